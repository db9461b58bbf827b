import { hkdfSync } from 'node:crypto'

/** Independent 256-bit key per purpose, derived from the shared secret (HKDF-SHA256, RFC 5869). */
export const deriveKey = (serviceSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serviceSecret, '', `pandex user ${purpose}`, 32))
