import { randomInt } from 'node:crypto'

/** Without 0, O, 1, I and L, which people mistake for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Letters of our alphabet from the system's CSPRNG, each as likely as the others: about 4.95 bits a letter. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/**
 * A code as it was made, however it was typed: small letters, the full-width ones of Chinese input methods, and spaces
 * and dashes between groups all mean the same code.
 */
export const normalizeCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_]/gu, '')

const inviteCode = new RegExp(`^[${alphabet}]{8}$`)

/** Whether a normalized code has the form of an account's invitation code. An activation key is always longer. */
export const isInviteCode = (code: string): boolean => inviteCode.test(code)
