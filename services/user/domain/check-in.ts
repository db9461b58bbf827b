import { dayBefore } from './shanghai-day.ts'

/** The parts of the configuration key `user` that decide what a check-in brings. */
export interface CheckInRules {
  check_in_coin: number
  check_in_streak: number
}

/** The bonus for checking in day after day stops growing here: a week is a habit, a year must not be a fortune. */
const fullStreak = 7

export interface CheckIn {
  day: string
  /** Days in a row, this one included. */
  streak: number
  /** What it brought. */
  coin: number
}

const coinsOfDay = (nth: number, { check_in_coin, check_in_streak }: CheckInRules): number =>
  check_in_coin + check_in_streak * (Math.min(nth, fullStreak) - 1)

/**
 * The check-in of a day, after the last one before it. Each further day in a row brings `check_in_streak` more than the
 * one before, up to the seventh.
 */
export const checkInOn = (day: string, last: CheckIn | undefined, rules: CheckInRules): CheckIn => {
  const streak = last?.day === dayBefore(day) ? last.streak + 1 : 1
  return { day, streak, coin: coinsOfDay(streak, rules) }
}

/** What the check-in after one of this streak brings. */
export const coinsAfter = (streak: number, rules: CheckInRules): number => coinsOfDay(streak + 1, rules)
