/** From this day in a row on a check-in brings no more than the one before, as the user service has it. */
export const fullStreak = 7

/** Points for the nth day in a row. */
export const coinsOfDay = (nth: number, rules: { coin: number; streakCoin: number }): number =>
  rules.coin + rules.streakCoin * (Math.min(nth, fullStreak) - 1)
