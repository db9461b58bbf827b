import { z } from 'zod'
import { line, text } from './fields.ts'

export const Login = z
  .object({
    /** User name or mail address. */
    username: line(254),
    password: z.string().min(1).max(1_000),
    /** Captcha token, where the site asks for one. */
    token: text(500).optional(),
  })
  .transform(({ username, password }) => ({ username, password }))

export const GetInfo = z.object({})
