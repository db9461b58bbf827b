import { createTextSealer } from '@pandex/contracts/sealed-text'
import { z } from 'zod'

const requestedMail = z.object({
  to: z.string(),
  purpose: z.enum(['register', 'find_pass', 'change_email']),
  code: z.string(),
})

export type RequestedMail = z.infer<typeof requestedMail>

/** Encrypts mails for outbox, Kafka and dead letters. A sealed mail only opens for its own event. */
export const createMailSealer = (serviceSecret: string) => {
  const sealer = createTextSealer(serviceSecret, 'user mails')
  return {
    seal: (mail: RequestedMail, mailId: string): string => sealer.seal(JSON.stringify(mail), mailId),
    /** @throws Error if the key or the id differs, or the data was changed */
    open: (sealed: string, mailId: string): RequestedMail =>
      requestedMail.parse(JSON.parse(sealer.open(sealed, mailId))),
  }
}

export type MailSealer = ReturnType<typeof createMailSealer>
