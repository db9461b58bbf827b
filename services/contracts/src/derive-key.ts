import { hkdfSync } from 'node:crypto'

/** Secrets of the services: the first makes new keys, all are accepted. */
export type Secrets = readonly [current: string, ...accepted: string[]]

export const listSecrets = (secrets: string | Secrets): Secrets => (typeof secrets === 'string' ? [secrets] : secrets)

/**
 * Independent 256-bit key per purpose, derived from the shared secret (HKDF-SHA256, RFC 5869). A changed purpose makes existing hashes and
 * encrypted texts unusable.
 */
export const deriveKey = (serviceSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serviceSecret, '', `pandex ${purpose}`, 32))
