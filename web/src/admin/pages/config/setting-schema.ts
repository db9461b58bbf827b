import { isSecretMark } from '@pandex/contracts/settings/secret-mark'
import { settingGroups } from '@pandex/contracts/settings/setting-groups'
import type { SettingGroup } from '@pandex/contracts/settings/setting-groups'
import { z } from 'zod'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { parseFields } from '../../../lib/settings/settings.ts'
import { issueMessage } from '../../kit/form/issue-message.ts'

/** The part of JSON Schema that settings use, with the config service's own keywords. */
export interface FieldSchema {
  type: 'string' | 'integer' | 'boolean' | 'array' | 'object'
  title?: string
  help?: string
  default?: unknown
  /** Never sent to visitors; a text of this kind is a secret. */
  private?: boolean
  /** Error message for a text that does not match `pattern`. */
  message?: string
  input?: string
  placeholders?: string[]
  enum?: string[]
  labels?: Record<string, string>
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
  properties?: Record<string, FieldSchema>
  items?: FieldSchema
  additionalProperties?: FieldSchema | false
}

type SettingRow = ApiOutput<'GET /admin/v1/site_config/schema'>['list'][number]

export interface SettingField {
  /** `<setting>.<field>`, or the setting's name if its value is one text. */
  path: string
  title: string
  schema: FieldSchema
}

export interface Setting {
  name: string
  title: string
  group: SettingGroup
  isPublic: boolean
  isJson: boolean
  schema: FieldSchema
  fields: readonly SettingField[]
}

const isGroup = (group: string): group is SettingGroup => Object.hasOwn(settingGroups, group)

export const readSetting = (row: SettingRow): Setting => {
  const schema = row.schema as unknown as FieldSchema
  const isJson = row.format === 'json'
  const { name, title } = row
  return {
    name,
    title,
    group: isGroup(row.group) ? row.group : 'other',
    isPublic: row.visibility === 'public',
    isJson,
    schema,
    fields: isJson
      ? Object.entries(schema.properties ?? {}).map(([field, of]) => ({
          path: `${name}.${field}`,
          title: of.title ?? field,
          schema: of,
        }))
      : [{ path: name, title, schema }],
  }
}

/** Default of a field: nested objects collect those of their fields, fields without one start empty. */
export const defaultOf = (schema: FieldSchema): unknown => {
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, defaultOf(field)]))
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const empty = { string: '', integer: schema.minimum ?? 0, boolean: false, array: [], object: {} }
  return empty[schema.type]
}

export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

const longTextLength = 1_000

export type ControlKind =
  | 'switch'
  | 'textSwitch'
  | 'number'
  | 'choice'
  | 'choices'
  | 'secret'
  | 'secretList'
  | 'texts'
  | 'objects'
  | 'object'
  | 'record'
  | 'cron'
  | 'template'
  | 'css'
  | 'image'
  | 'longText'
  | 'text'

export const controlKindOf = (schema: FieldSchema): ControlKind => {
  const { type, items } = schema
  if (type === 'boolean') return 'switch'
  if (type === 'integer') return 'number'
  if (type === 'object') return schema.properties ? 'object' : 'record'
  if (type === 'array') {
    if (items?.type === 'object') return 'objects'
    if (items?.enum) return 'choices'
    return schema.private ? 'secretList' : 'texts'
  }
  if (schema.enum) return isSame(schema.enum.toSorted(), ['false', 'true']) ? 'textSwitch' : 'choice'
  if (schema.private) return 'secret'
  if (schema.input === 'cron' || schema.input === 'image') return schema.input
  if (schema.placeholders) return 'template'
  if (schema.input === 'css') return 'css'
  return isLongText(schema) ? 'longText' : 'text'
}

export const isLongText = ({ maxLength = 0 }: FieldSchema): boolean => maxLength > longTextLength

/** Wide fields take the whole row of the form. */
export const isWide = (schema: FieldSchema): boolean =>
  ['objects', 'object', 'record', 'longText'].includes(controlKindOf(schema)) ||
  (schema.type === 'string' && isLongText(schema))

export type FieldValues = Record<string, unknown>

/** Values of a setting's fields by path. @param text missing or unreadable: all fields have their defaults */
export const readValues = (setting: Setting, text: string | undefined): FieldValues => {
  if (!setting.isJson) return { [setting.name]: text ?? defaultOf(setting.schema) }
  const stored = parseFields(text)
  return Object.fromEntries(
    setting.fields.map(({ path, schema }) => [path, stored[path.slice(setting.name.length + 1)] ?? defaultOf(schema)]),
  )
}

/** A setting's value as its readers get it. */
export const toValue = ({ name, isJson, fields }: Setting, values: FieldValues): unknown =>
  isJson
    ? Object.fromEntries(fields.map(({ path }) => [path.slice(name.length + 1), values[path]]))
    : (values[name] ?? '')

