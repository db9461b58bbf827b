import { addressSchema, envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'
import { z } from 'zod'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envSchemas.process,
      ...envSchemas.grpc,
      ...envSchemas.redis,
      CONFIG_ADDR: addressSchema,
      /** Number of prepared pictures per type, about 20 kB each. */
      PICTURES_READY: z.coerce.number().int().min(1).max(1_000).default(64),
    },
    env,
  )
