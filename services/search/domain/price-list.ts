import { accessPolicyOf } from '@pandex/platform/access-policy'
import type { AccessPolicy, PolicyKind, SitePolicy } from '@pandex/platform/access-policy'

/** What a document says of its price. Documents written before prices were told lack `cost_coin`. */
export interface PricedDocument {
  cost_coin?: number
  cate_id: number
  is_mine: boolean
}

/** What opening a resource takes. */
export type PriceList = (document: PricedDocument) => AccessPolicy

/** When a price is not known, the mildest one that keeps the link back: the resource's page says the true one. */
const locked: AccessPolicy = { kind: 'login', cost_coin: 0 }

export const lockedPriceList: PriceList = () => locked

export const createPriceList =
  (site: SitePolicy, categories: ReadonlyMap<number, { policy: PolicyKind; cost_coin: number }>): PriceList =>
  ({ cost_coin, cate_id, is_mine }) =>
    cost_coin === undefined ? locked : accessPolicyOf({ cost_coin, is_mine }, categories.get(cate_id), site)
