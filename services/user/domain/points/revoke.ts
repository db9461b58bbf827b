import { isVipForever } from './vip.ts'

const dayMs = 86_400_000

export interface Grant {
  coin: number
  vip_days: number
}

export interface Revocation extends Grant {
  /** Asked for, but spent or run out. */
  missing_coin: number
  missing_vip_days: number
  /** New end of the membership. */
  vip_until: Date | null
}

const daysLeft = (until: Date | null, now: Date): number => {
  if (!until || isVipForever(until)) return 0
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs))
}

/**
 * Takes back what a refunded order gave, as far as the account still has it. A membership that does not end was not extended by the order,
 * so nothing is taken from it. A day that began counts as a whole one.
 */
export const revokeGrant = (
  asked: Grant,
  { coin: balance, vip_until }: { coin: number; vip_until: Date | null },
  now: Date,
): Revocation => {
  const coin = Math.min(asked.coin, balance)
  const vip_days = Math.min(asked.vip_days, daysLeft(vip_until, now))
  const shortened = vip_until && new Date(Math.max(now.getTime(), vip_until.getTime() - vip_days * dayMs))
  return {
    coin,
    vip_days,
    missing_coin: asked.coin - coin,
    missing_vip_days: asked.vip_days - vip_days,
    vip_until: vip_days > 0 ? shortened : vip_until,
  }
}
