import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { deriveKey } from './derive-key.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface Sealer<T> {
  seal: (value: T, id: string) => string
  /** @throws Error if the key or the id differs, or the data was changed */
  open: (sealed: string, id: string) => T
}

/**
 * Encrypts values for outbox, Kafka and dead letters: AES-256-GCM, base64url of IV, ciphertext and tag. The id is the associated data, so
 * that a value only opens for its own event.
 * @param purpose separates the keys that are derived from the shared secret
 */
export const createSealer = <T>(schema: z.ZodType<T>, serviceSecret: string, purpose: string): Sealer<T> => {
  const key = deriveKey(serviceSecret, purpose)
  return {
    seal: (value, id) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(id))
      const text = JSON.stringify(value)
      return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open: (sealed, id) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-tagBytes))
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
      return schema.parse(JSON.parse(text))
    },
  }
}
