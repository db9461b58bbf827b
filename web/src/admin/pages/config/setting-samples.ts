import { allSettings } from '@pandex/contracts/settings/all-settings'
import { describeSetting } from '@pandex/contracts/settings/describe-setting'
import type { SettingName } from '@pandex/contracts/settings/all-settings'

/** The schemas of the registry, as the config service describes them. */
export const registrySchemas = allSettings.map((setting) => describeSetting(setting))

/** All settings as texts: their defaults with some fields changed. */
export const storedTexts = (changes: Partial<Record<SettingName, object | string>> = {}): Record<string, string> =>
  Object.fromEntries(
    allSettings.map(({ name, format, schema }) => {
      const change = changes[name]
      if (format === 'plain') return [name, String(schema.parse(change))]
      return [name, JSON.stringify(schema.parse(change ?? {}))]
    }),
  )
