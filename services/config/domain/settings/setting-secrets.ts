import { listSecrets } from '@pandex/contracts/derive-key'
import type { Secrets } from '@pandex/contracts/derive-key'
import { createSealer } from '@pandex/contracts/sealer'
import type { Sealer } from '@pandex/contracts/sealer'
import { z } from 'zod'
import { settingByName } from './checked-settings.ts'

/** Encrypts the secret fields of settings for the database. Both functions leave all other values as they are. */
export interface SettingSecrets {
  seal: (name: string, text: string) => string
  /** Reads plain values of earlier versions too. A value that cannot be opened counts as absent. */
  open: (name: string, text: string) => string
  /** Whether a stored text holds a secret that is not encrypted with the current secret of the services, and can be. */
  needsSealing: (name: string, text: string) => boolean
}

const mark = 'sealed:v1:'

type Fields = Record<string, unknown>

const readFields = (text: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith(mark)

/** Switches and numbers that the public must not see hold no secret. */
const holdsText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0

const canOpen = (sealer: Sealer<unknown>, text: string, path: string): boolean => {
  try {
    sealer.open(text, path)
    return true
  } catch {
    return false
  }
}

const findSecretFields = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([, field]) => field.meta()?.['private'] === true)
        .map(([field]) => field)
    : []

const secretFields: ReadonlyMap<string, readonly string[]> = new Map(
  [...settingByName]
    .map(([name, { schema }]) => [name, findSecretFields(schema)] as const)
    .filter(([, fields]) => fields.length > 0),
)

/** Settings with secret fields. */
export const secretSettings: readonly string[] = [...secretFields.keys()]

/** @param onFailure called with the path of a value that cannot be opened: the secret of the services has changed */
export const createSettingSecrets = (
  serviceSecret: string | Secrets,
  onFailure: (path: string) => void = () => undefined,
): SettingSecrets => {
  const sealer = createSealer(z.unknown(), serviceSecret, 'settings')
  const current = createSealer(z.unknown(), listSecrets(serviceSecret)[0], 'settings')

  const isOutdated = (value: unknown, path: string): value is string => {
    if (!isSealed(value)) return false
    const text = value.slice(mark.length)
    return !canOpen(current, text, path) && canOpen(sealer, text, path)
  }

  const change = (name: string, text: string, convert: (value: unknown, path: string) => unknown): string => {
    const names = secretFields.get(name)
    const fields = names && readFields(text)
    if (!fields) return text
    for (const field of names) {
      if (!(field in fields)) continue
      const value = convert(fields[field], `${name}.${field}`)
      if (value === undefined) Reflect.deleteProperty(fields, field)
      else fields[field] = value
    }
    return JSON.stringify(fields)
  }

  return {
    seal: (name, text) =>
      change(name, text, (value, path) => {
        if (isOutdated(value, path)) return mark + sealer.seal(sealer.open(value.slice(mark.length), path), path)
        return holdsText(value) && !isSealed(value) ? mark + sealer.seal(value, path) : value
      }),
    open: (name, text) =>
      change(name, text, (value, path) => {
        if (!isSealed(value)) return value
        try {
          return sealer.open(value.slice(mark.length), path)
        } catch {
          onFailure(path)
          return undefined
        }
      }),
    needsSealing: (name, text) => {
      const fields = readFields(text) ?? {}
      return (secretFields.get(name) ?? []).some((field) => {
        const value = fields[field]
        return (holdsText(value) && !isSealed(value)) || isOutdated(value, `${name}.${field}`)
      })
    },
  }
}
