import { addressSchema, envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envSchemas.process,
      ...envSchemas.grpc,
      ...envSchemas.postgres,
      ...envSchemas.kafka,
      CAPTCHA_ADDR: addressSchema,
      CONFIG_ADDR: addressSchema,
      DISK_ADDR: addressSchema,
      ORDER_ADDR: addressSchema,
      SEARCH_ADDR: addressSchema,
    },
    env,
  )
