import { createAdmissionControl } from '@pandex/platform/resilience/admission-control'
import type { Subscription } from '@pandex/platform/events/consumer'
import { statusHandlers } from '@pandex/platform/process/process-status'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { onDiskSaved } from './consumers/on-disk-saved.ts'
import type { AppDeps } from './deps.ts'
import { createSearchActivity } from './domain/search-activity.ts'
import { aliasProposalHandlers } from './handlers/alias-proposals.ts'
import { hotKeyHandlers } from './handlers/hot-keys.ts'
import { createListHotWords } from './use-cases/hot-keys/list-hot-words.ts'
import { rebuildHandlers } from './handlers/rebuilds.ts'
import { relatedHandlers } from './handlers/related.ts'
import { searchHandlers } from './handlers/search.ts'
import { searchLoadHandlers } from './handlers/search-load.ts'
import { searchedKeyHandlers } from './handlers/searched-keys.ts'
import { subjectHandlers } from './handlers/subjects.ts'
import { suggestHandlers } from './handlers/suggest.ts'
import { searchSeriesHandlers } from './handlers/search-series.ts'
import { createHotWords } from './repositories/hot-keys/hot-words.ts'

/** Searches that would wait longer in the queue are refused with Retry-After. */
const maxWaitMs = 1_000
const initialServiceMs = 100

/**
 * Wires handlers and subscriptions to the given connections.
 * @param given `searchSlots`: maximum number of concurrent searches
 */
export const createApp = ({
  searchSlots: concurrency,
  ...given
}: Omit<AppDeps, 'hotWords' | 'admission' | 'activity'> & { searchSlots: number }): {
  services: ServiceImplementation[]
  subscriptions: Subscription[]
} => {
  const limits = { concurrency, maxWaitMs, initialServiceMs }
  const admission = createAdmissionControl({ name: 'search', code: 'search.too_busy', ...limits })
  const hotWords = createHotWords({ list: createListHotWords(given), log: given.log })
  const deps = { ...given, hotWords, admission, activity: createSearchActivity() }
  const handlers = {
    ...searchHandlers(deps),
    ...searchLoadHandlers(deps),
    ...suggestHandlers(deps),
    ...relatedHandlers(deps),
    ...hotKeyHandlers(deps),
    ...searchedKeyHandlers(deps),
    ...aliasProposalHandlers(deps),
    ...rebuildHandlers(deps),
    ...subjectHandlers(deps),
    ...searchSeriesHandlers(deps),
    ...statusHandlers('search'),
  }
  return { services: [implement(protos.search, handlers)], subscriptions: [onDiskSaved(deps)] }
}
