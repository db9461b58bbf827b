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
  /** Never throws. @returns the maximum number of items to hand out now: 0 until the next refill; Infinity while no visitor searches */
  availableTokens: () => Promise<number>
  /** Call with the number of items that were handed out. */
  take: (items: number) => void
}

/** Rare rounds with many items each: fewer than one in twenty searches meets one. Rounds of 80 items and more last too long for that. */
const refillIntervalMs = 4_000
/** An import at full speed soon notices the first search. */
const checkIntervalMs = 1_000
const callBudgetMs = 500

const noSearches: SearchLoad = { is_searching: false, cpu_wait: 0 }

/** Token bucket for imports while visitors search, refilled every four seconds at the rate that `domain/import-rate.ts` computes. */
export const createImportRateLimiter = ({ search, log }: ImportRateLimiterDeps): ImportRateLimiter => {
  let rate = Number.POSITIVE_INFINITY
  let refilledAtMs = Number.NEGATIVE_INFINITY
  let tokens = 0

  // A search service that does not answer serves no visitors.
  const readLoad = async (): Promise<SearchLoad> =>
    search.GetSearchLoad({}, backgroundContext(log, callBudgetMs)).catch(() => noSearches)

  return {
    availableTokens: async () => {
      const nowMs = performance.now()
      if (nowMs - refilledAtMs >= (rate === Number.POSITIVE_INFINITY ? checkIntervalMs : refillIntervalMs)) {
        refilledAtMs = nowMs
        rate = nextRate(rate, await readLoad())
        tokens = (rate * refillIntervalMs) / 1_000
      }
      return Math.floor(tokens)
    },
    take: (items) => {
      tokens -= items
    },
  }
}
