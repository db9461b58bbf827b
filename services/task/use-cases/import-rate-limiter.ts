import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import { nextRate } from '../domain/import-rate.ts'
import type { SearchLoad } from '../domain/import-rate.ts'

export interface ImportRateLimiterDeps {
  search: Pick<ClientOf<SearchServiceDefinition>, 'GetSearchLoad'>
  log: Logger
}

export interface ImportRateLimiter {
  /** @returns the number of items that may be handed out now; Infinity while nobody searches. Never throws */
  availableTokens: () => Promise<number>
  /** Call with the number of items that were handed out. */
  take: (items: number) => void
}

const readIntervalMs = 1_000
const callBudgetMs = 500

const noSearches: SearchLoad = { is_searching: false, cpu_wait: 0 }

/** Token bucket for imports while visitors search; `domain/import-rate.ts` computes its rate. It holds the tokens of one second at most. */
export const createImportRateLimiter = ({ search, log }: ImportRateLimiterDeps): ImportRateLimiter => {
  let rate = Number.POSITIVE_INFINITY
  let readAtMs = Number.NEGATIVE_INFINITY
  let refilledAtMs = performance.now()
  let tokens = 0

  // A search service that does not answer serves no visitors.
  const readLoad = async (): Promise<SearchLoad> =>
    search.GetSearchLoad({}, backgroundContext(log, callBudgetMs)).catch(() => noSearches)

  return {
    availableTokens: async () => {
      if (performance.now() - readAtMs >= readIntervalMs) {
        readAtMs = performance.now()
        rate = nextRate(rate, await readLoad())
      }
      if (rate === Number.POSITIVE_INFINITY) return rate
      const nowMs = performance.now()
      tokens = Math.min(tokens + (rate * (nowMs - refilledAtMs)) / 1_000, rate)
      refilledAtMs = nowMs
      return Math.floor(tokens)
    },
    take: (items) => {
      if (rate !== Number.POSITIVE_INFINITY) tokens -= items
    },
  }
}
