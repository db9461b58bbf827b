import type { CouponKind } from '@pandex/contracts/enums'

export interface Discount {
  kind: CouponKind
  /** Percent (1-99) or cents, taken off. */
  value: number
}

/** @param price cents @returns cents, at least 1 */
export const amountWith = (price: number, discount: Discount | undefined): number => {
  if (!discount) return price
  const { kind, value } = discount
  // Percent of whole hundreds and of the rest apart: the product of large numbers would be rounded.
  const off = kind === 'amount' ? value : Math.floor(price / 100) * value + Math.floor(((price % 100) * value) / 100)
  return Math.max(1, price - off)
}

/**
 * The part of a grant to be revoked for a refund: after all refunds of an order, exactly the grant.
 * @param refunded cents of this and all earlier refunds @param askedBefore revoked for earlier refunds
 */
export const partToRevoke = (grant: number, refunded: number, amount: number, askedBefore: number): number =>
  Math.max(0, Number((BigInt(grant) * BigInt(Math.min(refunded, amount))) / BigInt(amount)) - askedBefore)

/** `12.30` */
export const yuan = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
