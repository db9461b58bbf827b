import { describeSetting } from '@pandex/contracts/settings/describe-setting'
import { checkedSettings } from './checked-settings.ts'

/** Descriptions of all settings in the order of the registry. The schema is JSON text. */
export const settingSchemas = checkedSettings
  .map(describeSetting)
  .map(({ schema, ...setting }) => ({ ...setting, schema: JSON.stringify(schema) }))
