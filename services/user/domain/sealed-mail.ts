import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from './derive-key.ts'

const requestedMail = z.object({
  /** Mail address. */
  to: z.string(),
  purpose: z.enum(['register', 'find_pass', 'change_email']),
  code: z.string(),
})

/** A mail that is to be written and sent. */
export type RequestedMail = z.infer<typeof requestedMail>

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Closes mails so that outbox, Kafka and dead letters hold neither codes nor addresses: AES-256-GCM, base64url of IV,
 * ciphertext and tag. The mail's id is bound in, so that what was sealed for one event opens in no other.
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
    /** @throws Error when it was sealed by another key or for another id, or was changed */
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
