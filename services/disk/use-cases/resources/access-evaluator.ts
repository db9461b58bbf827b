import type { DiskPolicy__Output as DiskPolicy } from '@pandex/platform/gen/pandex/disk/v1/DiskPolicy'
import type { Identity } from '@pandex/platform/grpc/context'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { SiteConfig } from '../../clients/site-config.ts'
import { evaluateAccess } from '../../domain/resources/evaluate-access.ts'
import type { AccessRequest } from '../../domain/resources/evaluate-access.ts'
import type { ShownDisk } from '../../repositories/resources/disks.ts'
import { countFree, findPurchase } from '../../repositories/purchases/purchases.ts'
import type { AccessPolicyReader } from './access-policy-reader.ts'

export interface AccessEvaluatorDeps {
  db: Db
  siteConfig: SiteConfig
  accessRules: AccessPolicyReader
  clock: () => Date
}

const callerOf = (user: Identity | undefined) => ({
  isKnown: user !== undefined,
  isAdmin: user?.role === 'admin',
  isVip: user?.isVip ?? false,
})

export interface AccessDecision {
  request: AccessRequest
  policy: DiskPolicy
  freeQuota: number
}

/**
 * Evaluates the access policy of a resource for a caller.
 * @throws AppError unavailable until the configuration was read once
 */
export const createAccessEvaluator = ({ db, siteConfig, accessRules, clock }: AccessEvaluatorDeps) => {
  const readOwn = async (diskId: number, user: Identity | undefined, isSold: boolean) => {
    if (!user) return { bought: false, free: 0, refunded: 0 }
    const [purchase, free] = await Promise.all([
      findPurchase(db, user.id, diskId),
      isSold ? countFree(db, user.id, clock()) : 0,
    ])
    return { bought: purchase?.state === 'done', free, refunded: purchase?.refund_coin ?? 0 }
  }

  return async (disk: ShownDisk, user: Identity | undefined): Promise<AccessDecision> => {
    const [{ doc_basic, user_doc }, { policyOf }] = await Promise.all([siteConfig.read(), accessRules.read()])
    const policy = policyOf(disk)
    const isSold = policy.cost_coin > 0
    const quota = user?.isVip ? user_doc.vip_details_per_day : user_doc.free_details_per_day
    const freeQuota = user && isSold ? quota : 0
    const { bought, free, refunded } = await readOwn(disk.id, user, isSold)
    const opening = {
      policy,
      bought,
      isDead: disk.health === 'dead',
      hidesDead: doc_basic.dead_action !== 'keep',
      caller: callerOf(user),
    }
    const refusal = evaluateAccess(opening)
    const free_left = Math.max(0, freeQuota - free)
    return {
      request: opening,
      freeQuota,
      policy: { ...policy, bought, allowed: refusal === undefined, refusal: refusal ?? '', free_left, refunded },
    }
  }
}

export type AccessEvaluator = ReturnType<typeof createAccessEvaluator>
