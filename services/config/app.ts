import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { protos } from '@pandex/platform/grpc/protos'
import type { Logger } from '@pandex/platform/logger'
import type { Knex } from '@pandex/platform/postgres'
import { buildSiteConfig } from './domain/site-config.ts'
import { siteConfigHandlers } from './handlers/site-config.ts'
import { createCachedReader } from '@pandex/platform/cached-reader'
import { readStoredConfig } from './repositories/site-config.ts'

export interface AppDeps {
  db: Knex
  log: Logger
}

/** Together below the two seconds within which every replica has to show a change. */
const cacheTimes = { ttlMs: 1_000, patienceMs: 300 }

export const createApp = ({ db, log }: AppDeps): { services: ServiceImplementation[] } => {
  const load = async () => {
    const config = buildSiteConfig(await readStoredConfig(db))
    if (config.damaged.length > 0) log.warn({ keys: config.damaged }, 'stored configuration does not fit its schema')
    return config
  }
  const config = createCachedReader({ ...cacheTimes, load, log })
  return { services: [implement(protos.config, siteConfigHandlers({ db, config }))] }
}
