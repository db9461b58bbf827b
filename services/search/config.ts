import { z } from 'zod'
import { addressSchema, envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'

const indexEnv = {
  ...envSchemas.elasticsearch,
  /** Primary shards of a new index. Up to some millions of documents use one: each shard computes its own scores. */
  ELASTICSEARCH_SHARDS: z.coerce.number().int().min(1).max(20).default(1),
  /** Replica shards: 0 on a single node, which cannot hold a second copy. */
  ELASTICSEARCH_REPLICAS: z.coerce.number().int().min(0).max(5).default(0),
}

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envSchemas.process,
      ...envSchemas.grpc,
      ...envSchemas.kafka,
      ...envSchemas.postgres,
      ...indexEnv,
      CONFIG_ADDR: addressSchema,
      DISK_ADDR: addressSchema,
      USER_ADDR: addressSchema,
      /** Default: the number of processors of the cluster's data nodes. */
      SEARCH_SLOTS: z.coerce.number().int().min(1).max(1_000).optional(),
    },
    env,
  )

export const loadCheckConfig = (env?: Env) =>
  readEnv(
    {
      ...envSchemas.postgres,
      ...indexEnv,
      SERVICE_SECRET: envSchemas.process.SERVICE_SECRET,
      LOG_LEVEL: envSchemas.process.LOG_LEVEL,
      DISK_ADDR: addressSchema,
    },
    env,
  )
