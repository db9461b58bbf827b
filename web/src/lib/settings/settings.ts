import type { PublicSettings } from '@pandex/contracts/settings/all-settings'
import { publicDefaults } from '@pandex/contracts/settings/public-defaults'

type Fields = Record<string, unknown>

/** Fields of a structured setting; none if the text is missing or malformed. */
export const parseFields = (text: string | undefined): Fields => {
  try {
    return (JSON.parse(text ?? '{}') as Fields | null) ?? {}
  } catch {
    return {}
  }
}

/** Keeps stored fields of the default's type; lists hold objects only. */
const fieldOf = (stored: unknown, fallback: unknown): unknown => {
  if (typeof stored !== typeof fallback || Array.isArray(stored) !== Array.isArray(fallback)) return fallback
  if (typeof stored === 'string') return stored.trim()
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'object' && item !== null) : stored
}

/**
 * Parses the gateway's configuration (name → text; structured settings hold JSON).
 * Missing or malformed values have the registry's defaults, so that no setting can break a page.
 */
export const readSettings = <D extends object = PublicSettings>(
  texts: Readonly<Record<string, string>>,
  defaults = publicDefaults as unknown as D,
): D =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]: [string, string | Fields]) => {
      if (typeof value === 'string') return [name, texts[name] ?? value]
      const stored = parseFields(texts[name])
      const fields = Object.entries(value).map(([field, fallback]) => [field, fieldOf(stored[field], fallback)])
      return [name, Object.fromEntries(fields)]
    }),
  ) as D

/** Replaces empty texts of a setting by their defaults, where an empty one would leave a heading or a button without text. */
export const fillTexts = <D extends object, K extends keyof D>(
  settings: D,
  name: K,
  defaults = publicDefaults as unknown as D,
): D[K] => {
  const fallbacks = defaults[name] as Fields
  const fields = Object.entries(settings[name] as Fields).map(([field, value]) => [
    field,
    value === '' ? fallbacks[field] : value,
  ])
  return Object.fromEntries(fields) as D[K]
}
