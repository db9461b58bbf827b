import { envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'
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
      ...envSchemas.process,
      ...envSchemas.grpc,
      ...envSchemas.postgres,
      ...envSchemas.kafka,
      ...envSchemas.privateHosts,
      /** Same variable as the gateway's: networks that no blacklist entry may match. */
      TRUSTED_PROXIES: z
        .string()
        .default('')
        .transform((list) => list.split(',').filter((item) => item.trim() !== ''))
        .pipe(z.array(network)),
    },
    env,
  )
