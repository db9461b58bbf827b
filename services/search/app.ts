import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { onDiskSaved } from './consumers/on-disk-saved.ts'
import type { AppDeps } from './deps.ts'
import { hotKeyHandlers } from './handlers/hot-keys.ts'
import { createListHotWords } from './handlers/list-hot-words.ts'
import { rebuildHandlers } from './handlers/rebuilds.ts'
import { relatedHandlers } from './handlers/related.ts'
import { searchHandlers } from './handlers/search.ts'
import { searchedKeyHandlers } from './handlers/searched-keys.ts'
import { suggestHandlers } from './handlers/suggest.ts'
import { createHotWords } from './repositories/hot-words.ts'

/** The service without its connections: what it answers and what it reacts to. */
export const createApp = (
  given: Omit<AppDeps, 'hotWords'>,
): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const deps = { ...given, hotWords: createHotWords({ list: createListHotWords(given), log: given.log }) }
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
