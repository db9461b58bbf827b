import { z } from 'zod'
import { addressOf, envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'

const ofIndex = {
  ...envOf.elasticsearch,
  /** Primary shards of a new index. Up to some millions of documents use one: each shard computes its own scores. */
  ELASTICSEARCH_SHARDS: z.coerce.number().int().min(1).max(20).default(1),
  /** Replica shards: 0 on a single node, which cannot hold a second copy. */
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
      /** Default: the number of processors of the cluster's data nodes. */
      SEARCH_SLOTS: z.coerce.number().int().min(1).max(1_000).optional(),
    },
    env,
  )

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
