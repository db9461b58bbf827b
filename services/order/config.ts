import { addressSchema, envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envSchemas.process,
      ...envSchemas.grpc,
      ...envSchemas.postgres,
      ...envSchemas.kafka,
      CONFIG_ADDR: addressSchema,
      USER_ADDR: addressSchema,
    },
    env,
  )
