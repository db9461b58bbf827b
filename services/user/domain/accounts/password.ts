import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** Minimum of OWASP ASVS 5.0 (appendix C) for argon2id with two passes. Memory in KiB; a hash takes about 10 ms of CPU. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

const saltBytes = 16
const hashBytes = 32

/** PHC strings use base64 without padding. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes)
  const hash = await derive('argon2id', { ...cost, message: password, nonce: salt, tagLength: hashBytes })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** Uses the cost stored in `phc`, so that old hashes stay valid when the cost changes. @throws Error if `phc` is malformed */
export const verifyPassword = async (password: string, phc: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phcForm.exec(phc) ?? []
  if (!hash) throw new Error('stored password is not an argon2id PHC string')
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** Compared for unknown accounts, so that they take as long as known ones. No password matches it. */
export const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(randomBytes(saltBytes))}$${encode(randomBytes(hashBytes))}`

/** Without lookalike characters: people type the password from a terminal. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 20 characters, 116 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 20 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
