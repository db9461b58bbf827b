import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import { nextRate } from '../domain/import-rate.ts'
import type { SearchLoad } from '../domain/import-rate.ts'

export interface ImportPaceDeps {
  search: Pick<ClientOf<SearchServiceDefinition>, 'GetSearchLoad'>
  log: Logger
}

export interface ImportPace {
  /** @returns the number of items that may be handed out now; Infinity while nobody searches. Never throws */
  readAllowance: () => Promise<number>
  /** Call with the number of items that were handed out. */
  spend: (items: number) => void
}

const readIntervalMs = 1_000
const callBudgetMs = 500

const noSearches: SearchLoad = { is_searching: false, cpu_wait: 0 }

/** Limits imports while visitors search (`domain/import-rate.ts`). Unused allowance of at most one second is kept. */
export const createImportPace = ({ search, log }: ImportPaceDeps): ImportPace => {
  let rate = Number.POSITIVE_INFINITY
  let readAtMs = Number.NEGATIVE_INFINITY
  let filledAtMs = performance.now()
  let allowance = 0

  // A search service that does not answer serves no visitors.
  const readLoad = async (): Promise<SearchLoad> =>
    search.GetSearchLoad({}, backgroundContext(log, callBudgetMs)).catch(() => noSearches)

  return {
    readAllowance: async () => {
      if (performance.now() - readAtMs >= readIntervalMs) {
        readAtMs = performance.now()
        rate = nextRate(rate, await readLoad())
      }
      if (rate === Number.POSITIVE_INFINITY) return rate
      const nowMs = performance.now()
      allowance = Math.min(allowance + (rate * (nowMs - filledAtMs)) / 1_000, rate)
      filledAtMs = nowMs
      return Math.floor(allowance)
    },
    spend: (items) => {
      if (rate !== Number.POSITIVE_INFINITY) allowance -= items
    },
  }
}
