import { accessPolicyOf, categoryPolicies } from '@pandex/platform/access-policy'
import type { AccessPolicy } from '@pandex/platform/access-policy'
import { createCachedReader } from '@pandex/platform/cached-reader'
import { fingerprintOf } from '@pandex/platform/data-lists'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { SiteConfig } from '../clients/site-config.ts'
import { listTersely } from '../repositories/category-reads.ts'

interface Priced {
  /** Price of the resource itself, in points; 0 falls back to the price of its category, then of the site. */
  cost_coin: number
  is_mine: boolean
  cate_id: number | null
}

export interface AccessRules {
  /** @throws AppError unavailable until the configuration was read once */
  read(): Promise<{
    policyOf: (disk: Priced) => AccessPolicy
    fingerprint: string
  }>
}

/** Upper bound of how long replicas use old category policies. */
const categoryTimes = { ttlMs: 1_000, patienceMs: 300 }

export const createAccessRules = (deps: { db: Db; siteConfig: SiteConfig; log: Logger }): AccessRules => {
  const load = async () => {
    const policies = categoryPolicies(await listTersely(deps.db))
    return { policies, fingerprint: fingerprintOf([...policies]) }
  }
  const categories = createCachedReader({ ...categoryTimes, load, log: deps.log })
  return {
    read: async () => {
      const [{ doc_basic }, { policies, fingerprint }] = await Promise.all([deps.siteConfig.read(), categories.read()])
      return {
        policyOf: (disk) => accessPolicyOf(disk, policies.get(disk.cate_id ?? 0), doc_basic),
        fingerprint: fingerprintOf([doc_basic, fingerprint]),
      }
    },
  }
}
