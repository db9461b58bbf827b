import { failureOf } from '../../lib/api/api.ts'

/** What the site requires for further pages, by envelope code. */
const requirementsByCode = { 405: 'login', 406: 'passphrase', 408: 'coins', 410: 'pay' } as const

export type SearchRequirement = (typeof requirementsByCode)[keyof typeof requirementsByCode]

export const readSearchRequirement = (error: unknown): SearchRequirement | undefined => {
  if (!error) return undefined
  const { code } = failureOf(error)
  return Object.hasOwn(requirementsByCode, code)
    ? requirementsByCode[code as keyof typeof requirementsByCode]
    : undefined
}

const storageKey = 'pandex.passphrase'

/** The passphrase typed in this tab; empty when there is none. */
export const readPassphrase = (): string => {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export const savePassphrase = (passphrase: string): void => {
  try {
    sessionStorage.setItem(storageKey, passphrase)
  } catch {
    // Without storage, the next page asks for the passphrase again.
  }
}
