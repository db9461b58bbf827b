import { expect, test } from 'vitest'
import { planCheck } from './plan-check.ts'
import type { CheckState } from './plan-check.ts'

const rules = {
  valid_seconds: 86_400,
  dead_seconds: 21_600,
  password_seconds: 43_200,
  unsure_seconds: 1_800,
  dead_confirm_seconds: 600,
}

const aState = (state: Partial<CheckState> = {}): CheckState => ({
  isDead: false,
  deadForSeconds: null,
  dead_times: 0,
  unsure_times: 0,
  ...state,
})

test('one dead answer confirms nothing and schedules another probe after the pause', () => {
  const plan = planCheck(aState(), { verdict: 'dead' }, rules)
  expect(plan).toMatchObject({ isConfirmed: false, firstDead: 'now', againInSeconds: 600 })
})

test('a second dead answer before the pause confirms nothing, and keeps the time of the first', () => {
  const plan = planCheck(aState({ deadForSeconds: 599 }), { verdict: 'dead' }, rules)
  expect(plan).toMatchObject({ isConfirmed: false, firstDead: 'keep', againInSeconds: 1 })
})

test('a second dead answer after the pause confirms the first', () => {
  const plan = planCheck(aState({ deadForSeconds: 600 }), { verdict: 'dead' }, rules)
  expect(plan).toMatchObject({ isConfirmed: true, againInSeconds: null, holdsSeconds: 21_600, dead_times: 1 })
})

test('the pause before the next probe of a dead link doubles each time, up to seven days', () => {
  const holds = [0, 1, 2, 3, 4, 5, 40].map(
    (dead_times) => planCheck(aState({ isDead: true, dead_times }), { verdict: 'dead' }, rules).holdsSeconds / 3_600,
  )
  expect(holds).toEqual([6, 12, 24, 48, 96, 168, 168])
})

test.each(['valid', 'password', 'unsupported'] as const)('an answer of %s clears the suspicion', (verdict) => {
  const state = aState({ isDead: true, deadForSeconds: 60, dead_times: 3, unsure_times: 5 })
  expect(planCheck(state, { verdict }, rules)).toMatchObject({ firstDead: 'forget', dead_times: 0, unsure_times: 0 })
})

test('an inconclusive answer neither confirms nor clears, and each pause is longer, up to a day', () => {
  const plans = [0, 1, 2, 10, 1_000].map((unsure_times) =>
    planCheck(aState({ deadForSeconds: 9_999, dead_times: 2, unsure_times }), { verdict: 'unsure' }, rules),
  )
  expect(plans.map(({ againInSeconds }) => againInSeconds)).toEqual([1_800, 3_600, 7_200, 86_400, 86_400])
  for (const plan of plans) expect(plan).toMatchObject({ isConfirmed: false, firstDead: 'keep', dead_times: 2 })
})

test('a retry time named by the drive is respected', () => {
  const plan = planCheck(aState(), { verdict: 'unsure', retryAfterMs: 7_200_001 }, rules)
  expect(plan.againInSeconds).toBe(7_201)
})

test('a share that is not probed waits for nothing', () => {
  expect(planCheck(aState(), { verdict: 'unasked' }, rules)).toMatchObject({
    againInSeconds: null,
    holdsSeconds: 1_800,
  })
})
