import { addressSchema, envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'
import { z } from 'zod'
import type { SigningKey } from './domain/accounts/session-token.ts'

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
      ...envSchemas.process,
      ...envSchemas.grpc,
      ...envSchemas.postgres,
      ...envSchemas.redis,
      ...envSchemas.kafka,
      ...envSchemas.privateHosts,
      CONFIG_ADDR: addressSchema,
      CAPTCHA_ADDR: addressSchema,
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
      ...envSchemas.postgres,
      PANDEX_ADMIN_PASSWORD: z
        .literal('')
        .transform(() => undefined)
        .or(z.string().min(8).max(128))
        .optional(),
    },
    env,
  )
