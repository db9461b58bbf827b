import { expect, test } from 'vitest'
import { checkInOn, coinsAfter } from './check-in.ts'
import type { CheckIn } from './check-in.ts'

const rules = { check_in_coin: 5, check_in_streak: 2 }

test('points for days in a row grow up to the seventh, and tomorrow brings what was said today', () => {
  let last: CheckIn | undefined
  const brought: number[] = []
  for (let day = 1; day <= 9; day += 1) {
    const said = last && coinsAfter(last.streak, rules)
    last = checkInOn(`2026-11-0${day}`, last, rules)
    if (said !== undefined) expect(last.coin).toBe(said)
    brought.push(last.coin)
  }
  expect(brought).toEqual([5, 7, 9, 11, 13, 15, 17, 17, 17])
})
