import { hkdfSync } from 'node:crypto'

/**
 * A key of 256 bits for one purpose, made of the services' common secret (HKDF with SHA-256, RFC 5869): what is learned of one
 * tells nothing of the others.
 */
export const deriveKey = (serviceSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serviceSecret, '', `pandex user ${purpose}`, 32))
