import { resolveAccessPolicy, resolveCategoryPolicies } from '@pandex/contracts/access-policy'
import type { AccessPolicy } from '@pandex/contracts/access-policy'
import { createCachedReader } from '@pandex/platform/resilience/cached-reader'
import { fingerprintOf } from '@pandex/contracts/fingerprint'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { SiteConfig } from '../../clients/site-config.ts'
import { listSummaries } from '../../repositories/categories/category-reads.ts'

interface PolicyInput {
  /** Price of the resource itself, in points; 0 falls back to the price of its category, then of the site. */
  cost_coin: number
  is_mine: boolean
  cate_id: number | null
}

export interface AccessPolicyReader {
  /** @throws AppError unavailable until the configuration was read once */
  read(): Promise<{
    policyOf: (disk: PolicyInput) => AccessPolicy
    fingerprint: string
  }>
}

/** Upper bound of how long replicas use old category policies. */
const categoryCacheTimes = { ttlMs: 1_000, patienceMs: 300 }

export const createAccessPolicyReader = (deps: { db: Db; siteConfig: SiteConfig; log: Logger }): AccessPolicyReader => {
  const load = async () => {
    const policies = resolveCategoryPolicies(await listSummaries(deps.db))
    return { policies, fingerprint: fingerprintOf([...policies]) }
  }
  const categories = createCachedReader({ name: 'category policies', ...categoryCacheTimes, load, log: deps.log })
  return {
    read: async () => {
      const [{ doc_basic }, { policies, fingerprint }] = await Promise.all([deps.siteConfig.read(), categories.read()])
      return {
        policyOf: (disk) => resolveAccessPolicy(disk, policies.get(disk.cate_id ?? 0), doc_basic),
        fingerprint: fingerprintOf([doc_basic, fingerprint]),
      }
    },
  }
}
