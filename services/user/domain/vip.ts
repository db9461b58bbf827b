import { AppError } from '@pandex/platform/errors'

/** The end of a membership that has none. */
const forever = new Date('9999-12-31T23:59:59Z')

const dayMs = 86_400_000

export const isVip = (until: Date | null, now: Date): boolean => until !== null && until > now

/** As the contract says it: empty when there never was a membership. */
export const vipText = (until: Date | null): string => until?.toISOString() ?? ''

/** No membership ends later than forever. */
export const capVip = (until: Date): Date => (until > forever ? forever : until)

/** Days are added to what is left; a membership that has ended begins anew. */
export const extendedVip = (until: Date | null, days: number, now: Date): Date => {
  const from = until && until > now ? until : now
  // Dates end after the year 275760, and beyond their last moment is no date at all.
  return new Date(Math.min(from.getTime() + days * dayMs, forever.getTime()))
}

/** Who is a member for ever must not lose points or a key for more of it. @throws AppError `failed_precondition` `user.vip_forever` */
export const refuseForever = (until: Date | null): void => {
  if (until && until >= forever) throw new AppError('failed_precondition', 'user.vip_forever', '您已是永久会员')
}
