import { publicPart } from '@pandex/contracts/settings/public-part'
import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'
import { settingByName } from './checked-settings.ts'
import { readStored } from './read-stored.ts'

export interface StoredChange {
  name: string
  before: string | undefined
  after: string
}

const hidden = '***'

/** Longer values are truncated in the audit log; the configuration history holds them whole. */
const maxAuditedLength = 500

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** PostgreSQL's JSON rejects NUL and unpaired surrogates. */
const cleanText = (text: string): string => text.slice(0, maxAuditedLength).replaceAll('\0', '').toWellFormed()

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  const text = JSON.stringify(value) ?? ''
  return typeof value === 'object' ? cleanText(text) : value
}

const fieldsOf = (key: SettingDefinition, value: unknown): Record<string, unknown> =>
  key.format === 'json' ? (value as Record<string, unknown>) : { value }

/**
 * The changed fields with their values before and after. Private fields are masked.
 * @param showsPrivateSettings whether the other fields of private settings are shown: to admins, but not in events
 */
export const describeChange = (
  { name, before, after }: StoredChange,
  { showsPrivateSettings = false } = {},
): Record<string, unknown> => {
  const key = settingByName.get(name)
  if (!key) return { value: [before ?? null, after] }
  const [was, is] = [readStored(key, before).value, readStored(key, after).value]
  const shown = (value: unknown): Record<string, unknown> =>
    showsPrivateSettings || key.visibility === 'public' ? fieldsOf(key, publicPart(key.schema, value)) : {}
  const [oldFields, newFields, oldShown, newShown] = [fieldsOf(key, was), fieldsOf(key, is), shown(was), shown(is)]
  const entries = Object.keys(newFields)
    .filter((field) => !isSame(oldFields[field], newFields[field]))
    .map((field) => [
      field,
      isSame(oldShown[field], newShown[field]) ? hidden : [shorten(oldShown[field]), shorten(newShown[field])],
    ])
  return Object.fromEntries(entries) as Record<string, unknown>
}
