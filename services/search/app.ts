import type { DataListReader } from '@pandex/platform/data-lists'
import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { DataLists } from './clients/data-lists.ts'
import type { PriceReader } from './clients/prices.ts'
import type { SiteConfig } from './clients/site-config.ts'
import type { Spendings } from './clients/spendings.ts'
import { onDiskSaved } from './consumers/on-disk-saved.ts'
import type { CursorSeal } from './domain/cursor.ts'
import { hotKeyHandlers } from './handlers/hot-keys.ts'
import { rebuildHandlers } from './handlers/rebuilds.ts'
import { relatedHandlers } from './handlers/related.ts'
import { searchHandlers } from './handlers/search.ts'
import { searchedKeyHandlers } from './handlers/searched-keys.ts'
import { suggestHandlers } from './handlers/suggest.ts'
import type { DiskIndex } from './repositories/disk-index.ts'
import { createHotWords } from './repositories/hot-words.ts'
import type { HotWords } from './repositories/hot-words.ts'

export interface AppDeps {
  db: Db
  diskIndex: DiskIndex
  siteConfig: SiteConfig
  dataLists: DataListReader<DataLists>
  prices: PriceReader
  spendings: Spendings
  cursorSeal: CursorSeal
  hotWords: HotWords
  clock: () => Date
  log: Logger
}

/** The service without its connections: what it answers and what it reacts to. */
export const createApp = (
  given: Omit<AppDeps, 'hotWords'>,
): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const deps = { ...given, hotWords: createHotWords(given) }
  const handlers = {
    ...searchHandlers(deps),
    ...suggestHandlers(deps),
    ...relatedHandlers(deps),
    ...hotKeyHandlers(deps),
    ...searchedKeyHandlers(deps),
    ...rebuildHandlers(deps),
  }
  return { services: [implement(protos.search, handlers)], subscriptions: [onDiskSaved(deps)] }
}