/** The setting's value as text, as the config service stores it. */
export const toText = (setting: Setting, values: FieldValues): string => {
  const value = toValue(setting, values)
  return setting.isJson ? JSON.stringify(value) : (value as string)
}

/** Messages by path inside a field; the field's own path is empty. */
export type FieldErrors = Readonly<Record<string, string>>

const schemaAt = (schema: FieldSchema | undefined, path: readonly PropertyKey[]): FieldSchema | undefined => {
  const [first, ...rest] = path
  if (!schema || first === undefined) return schema
  if (schema.items) return schemaAt(schema.items, rest)
  return schemaAt(schema.properties?.[String(first)] ?? (schema.additionalProperties || undefined), rest)
}

/** A record. While names are missing or repeated, its control reports the rows as a list of entries. */
const recordSchema = (item: z.ZodType): z.ZodType =>
  z
    .unknown()
    .refine((value) => !Array.isArray(value), '名称不能为空，也不能重复')
    .pipe(z.record(z.string(), item))

/** The bounds of a field. `z.fromJSONSchema` would add a helper to the scripts of all pages, which are at their limit. */
const toZod = (schema: FieldSchema): z.ZodType => {
  const { minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity, maxItems = Infinity } = schema
  if (schema.type === 'boolean') return z.boolean()
  if (schema.type === 'integer') return z.int().min(minimum).max(maximum)
  if (schema.type === 'array') return z.array(schema.items ? toZod(schema.items) : z.unknown()).max(maxItems)
  if (schema.properties)
    return z.object(Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, toZod(field)])))
  if (schema.type === 'object')
    return recordSchema(schema.additionalProperties ? toZod(schema.additionalProperties) : z.unknown())
  if (schema.enum) return z.enum(schema.enum)
  const text = z.string().min(minLength).max(maxLength)
  return schema.pattern === undefined ? text : text.regex(new RegExp(schema.pattern))
}

const isMark = (value: unknown): boolean => typeof value === 'string' && isSecretMark(value)

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** Returns a check of a setting's values against the bounds of its schema: errors by the path of the field. */
export const settingChecker = (setting: Setting): ((values: FieldValues) => Record<string, FieldErrors>) => {
  const schema = toZod(setting.schema)
  return (values) => {
    const value = toValue(setting, values)
    const result = schema.safeParse(value)
    const errors: Record<string, Record<string, string>> = {}
    for (const issue of result.error?.issues ?? []) {
      // The mark of a stored secret need not have the secret's format.
      if (isMark(valueAt(value, issue.path))) continue
      const [field, ...inner] = setting.isJson ? issue.path : ['', ...issue.path]
      const path = field === '' ? setting.name : `${setting.name}.${String(field)}`
      const form =
        issue.code === 'custom'
          ? issue.message
          : issue.code === 'invalid_format'
            ? schemaAt(setting.schema, issue.path)?.message
            : undefined
      const own = (errors[path] ??= {})
      own[inner.join('.')] ??= form ?? issueMessage(issue)
    }
    return errors
  }
}

const errorForm = /^配置项 ([\w.]+)：([^]+)$/

/** Field and message of the config service's refusal; undefined if it names no known field. */
export const readServerError = (
  settings: readonly Setting[],
  message: string,
): { path: string; inner: string; message: string } | undefined => {
  const [, place = '', text = ''] = errorForm.exec(message) ?? []
  const field = settings
    .flatMap(({ fields }) => fields)
    .find(({ path }) => place === path || place.startsWith(`${path}.`))
  return field && { path: field.path, inner: place.slice(field.path.length + 1), message: text }
}

/** Whether the words of a search occur in the field's title, help or name, or in its setting's title. */
export const matchesQuery = (setting: Setting, { path, title, schema }: SettingField, query: string): boolean => {
  const text = [setting.title, title, schema.help ?? '', path].join('\n').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const setText = '已设置'

/** Formats a value for the changed-field notes and the history. */
export const describeValue = (schema: FieldSchema | undefined, value: unknown): string => {
  if (value === undefined || value === null || value === '') return '（空）'
  if (typeof value === 'boolean') return value ? '开' : '关'
  if (schema && controlKindOf(schema) === 'textSwitch') return value === 'true' ? '开' : '关'
  if (typeof value === 'string') return isMark(value) ? setText : (schema?.labels?.[value] ?? value)
  if (Array.isArray(value)) return value.length === 0 ? '（空）' : `${value.length} 项`
  if (typeof value === 'object')
    return Object.keys(value).length === 0
      ? '（空）'
      : JSON.stringify(value, (_key, part: unknown) => (isMark(part) ? setText : part))
  return String(value as number)
}
