import { addressOf, envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'
import { z } from 'zod'
import type { SigningKey } from './domain/session-token.ts'

const jwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string().min(1),
  x: z.base64url().length(43),
  d: z.base64url().length(43),
})

/** Ed25519 private key as JSON. The error message omits the value: the key signs every session. */
const signingKey = z.string().transform((text, ctx): SigningKey => {
  try {
    return jwk.parse(JSON.parse(text))
  } catch {
    ctx.addIssue('must be an Ed25519 private key as a JSON Web Key with a kid')
    return z.NEVER
  }
})

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.process,
      ...envOf.grpc,
      ...envOf.postgres,
      ...envOf.redis,
      ...envOf.kafka,
      ...envOf.privateHosts,
      CONFIG_ADDR: addressOf,
      CAPTCHA_ADDR: addressOf,
      JWT_PRIVATE_KEY: signingKey,
    },
    env,
  )

/**
 * Configuration of `create-first-admin.ts`. An empty password counts as unset, because deployment files pass unset variables as empty.
 */
export const loadFirstAdminConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.postgres,
      PANDEX_ADMIN_PASSWORD: z
        .literal('')
        .transform(() => undefined)
        .or(z.string().min(8).max(128))
        .optional(),
    },
    env,
  )
