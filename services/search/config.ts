import { z } from 'zod'
import { addressOf, envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'

const ofIndex = {
  ...envOf.elasticsearch,
  /** Parts of a new index. One is best up to some millions of documents: each part scores by itself. */
  ELASTICSEARCH_SHARDS: z.coerce.number().int().min(1).max(20).default(1),
  /** Copies of the index beside the first: 0 on a single node, where a copy has no place to be. */
  ELASTICSEARCH_REPLICAS: z.coerce.number().int().min(0).max(5).default(0),
}

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.process,
      ...envOf.grpc,
      ...envOf.kafka,
      ...envOf.postgres,
      ...ofIndex,
      CONFIG_ADDR: addressOf,
      DISK_ADDR: addressOf,
      USER_ADDR: addressOf,
      /** Searches that run at a time; by default as many as the processors of the cluster's data nodes. */
      SEARCH_SLOTS: z.coerce.number().int().min(1).max(1_000).optional(),
    },
    env,
  )

/** What `check-index.ts` reads. */
export const loadCheckConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.postgres,
      ...ofIndex,
      SERVICE_SECRET: envOf.process.SERVICE_SECRET,
      LOG_LEVEL: envOf.process.LOG_LEVEL,
      DISK_ADDR: addressOf,
    },
    env,
  )
