import { readValues } from './setting-schema.ts'
import type { FieldSchema, Setting } from './setting-schema.ts'
import type { StoredTexts } from './use-settings-form.ts'

const fileFormat = 'pandex-config'
const fileVersion = 1

/** Whether values of a field contain secrets. Numbers and switches may be private, but are not secret. */
const holdsSecret = (schema: FieldSchema, isInPrivate = false): boolean => {
  const isPrivate = isInPrivate || schema.private === true
  if (schema.items) return holdsSecret(schema.items, isPrivate)
  if (schema.properties) return Object.values(schema.properties).some((field) => holdsSecret(field, isPrivate))
  if (schema.additionalProperties) return holdsSecret(schema.additionalProperties, isPrivate)
  return isPrivate && schema.type === 'string'
}

/** Paths of the fields that an exported file leaves out because they hold secrets. */
export const secretPathsOf = (settings: readonly Setting[]): string[] =>
  settings
    .flatMap(({ fields }) => fields)
    .filter(({ schema }) => holdsSecret(schema))
    .map(({ path }) => path)

/** Writes all settings as JSON text, without the fields that hold secrets. */
export const writeConfigFile = (settings: readonly Setting[], texts: StoredTexts, now: Date): string => {
  const leftOut = secretPathsOf(settings)
  const values = settings.map((setting) => {
    const read = readValues(setting, texts[setting.name])
    if (!setting.isJson) return [setting.name, read[setting.name]]
    const shown = Object.entries(read).filter(([path]) => !leftOut.includes(path))
    return [
      setting.name,
      Object.fromEntries(shown.map(([path, value]) => [path.slice(setting.name.length + 1), value])),
    ]
  })
  const file = {
    format: fileFormat,
    version: fileVersion,
    exported_at: now.toISOString(),
    note: '不含密码、密钥和令牌（见 left_out）；导入时这些项保持原值。',
    left_out: leftOut,
    settings: Object.fromEntries(values) as Record<string, unknown>,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Settings of a file, as the import takes them; undefined if the text is no configuration file. */
export const readConfigFile = (text: string): { name: string; value: string }[] | undefined => {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return undefined
  }
  const { format, version, settings } = (file ?? {}) as Record<string, unknown>
  if (format !== fileFormat || version !== fileVersion || typeof settings !== 'object' || settings === null)
    return undefined
  return Object.entries(settings).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}
