import { addressOf, envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.process,
      ...envOf.grpc,
      ...envOf.postgres,
      ...envOf.kafka,
      CAPTCHA_ADDR: addressOf,
      CONFIG_ADDR: addressOf,
      DISK_ADDR: addressOf,
      SEARCH_ADDR: addressOf,
    },
    env,
  )
