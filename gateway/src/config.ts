import { fileURLToPath } from 'node:url'
import { addressSchema, envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'
import ipaddr from 'ipaddr.js'
import type { JWK } from 'jose'
import { z } from 'zod'
import { addressNameOf, serviceNames } from './clients.ts'
import type { AddressName } from './clients.ts'

const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )

const network = z.string().refine((text) => ipaddr.isValid(text) || isCidr(text), 'must be an address or a CIDR')

const isCidr = (text: string): boolean => {
  try {
    return ipaddr.parseCIDR(text).length === 2
  } catch {
    return false
  }
}

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin')

const keySet = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      ctx.addIssue({ code: 'custom', message: 'must be a JSON key set' })
      return z.NEVER
    }
  })
  .pipe(
    z.object({
      keys: z
        .array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string().min(1) }))
        .min(1),
    }),
  )
  .transform(({ keys }): (JWK & { kid: string })[] => keys)

const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url))

const addressSchemas = Object.fromEntries(serviceNames.map((name) => [addressNameOf(name), addressSchema])) as Record<
  AddressName,
  typeof addressSchema
>

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envSchemas.process,
      ...envSchemas.redis,
      ...envSchemas.kafka,
      HOST: z.string().default('127.0.0.1'),
      PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
      ...addressSchemas,
      JWT_PUBLIC_KEYS: keySet,
      /** Networks whose X-Forwarded-For is trusted. Empty: the header is ignored. */
      TRUSTED_PROXIES: commaList.pipe(z.array(network)),
      CORS_ORIGINS: commaList.pipe(z.array(origin)),
      WEB_DIST: z.string().default(webDist),
      PICTURES_DIR: z.string().default(''),
      RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    },
    env,
  )
