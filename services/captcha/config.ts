import { addressOf, envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'
import { z } from 'zod'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.process,
      ...envOf.grpc,
      ...envOf.redis,
      CONFIG_ADDR: addressOf,
      /** Number of prepared pictures per type, about 20 kB each. */
      PICTURES_READY: z.coerce.number().int().min(1).max(1_000).default(64),
    },
    env,
  )
