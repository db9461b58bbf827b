import { maskSecrets } from '@pandex/contracts/settings/mask-secrets'
import type { ConfigChange } from './check-change.ts'
import { checkedSettings, settingByName } from './checked-settings.ts'
import { readStored } from './read-stored.ts'
import { toText } from './site-config.ts'

/** Values for admins: a mark stands for each secret. */
export const maskChanges = (changes: readonly ConfigChange[]): Record<string, string> =>
  Object.fromEntries(
    changes.flatMap(({ name, value }) => {
      const key = settingByName.get(name)
      return key ? [[name, toText(key, maskSecrets(key.schema, readStored(key, value).value))]] : []
    }),
  )

/** All settings for admins. @param all texts of `buildSiteConfig` */
export const maskConfig = (all: Readonly<Record<string, string>>): Record<string, string> => ({
  ...all,
  ...maskChanges(checkedSettings.map(({ name }) => ({ name, value: all[name] ?? '' }))),
})
