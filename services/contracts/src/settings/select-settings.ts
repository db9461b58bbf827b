import type { z } from 'zod'
import { allSettings } from './all-settings.ts'
import type { SettingName, SettingValues } from './all-settings.ts'
import type { SettingDefinition } from './define-setting.ts'
import { derivedSettings } from './derived-settings.ts'
import type { DerivedName } from './derived-settings.ts'
import { readingSchema } from './reading-schema.ts'

type Values = SettingValues & Record<DerivedName, string>

export type SelectedSettings<K extends keyof Values> = Pick<Values, K>

interface Reading extends Pick<SettingDefinition, 'name' | 'format'> {
  schema: z.ZodType
}

const readingByName: ReadonlyMap<string, Reading> = new Map(
  allSettings.map(({ name, format, schema }) => [name, { name, format, schema: readingSchema(schema) }]),
)

const readJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The error of JSON.parse quotes the text, which may hold secrets.
    throw new Error(`setting ${name} is not JSON`)
  }
}

const parseSetting = ({ name, format, schema }: Reading, text: string | undefined): unknown =>
  schema.parse(format === 'json' ? readJson(name, text ?? '{}') : text)

const isDerived = (name: string): name is DerivedName => Object.hasOwn(derivedSettings, name)

/**
 * Selects settings by name.
 * @returns a function that parses the texts of `ListAll`: missing settings and fields get their defaults, unknown ones are dropped.
 * It throws if a value has the wrong type; the error quotes no value.
 */
export const selectSettings =
  <const K extends SettingName | DerivedName>(names: readonly K[]) =>
  (texts: Readonly<Record<string, string>>): SelectedSettings<K> => {
    const entries = names.map((name) => {
      const reading = readingByName.get(name)
      if (reading) return [name, parseSetting(reading, texts[name])]
      if (isDerived(name)) return [name, texts[name] ?? '']
      throw new Error(`no setting is named ${name}`)
    })
    return Object.fromEntries(entries) as SelectedSettings<K>
  }

/** Default value of a setting. */
export const defaultSetting = <K extends SettingName>(name: K): SettingValues[K] => selectSettings([name])({})[name]
