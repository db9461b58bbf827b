import { categoryPolicies } from '@pandex/platform/access-policy'
import type { SitePolicy } from '@pandex/platform/access-policy'
import { createCachedReader } from '@pandex/platform/cached-reader'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logger'
import { createPriceList, lockedPriceList } from '../domain/price-list.ts'
import type { PriceList } from '../domain/price-list.ts'

/** A changed category is in force within two seconds. */
const times = { ttlMs: 1_500, patienceMs: 300 }

const budgetMs = 1_000

export interface PriceReader {
  /** What opening resources takes now. Never throws: while categories were never read, everything is locked. */
  read(site: SitePolicy): Promise<PriceList>
}

export const createPrices = (
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListAllCategories'>,
  log: Logger,
): PriceReader => {
  const categories = createCachedReader({
    ...times,
    load: async () => {
      const { list } = await disk.ListAllCategories({}, backgroundContext(log, budgetMs))
      return categoryPolicies(list)
    },
    log,
  })
  return {
    read: async (site) => {
      try {
        return createPriceList(site, await categories.read())
      } catch (error) {
        log.warn({ err: error }, 'categories were never read: everything found is locked')
        return lockedPriceList
      }
    },
  }
}
