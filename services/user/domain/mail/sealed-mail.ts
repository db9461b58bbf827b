import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from '../derive-key.ts'

const requestedMail = z.object({
  to: z.string(),
  purpose: z.enum(['register', 'find_pass', 'change_email']),
  code: z.string(),
})

export type RequestedMail = z.infer<typeof requestedMail>

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts mails for outbox, Kafka and dead letters: AES-256-GCM, base64url of IV, ciphertext and tag.
 * The mail id is the associated data, so that a sealed mail only opens for its own event.
 */
export const createMailSealer = (serviceSecret: string) => {
  const key = deriveKey(serviceSecret, 'mails')
  return {
    seal: (mail: RequestedMail, mailId: string): string => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(mailId))
      const closed = [iv, cipher.update(JSON.stringify(mail)), cipher.final()]
      return Buffer.concat([...closed, cipher.getAuthTag()]).toString('base64url')
    },
    /** @throws Error if the key or the id differs, or the data was changed */
    open: (sealed: string, mailId: string): RequestedMail => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(mailId)).setAuthTag(bytes.subarray(-tagBytes))
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
      return requestedMail.parse(JSON.parse(text.toString()))
    },
  }
}

export type MailSealer = ReturnType<typeof createMailSealer>
