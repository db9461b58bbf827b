import type { Secrets } from '@pandex/contracts/derive-key'
import { createSealer } from '@pandex/contracts/sealer'
import type { Sealer } from '@pandex/contracts/sealer'
import { z } from 'zod'

const requestedMail = z.object({
  to: z.string(),
  purpose: z.enum(['register', 'find_pass', 'change_email']),
  code: z.string(),
})

export type RequestedMail = z.infer<typeof requestedMail>

/** Encrypts mails for outbox, Kafka and dead letters. A sealed mail only opens for its own event. */
export const createMailSealer = (serviceSecret: string | Secrets): MailSealer =>
  createSealer(requestedMail, serviceSecret, 'user mails')

export type MailSealer = Sealer<RequestedMail>
