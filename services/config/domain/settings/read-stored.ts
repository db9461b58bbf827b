import type { z } from 'zod'
import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'

export interface StoredReading {
  value: unknown
  isDamaged: boolean
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.path.length > 0 ? [String(issue.path[0])] : issue.code === 'unrecognized_keys' ? issue.keys : []

/**
 * Never throws: the schema may be stricter than when the text was stored, and the site must still start.
 * Invalid fields get their defaults; an unusable text counts as absent.
 */
export const readStored = (key: SettingDefinition, text: string | undefined): StoredReading => {
  const defaults = (): unknown => key.schema.parse(key.format === 'json' ? {} : undefined)
  if (text === undefined) return { value: defaults(), isDamaged: false }
  const raw = key.format === 'json' ? parseJson(text) : text
  const first = key.schema.safeParse(raw)
  if (first.success) return { value: first.data, isDamaged: false }
  const unfit = new Set(first.error.issues.flatMap(fieldsOf))
  const rest = Object.entries(raw && typeof raw === 'object' ? raw : {}).filter(([field]) => !unfit.has(field))
  const second = key.schema.safeParse(Object.fromEntries(rest))
  return { value: second.success ? second.data : defaults(), isDamaged: true }
}
