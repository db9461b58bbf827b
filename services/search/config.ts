import { z } from 'zod'
import { envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.process,
      ...envOf.grpc,
      ...envOf.kafka,
      ...envOf.elasticsearch,
      /** Copies of the index beside the first: 0 on a single node, where a copy has no place to be. */
      ELASTICSEARCH_REPLICAS: z.coerce.number().int().min(0).max(5).default(0),
    },
    env,
  )
