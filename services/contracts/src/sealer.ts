import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { deriveKey, listSecrets } from './derive-key.ts'
import type { Secrets } from './derive-key.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface Sealer<T> {
  seal: (value: T, id: string) => string
  /** @throws Error if all keys or the id differ, or the data was changed */
  open: (sealed: string, id: string) => T
}

const openWithAny = (keys: readonly Buffer[], open: (key: Buffer) => string): string => {
  const errors: unknown[] = []
  for (const key of keys) {
    try {
      return open(key)
    } catch (error) {
      errors.push(error)
    }
  }
  throw errors[0]
}

/**
 * Encrypts values for outbox, Kafka and dead letters: AES-256-GCM, base64url of IV, ciphertext and tag. The id is the associated data, so
 * that a value only opens for its own event.
 * @param serviceSecret seals with the first one if there are several, opens with each
 * @param purpose separates the keys that are derived from the shared secret
 */
export const createSealer = <T>(schema: z.ZodType<T>, serviceSecret: string | Secrets, purpose: string): Sealer<T> => {
  const secrets = listSecrets(serviceSecret)
  const current = deriveKey(secrets[0], purpose)
  const keys = [current, ...secrets.slice(1).map((secret) => deriveKey(secret, purpose))]
  return {
    seal: (value, id) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, current, iv).setAAD(Buffer.from(id))
      const text = JSON.stringify(value)
      return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open: (sealed, id) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const open = (key: Buffer): string => {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-tagBytes))
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
      }
      return schema.parse(JSON.parse(openWithAny(keys, open)))
    },
  }
}
