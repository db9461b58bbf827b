import type { AccessPolicy } from '@pandex/contracts/access-policy'
import type { Bans } from '@pandex/contracts/bans/bans'
import { toHit } from './to-hit.ts'
import type { FoundDisk } from './to-hit.ts'

export interface VisibleDoc {
  kind: string
  cost_coin: number
  status: number
  health: string
  checked_at: string
}

export interface HitOptions {
  /** By `doc_id`; undefined when the disk service did not answer. */
  visible: ReadonlyMap<string, VisibleDoc> | undefined
  /** Current ban lists, because the index reflects a changed list only after a delay. */
  bans: Bans
  showsLinks: boolean
  lanzouHost: string
  copiesOf?: (hit: FoundDisk) => number
}

/** Policy for unknown prices: the least strict one that hides the link. The resource's page shows the real one. */
const lockedPolicy: AccessPolicy = { kind: 'login', cost_coin: 0 }

/**
 * Builds the hits that visitors may see, with their current state from the database. Without an answer of the database,
 * hits show the state of the index and no links.
 */
export const toVisibleHits = (found: readonly FoundDisk[], { visible, bans, copiesOf, ...shown }: HitOptions) =>
  found.flatMap((hit) => {
    if (bans(hit.document)) return []
    const manner = { ...shown, copies: copiesOf?.(hit) ?? 0 }
    if (!visible) return [toHit(hit, { ...manner, policy: lockedPolicy })]
    const now = visible.get(hit.document.doc_id)
    if (!now) return []
    const { kind, cost_coin, ...state } = now
    return [toHit({ ...hit, document: { ...hit.document, ...state } }, { ...manner, policy: { kind, cost_coin } })]
  })
