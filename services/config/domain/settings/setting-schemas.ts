import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'
import { z } from 'zod'
import { checkedSettings } from './checked-settings.ts'

export interface SettingSchema {
  name: string
  title: string
  visibility: string
  format: string
  /** JSON Schema with titles, help, defaults, bounds and private marks of the fields, as JSON text. */
  schema: string
}

const describe = ({ name, title, visibility, format, schema }: SettingDefinition): SettingSchema => ({
  name,
  title,
  visibility,
  format,
  schema: JSON.stringify(z.toJSONSchema(schema, { io: 'input' })),
})

/** Schemas of all settings in the order of the registry. */
export const settingSchemas: readonly SettingSchema[] = checkedSettings.map(describe)
