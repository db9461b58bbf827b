import { z } from 'zod'
import { text } from './fields.ts'

export const CreateChallenge = z.object({
  /** Empty: the configured type. */
  type: z.enum(['', 'click', 'rotate']).default(''),
  purpose: z.enum(['login', 'register', 'mail', 'import', 'access']).default('login'),
})

export const CheckAnswer = z.object({ key: text(100), /** Encrypted, base64. */ dots: text(4_000) })
