/** Changes of single fields: each reads the stored key and returns the complete key with the change. */
import { AppError } from '@pandex/platform/errors'
import { checkChange } from './check-change.ts'
import type { ConfigChange } from './check-change.ts'
import { seoPushSetting } from '@pandex/contracts/settings/seo'
import { readStored } from './read-stored.ts'

type Stored = ReadonlyMap<string, string>

/** Format of the protocol (indexnow.org/documentation): the key is the name of the verification file. */
const indexNowKeyForm = /^[A-Za-z0-9-]{8,128}$/

/** Sets the IndexNow key and enables pushes. @throws AppError invalid config.bad_value */
export const withIndexNowKey = (stored: Stored, key: string): ConfigChange => {
  if (!indexNowKeyForm.test(key))
    throw new AppError('invalid', 'config.bad_value', '密钥须为 8 到 128 个字母、数字或短横线', { fields: ['key'] })
  const { name } = seoPushSetting
  const value = seoPushSetting.schema.parse(readStored(seoPushSetting, stored.get(name)).value)
  return checkChange({ name, value: JSON.stringify({ ...value, indexnow_key: key, indexnow_enabled: true }) })
}
