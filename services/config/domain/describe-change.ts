import { allKeys } from './keys/all.ts'
import type { ConfigKey } from './keys/define-key.ts'
import { publicPart } from './public-part.ts'
import { readStored } from './read-stored.ts'

export interface StoredChange {
  name: string
  before: string | undefined
  after: string
}

const hidden = '***'

/** Longer values are truncated in the audit log; the configuration history holds them whole. */
const maxToldLength = 500

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** PostgreSQL's JSON rejects NUL and unpaired surrogates. */
const cleanText = (text: string): string => text.slice(0, maxToldLength).replaceAll('\0', '').toWellFormed()

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  const text = JSON.stringify(value) ?? ''
  return typeof value === 'object' ? cleanText(text) : value
}

const keyByName = new Map(allKeys.map((key) => [key.name, key]))

const fieldsOf = (key: ConfigKey, value: unknown): Record<string, unknown> =>
  key.format === 'json' ? (value as Record<string, unknown>) : { value }

export const describeChange = ({ name, before, after }: StoredChange): Record<string, unknown> => {
  const key = keyByName.get(name)
  if (!key) return { value: [before ?? null, after] }
  const [was, is] = [readStored(key, before).value, readStored(key, after).value]
  const shown = (value: unknown): Record<string, unknown> =>
    key.visibility === 'public' ? fieldsOf(key, publicPart(key.schema, value)) : {}
  const [oldFields, newFields, oldShown, newShown] = [fieldsOf(key, was), fieldsOf(key, is), shown(was), shown(is)]
  const told = Object.keys(newFields)
    .filter((field) => !isSame(oldFields[field], newFields[field]))
    .map((field) => [
      field,
      isSame(oldShown[field], newShown[field]) ? hidden : [shorten(oldShown[field]), shorten(newShown[field])],
    ])
  return Object.fromEntries(told) as Record<string, unknown>
}
