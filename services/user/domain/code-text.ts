import { randomInt } from 'node:crypto'

/** Without 0, O, 1, I and L, which are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Uniform, from the system's CSPRNG: about 4.95 bits per character. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** Normalizes typed codes: case, full-width letters of Chinese input methods, spaces and dashes do not matter. */
export const normalizeCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_]/gu, '')

const inviteCode = new RegExp(`^[${alphabet}]{8}$`)

/** An activation key is always longer than an invitation code. */
export const isInviteCode = (code: string): boolean => inviteCode.test(code)
