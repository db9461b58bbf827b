import { isDeepStrictEqual } from 'node:util'
import { createCachedReader } from '@pandex/platform/resilience/cached-reader'
import type { Subscription } from '@pandex/platform/events/consumer'
import { statusHandlers } from '@pandex/platform/process/process-status'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logging/logger'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createS3Storage } from './clients/s3-storage.ts'
import type { S3Settings } from './clients/s3-storage.ts'
import { onAdminChanged } from './consumers/on-admin-changed.ts'
import { onUserDeleted } from './consumers/on-user-deleted.ts'
import type { PrivateHostUse } from './domain/settings/check-hosts.ts'
import type { Network } from './domain/network.ts'
import type { SettingSecrets } from './domain/settings/setting-secrets.ts'
import { buildSiteConfig } from './domain/settings/site-config.ts'
import type { SiteConfig } from './domain/settings/site-config.ts'
import { auditHandlers } from './handlers/audit.ts'
import { backupHandlers } from './handlers/backups.ts'
import { blacklistListHandlers } from './handlers/blacklist-lists.ts'
import { blacklistHandlers } from './handlers/blacklist.ts'
import { createChangeConfig } from './use-cases/change-config.ts'
import { configImportHandlers } from './handlers/config-import.ts'
import { dataListHandlers } from './handlers/data-lists.ts'
import { fileTextHandlers } from './handlers/file-texts.ts'
import { listStoreHandlers } from './handlers/list-store.ts'
import { listViewHandlers } from './handlers/list-views.ts'
import { openTokenHandlers } from './handlers/open-tokens.ts'
import { settingCatalogHandlers } from './handlers/setting-catalog.ts'
import { siteConfigHandlers } from './handlers/site-config.ts'
import { storedUploadHandlers } from './handlers/stored-uploads.ts'
import { uploadHandlers } from './handlers/uploads.ts'
import { visitHandlers } from './handlers/visits.ts'
import { createImageEncoder } from './images/encode-image.ts'
import type { ImageStorages } from './images/image-storage.ts'
import { createDataListLoader } from './repositories/data-list-cache.ts'
import { readStoredConfig } from './repositories/site-config.ts'
import { createPostgresStorage } from './repositories/upload-content.ts'

export interface AppDeps {
  db: Knex
  log: Logger
  clock: () => Date
  proxies: readonly Network[]
  privateHosts: readonly PrivateHostUse[]
  secrets: SettingSecrets
  outbound: OutboundClient
}

const selectStorage = selectSettings(['upload_storage'])

/** Every replica must show a change within two seconds. */
const configTimes = { ttlMs: 1_000, patienceMs: 300 }

/** Shorter, because clients cache lists too, and both delays together must stay within two seconds. */
const listTimes = { ttlMs: 500, patienceMs: 300 }

export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const { db, log, secrets } = deps
  let latest: { stored: ReadonlyMap<string, string>; config: SiteConfig } | undefined
  const load = async () => {
    const stored = await readStoredConfig(db, secrets)
    if (latest && isDeepStrictEqual(latest.stored, stored)) return latest.config
    const config = buildSiteConfig(stored)
    if (config.damaged.length > 0)
      log.warn({ keys: config.damaged }, 'site configuration: invalid stored value, using the default')
    latest = { stored, config }
    return config
  }
  const config = createCachedReader({ name: 'site configuration', ...configTimes, load, log })
  const lists = createCachedReader({ name: 'data lists', ...listTimes, load: createDataListLoader(db), log })
  const changeConfig = createChangeConfig({ db, config, secrets })
  const postgres = createPostgresStorage(db)
  const readStorage = async () => selectStorage((await config.read()).all).upload_storage
  const openS3 = (settings: S3Settings) => createS3Storage(settings, deps)
  const storages: ImageStorages = {
    current: async () => {
      const settings = await readStorage()
      return settings.kind === 's3' ? openS3(settings) : postgres
    },
    find: async (name) => (name === 's3' ? openS3(await readStorage()) : postgres),
  }
  const handlers = {
    ...siteConfigHandlers({ ...deps, config, changeConfig }),
    ...configImportHandlers({ ...deps, changeConfig }),
    ...settingCatalogHandlers(deps),
    ...blacklistHandlers(deps),
    ...blacklistListHandlers(deps),
    ...dataListHandlers({ db, lists }),
    ...listStoreHandlers(deps),
    ...listViewHandlers(deps),
    ...uploadHandlers({ db, encodeImage: createImageEncoder(log), storages }),
    ...storedUploadHandlers({ db, storages }),
    ...fileTextHandlers(deps),
    ...visitHandlers(deps),
    ...auditHandlers(deps),
    ...backupHandlers(deps),
    ...openTokenHandlers({ ...deps, config, changeConfig }),
    ...statusHandlers('config'),
  }
  return { services: [implement(protos.config, handlers)], subscriptions: [onAdminChanged(), onUserDeleted()] }
}
