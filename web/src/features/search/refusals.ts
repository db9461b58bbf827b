import { failureOf } from '../../lib/api.ts'

/** What the site requires for further pages, by envelope code. */
const asks = { 405: 'login', 406: 'passphrase', 408: 'coins', 410: 'pay' } as const

export type Ask = (typeof asks)[keyof typeof asks]

export const askOf = (error: unknown): Ask | undefined => {
  if (!error) return undefined
  const { code } = failureOf(error)
  return Object.hasOwn(asks, code) ? asks[code as keyof typeof asks] : undefined
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
