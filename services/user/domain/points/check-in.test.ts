import { expect, test } from 'vitest'
import { checkInOn, coinsOfNextDay } from './check-in.ts'
import type { CheckIn } from './check-in.ts'

const rules = { check_in_coin: 5, check_in_streak: 2 }

test('points for days in a row grow up to the seventh, and tomorrow brings the announced points', () => {
  let last: CheckIn | undefined
  const brought: number[] = []
  const announced: number[] = []
  for (let day = 1; day <= 9; day += 1) {
    last = checkInOn(`2026-11-0${day}`, last, rules)
    brought.push(last.coin)
    announced.push(coinsOfNextDay(last.streak, rules))
  }
  expect(brought).toEqual([5, 7, 9, 11, 13, 15, 17, 17, 17])
  expect(announced.slice(0, -1)).toEqual(brought.slice(1))
})
