import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts texts for outbox, Kafka and dead letters: AES-256-GCM, base64url of IV, ciphertext and tag. The id is the associated data, so
 * that a text only opens for its own event.
 * @param purpose separates the keys that are derived from the shared secret (HKDF-SHA256, RFC 5869)
 */
export const createTextSealer = (serviceSecret: string, purpose: string) => {
  const key = Buffer.from(hkdfSync('sha256', serviceSecret, '', `pandex ${purpose}`, 32))
  return {
    seal: (text: string, id: string): string => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(id))
      return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    /** @throws Error if the key or the id differs, or the data was changed */
    open: (sealed: string, id: string): string => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
    },
  }
}
