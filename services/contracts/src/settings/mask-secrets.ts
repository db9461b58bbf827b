import { z } from 'zod'
import { isSecretMark, secretMark } from './secret-mark.ts'

type Path = readonly string[]
type Replace = (text: string, path: Path) => string

const isPrivate = (schema: z.core.$ZodType): boolean => z.globalRegistry.get(schema)?.['private'] === true

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list's items are addressed by their names where these are unique, so that a mark survives a new order of the list. */
const itemKey = (items: readonly unknown[], index: number): string => {
  const nameAt = (item: unknown): unknown => (isObject(item) ? item['name'] : undefined)
  const name = nameAt(items[index])
  const isUnique = items.filter((item) => nameAt(item) === name).length === 1
  return typeof name === 'string' && isUnique ? `=${name}` : String(index)
}

/** Replaces the secrets of a value, which may not fit the schema: the texts of private fields, at any depth. */
const mapSecrets = (
  schema: z.core.$ZodType,
  value: unknown,
  replace: Replace,
  path: Path = [],
  isInPrivate = false,
): unknown => {
  const isSecret = isInPrivate || isPrivate(schema)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return mapSecrets(schema.def.innerType, value, replace, path, isSecret)
  const mapped = (inner: z.core.$ZodType | undefined, part: unknown, key: string): unknown =>
    inner ? mapSecrets(inner, part, replace, [...path, key], isSecret) : part
  if (schema instanceof z.ZodString) return isSecret && typeof value === 'string' ? replace(value, path) : value
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown, index) => mapped(schema.def.element, item, itemKey(value, index)))
  if (!isObject(value)) return value
  const innerOf = (key: string): z.core.$ZodType | undefined => {
    if (schema instanceof z.ZodRecord) return schema.def.valueType
    return schema instanceof z.ZodObject && Object.hasOwn(schema.def.shape, key) ? schema.def.shape[key] : undefined
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(innerOf(key), part, key)]))
}

/** The value with a mark in place of each secret; empty texts stay empty. */
export const maskSecrets = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapSecrets(schema, value, (text, path) => (text === '' ? '' : secretMark(path)))

/**
 * Replaces marks in secret fields by the stored secrets.
 * @param stored the setting's stored value
 * @throws UnknownMarkError if a mark names no stored secret
 */
export const restoreSecrets = (schema: z.core.$ZodType, value: unknown, stored: unknown): unknown => {
  const secrets = new Map<string, string>()
  mapSecrets(schema, stored, (text, path) => {
    secrets.set(secretMark(path), text)
    return text
  })
  return mapSecrets(schema, value, (text, path) => {
    if (!isSecretMark(text)) return text
    const secret = secrets.get(text)
    if (secret === undefined || secret === '') throw new UnknownMarkError(path)
    return secret
  })
}

export class UnknownMarkError extends Error {
  readonly path: Path

  constructor(path: Path) {
    super('the mark names no stored secret')
    this.path = path
  }
}
