import { AppError } from '@pandex/platform/errors'

const maxVipUntil = new Date('9999-12-31T23:59:59Z')

const dayMs = 86_400_000

export const isVip = (until: Date | null, now: Date): boolean => until !== null && until > now

export const vipText = (until: Date | null): string => until?.toISOString() ?? ''

export const capVip = (until: Date): Date => (until > maxVipUntil ? maxVipUntil : until)

export const extendedVip = (until: Date | null, days: number, now: Date): Date => {
  const from = until && until > now ? until : now
  // Far beyond the maximum, dates become invalid (year 275760).
  return new Date(Math.min(from.getTime() + days * dayMs, maxVipUntil.getTime()))
}

export const isVipForever = (until: Date | null): boolean => until !== null && until >= maxVipUntil

/** A permanent member must not lose points or a key. @throws AppError `failed_precondition` `user.vip_forever` */
export const refusePermanentVip = (until: Date | null): void => {
  if (isVipForever(until)) throw new AppError('failed_precondition', 'user.vip_forever', '您已是永久会员')
}
