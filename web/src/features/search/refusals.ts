import { failureOf } from '../../lib/api.ts'

/** What the site asks for before it shows further pages, by the envelope's code. */
const asks = { 405: 'login', 406: 'passphrase', 408: 'coins', 410: 'pay' } as const

export type Ask = (typeof asks)[keyof typeof asks]

/** What would have to be done for an answer; undefined when the failure is of another sort. */
export const askOf = (error: unknown): Ask | undefined => {
  if (!error) return undefined
  const { code } = failureOf(error)
  return Object.hasOwn(asks, code) ? asks[code as keyof typeof asks] : undefined
}

const storageKey = 'pandex.passphrase'

/** The passphrase that was typed since the browser was opened; empty when there is none. */
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
    // A forbidden storage means that it is asked for again with the next page.
  }
}
