import { captchaPurposes, challengeTypes } from '@pandex/contracts/enums'
import { z } from 'zod'
import { text } from './fields.ts'

export const CreateChallenge = z.object({
  /** Empty: the configured type. */
  type: z.enum(['', ...challengeTypes]).default(''),
  purpose: z.enum(captchaPurposes).default('login'),
})

export const CheckAnswer = z.object({ key: text(100), /** Encrypted, base64. */ dots: text(4_000) })
