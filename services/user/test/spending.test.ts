import { backgroundContext } from '@pandex/platform/grpc/context'
import { silentLogger, testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomesOf, startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'

let points: Points

beforeAll(async () => {
  points = await startPoints()
})

afterAll(() => points[Symbol.asyncDispose]())

const asService = () => backgroundContext(silentLogger())

const spend = async (fields: { user_id: number; coin: number; ref: string; reason?: string }) =>
  points.client.SpendCoins({ reason: 'buy', note: '庆余年', ...fields }, asService())

const find = async (user_id: number, ref: string) =>
  points.client.FindSpending({ user_id, reason: 'buy', ref }, asService())

const insist = async <T>(call: () => Promise<T>, attemptsLeft = 5): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (attemptsLeft === 0 || (error as { code?: string }).code !== 'unavailable') throw error
    return insist(call, attemptsLeft - 1)
  }
}

test('takes points, records them in the ledger, and returns the booking', async () => {
  const id = await points.addUser(10)
  expect(await find(id, `${id}:doc`)).toEqual({ coin: 0, balance: 10 })
  expect(await spend({ user_id: id, coin: 4, ref: `${id}:doc` })).toEqual({ coin: 4, balance: 6 })
  expect(await find(id, `${id}:doc`)).toEqual({ coin: 4, balance: 6 })
  const { list } = await points.client.ListCoinLog({ page: null }, points.as(id))
  expect(list[0]).toMatchObject({ delta: -4, balance: 6, reason: 'buy', ref: `${id}:doc`, note: '庆余年' })
})

test('a repeated call returns what was taken then, with any other amount and any balance', async () => {
  const id = await points.addUser(10)
  await spend({ user_id: id, coin: 10, ref: `${id}:doc` })
  for (const coin of [10, 3, 1_000_000])
    expect(await spend({ user_id: id, coin, ref: `${id}:doc` })).toEqual({ coin: 10, balance: 0 })
  await points.expectBooksToBalance()
})

test('reasons are separate: one ref under each is taken once', async () => {
  const id = await points.addUser(10)
  await spend({ user_id: id, coin: 2, ref: `${id}:same` })
  expect(await spend({ user_id: id, coin: 3, ref: `${id}:same`, reason: 'search' })).toEqual({ coin: 3, balance: 5 })
})

test('an account with too few points keeps them, and can pay later', async () => {
  const id = await points.addUser(3)
  const short = { kind: 'failed_precondition', code: 'user.coins_short' }
  await expect(spend({ user_id: id, coin: 4, ref: `${id}:dear` })).rejects.toMatchObject(short)
  expect(await find(id, `${id}:dear`)).toEqual({ coin: 0, balance: 3 })
  expect(await spend({ user_id: id, coin: 3, ref: `${id}:dear` })).toEqual({ coin: 3, balance: 0 })
})

test('a banned account cannot spend, and its earlier bookings are still returned', async () => {
  const id = await points.addUser(9)
  await spend({ user_id: id, coin: 4, ref: `${id}:before` })
  await points.db('accounts').where({ id }).update({ status: 'banned' })
  const banned = { kind: 'failed_precondition', code: 'user.banned' }
  await expect(spend({ user_id: id, coin: 1, ref: `${id}:after` })).rejects.toMatchObject(banned)
  expect(await spend({ user_id: id, coin: 4, ref: `${id}:before` })).toEqual({ coin: 4, balance: 5 })
})

test('a call past its deadline takes nothing, even when the account lock is released later', async () => {
  const id = await points.addUser(9)
  const isWaiting = async (): Promise<boolean> =>
    (
      await points.db.raw(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%accounts%'`,
      )
    ).rows.length > 0
  const holder = await points.db.transaction()
  await holder('accounts').where({ id }).forUpdate().first()
  const isHeldUp = async (budgetMs: number): Promise<boolean> => {
    const ctx = backgroundContext(silentLogger(), budgetMs)
    await expect(
      points.client.SpendCoins({ user_id: id, coin: 1, reason: 'buy', ref: `${id}:late` }, ctx),
    ).rejects.toMatchObject({ kind: 'unavailable' })
    return isWaiting()
  }
  // Under load the deadline may pass before the lock is requested.
  expect((await isHeldUp(300)) || (await isHeldUp(1_500)) || (await isHeldUp(6_000))).toBe(true)
  await holder.commit()
  await expect.poll(isWaiting).toBe(false)
  expect(await spend({ user_id: id, coin: 9, ref: `${id}:other` })).toEqual({ coin: 9, balance: 0 })
  expect(await find(id, `${id}:late`)).toEqual({ coin: 0, balance: 0 })
})

test.each([
  { coin: 0 },
  { coin: -5 },
  { coin: Number.MAX_SAFE_INTEGER + 1 },
  { reason: 'admin' },
  { reason: 'register' },
  { reason: '' },
  { ref: '' },
  { ref: 'x'.repeat(301) },
])('refuses %o', async (fields) => {
  const id = await points.addUser(9)
  const result = spend({ user_id: id, coin: 1, ref: `${id}:doc`, ...fields })
  await expect(result).rejects.toMatchObject({ kind: 'invalid', code: 'user.bad_value' })
  expect((await points.walletOf(id)).coin).toBe(9)
})

test('a missing account is unknown', async () => {
  const unknown = { kind: 'not_found', code: 'user.unknown' }
  await expect(spend({ user_id: 987_654_321, coin: 1, ref: 'none' })).rejects.toMatchObject(unknown)
  await expect(find(987_654_321, 'none')).rejects.toMatchObject(unknown)
})

test('a ref of another account is an error, and takes nothing', async () => {
  const [one, other] = [await points.addUser(9), await points.addUser(9)]
  await spend({ user_id: one, coin: 1, ref: `${one}:mine` })
  await expect(spend({ user_id: other, coin: 1, ref: `${one}:mine` })).rejects.toMatchObject({ kind: 'internal' })
  expect((await points.walletOf(other)).coin).toBe(9)
})

test('only services may spend or look up bookings', async () => {
  const id = await points.addUser(9)
  const request = { user_id: id, coin: 1, reason: 'buy', ref: `${id}:doc` }
  for (const ctx of [testContext(), points.as(id), points.asAdmin()]) {
    await expect(points.client.SpendCoins(request, ctx)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(points.client.FindSpending(request, ctx)).rejects.toMatchObject({ kind: 'forbidden' })
  }
})

test('fifty identical concurrent calls are booked once', async () => {
  const id = await points.addUser(1_000)
  const calls = Array.from({ length: 50 }, async (_, index) =>
    insist(async () => spend({ user_id: id, coin: 1 + index, ref: `${id}:race` })),
  )
  const answers = await Promise.all(calls)
  const { coin } = await find(id, `${id}:race`)
  expect(answers).toEqual(answers.map(() => ({ coin, balance: 1_000 - coin })))
  await points.expectBooksToBalance()
})

test('one of fifty concurrent calls takes the last point', async () => {
  const id = await points.addUser(1)
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, async (_, index) =>
      insist(async () => spend({ user_id: id, coin: 1, ref: `${id}:${index}` })),
    ),
  )
  expect(outcomesOf(results)).toEqual({ ok: 1, 'user.coins_short': 49 })
  expect((await points.walletOf(id)).coin).toBe(0)
  await points.expectBooksToBalance()
})
