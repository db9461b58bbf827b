import { envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'
import { z } from 'zod'
import { readNetwork } from './domain/network.ts'

const network = z.string().transform((text, ctx) => {
  const read = readNetwork(text)
  if (read) return read
  ctx.addIssue({ code: 'custom', message: 'must be an address or a CIDR' })
  return z.NEVER
})

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.process,
      ...envOf.grpc,
      ...envOf.postgres,
      ...envOf.kafka,
      ...envOf.privateHosts,
      /** Same variable as the gateway's: networks that no blacklist entry may match. */
      TRUSTED_PROXIES: z
        .string()
        .default('')
        .transform((list) => list.split(',').filter((item) => item.trim() !== ''))
        .pipe(z.array(network)),
    },
    env,
  )
