import { dayBefore } from '@pandex/contracts/shanghai-time'

export interface CheckInRules {
  check_in_coin: number
  check_in_streak: number
}

/** The streak bonus is capped at this day. */
const maxBonusStreak = 7

export interface CheckIn {
  day: string
  streak: number
  coin: number
}

const coinsOfDay = (nth: number, { check_in_coin, check_in_streak }: CheckInRules): number =>
  check_in_coin + check_in_streak * (Math.min(nth, maxBonusStreak) - 1)

/** Each further consecutive day earns `check_in_streak` more, up to the seventh. `last` is the previous check-in. */
export const checkInOn = (day: string, last: CheckIn | undefined, rules: CheckInRules): CheckIn => {
  const streak = last?.day === dayBefore(day) ? last.streak + 1 : 1
  return { day, streak, coin: coinsOfDay(streak, rules) }
}

export const coinsOfNextDay = (streak: number, rules: CheckInRules): number => coinsOfDay(streak + 1, rules)
