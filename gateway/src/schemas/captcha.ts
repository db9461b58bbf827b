import { z } from 'zod'
import { text } from './fields.ts'

export const CreateChallenge = z.object({
  /** As the site is configured unless given. */
  type: z.enum(['', 'click', 'rotate']).default(''),
  /** What the token will be good for. */
  purpose: z.enum(['login', 'register', 'mail', 'import', 'access']).default('login'),
})

export const CheckAnswer = z.object({ key: text(100), /** Encrypted, base64. */ dots: text(4_000) })
