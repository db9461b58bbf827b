import { registry } from '@pandex/platform/telemetry/metrics'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCoins } from '../repositories/coin-ledger.ts'
import type { CoinReason } from '@pandex/contracts/enums'
import { setVipUntil } from '../repositories/vip.ts'
import { startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'

let points: Points

const monthRule = { id: 'month', title: '月卡', coin: 30, vip_days: 30 }
const yearRule = { id: 'year', title: '年卡', coin: 300, vip_days: 365 }
const offer = { enabled: true, rules: [monthRule, yearRule] }

beforeAll(async () => {
  points = await startPoints()
  await points.configure({ user: { check_in_coin: 5, check_in_streak: 2 }, coin2any: offer })
})

beforeEach(() => {
  points.time.now = new Date('2026-11-21T04:00:00Z')
})

afterAll(() => points[Symbol.asyncDispose]())

const checkInAt = async (id: number, at: string) => {
  points.time.now = new Date(at)
  return points.client.CheckIn({}, points.as(id))
}

const lookAt = async (id: number, at: string) => {
  points.time.now = new Date(at)
  return points.client.GetCheckIn({}, points.as(id))
}

const move = async (user_id: number, delta: number, reason: CoinReason, ref: string): Promise<number> =>
  points.db.transaction(async (trx) => addCoins(trx, { user_id, delta, reason, ref }))

const exchange = async (id: number, rule_id: string, request_id: string) =>
  points.client.ExchangeCoins({ rule_id, request_id }, points.as(id))

const logOf = async (id: number) => points.client.ListCoinLog({ page: null }, points.as(id))

test('brings more for each further day in a row, up to the seventh', async () => {
  const id = await points.addUser()
  const gained: number[] = []
  for (let day = 1; day <= 9; day += 1) gained.push((await checkInAt(id, `2026-11-0${day}T10:00:00Z`)).coin_gained)
  expect(gained).toEqual([5, 7, 9, 11, 13, 15, 17, 17, 17])
  expect(await lookAt(id, '2026-11-09T11:00:00Z')).toMatchObject({ checked_in: true, streak: 9, coin: 111 })
  await points.expectBooksToBalance()
})

test('restarts at the first day after a missed day', async () => {
  const id = await points.addUser()
  await checkInAt(id, '2026-11-01T10:00:00Z')
  await checkInAt(id, '2026-11-02T10:00:00Z')
  expect(await lookAt(id, '2026-11-04T10:00:00Z')).toMatchObject({ checked_in: false, streak: 0, coin_gained: 5 })
  expect(await checkInAt(id, '2026-11-04T10:00:00Z')).toMatchObject({ streak: 1, coin_gained: 5 })
})

test('answers the second check-in of a day as the first, and gives points once', async () => {
  const id = await points.addUser()
  const first = await checkInAt(id, '2026-11-20T16:00:00Z')
  await points.configure({ user: { check_in_coin: 100 }, coin2any: offer })
  const second = await checkInAt(id, '2026-11-21T15:59:59Z')
  await points.configure({ user: { check_in_coin: 5, check_in_streak: 2 }, coin2any: offer })
  // `coin_tomorrow` follows the current rules.
  expect(second).toEqual({ ...first, coin_tomorrow: 100 })
  expect(first).toEqual({
    checked_in: true,
    coin_gained: 5,
    coin: 5,
    streak: 1,
    days: ['2026-11-21'],
    coin_tomorrow: 7,
  })
})

test('changes nothing on a read, and returns what a check-in would bring', async () => {
  const id = await points.addUser()
  await checkInAt(id, '2026-11-20T10:00:00Z')
  const seen = await lookAt(id, '2026-11-21T10:00:00Z')
  expect(seen).toEqual({
    checked_in: false,
    coin_gained: 7,
    coin: 5,
    streak: 1,
    days: ['2026-11-20'],
    coin_tomorrow: 9,
  })
  expect(await lookAt(id, '2026-11-21T10:00:00Z')).toEqual(seen)
  expect((await logOf(id)).total).toBe(1)
})

test.each([
  ['midnight of Shanghai', '2026-11-21T15:59:59.999Z', '2026-11-21T16:00:00Z', ['2026-11-21', '2026-11-22']],
  ['the end of a month', '2026-11-30T15:59:59Z', '2026-11-30T16:00:00Z', ['2026-12-01']],
  ['the end of a year', '2026-12-31T15:59:59Z', '2026-12-31T16:00:00Z', ['2027-01-01']],
  ['a leap day', '2028-02-28T15:59:59Z', '2028-02-28T16:00:00Z', ['2028-02-28', '2028-02-29']],
  ['the day after a leap day', '2028-02-29T15:59:59Z', '2028-02-29T16:00:00Z', ['2028-03-01']],
  ['the end of a February without one', '2027-02-28T15:59:59Z', '2027-02-28T16:00:00Z', ['2027-03-01']],
])('counts a new day in a row over %s', async (_name, before, after, days) => {
  const id = await points.addUser()
  expect(await checkInAt(id, before)).toMatchObject({ streak: 1 })
  expect(await checkInAt(id, after)).toMatchObject({ streak: 2, days })
})

test('books nothing for a check-in without points', async () => {
  const id = await points.addUser()
  await points.configure({ user: { check_in_coin: 0 }, coin2any: offer })
  expect(await checkInAt(id, '2026-11-21T10:00:00Z')).toMatchObject({ checked_in: true, coin_gained: 0 })
  await points.configure({ user: { check_in_coin: 5, check_in_streak: 2 }, coin2any: offer })
  expect((await logOf(id)).list).toEqual([])
})

test('buys membership with points, and extends the remaining one', async () => {
  const id = await points.addUser(100)
  expect(await exchange(id, 'month', 'a')).toEqual({ coin: 70, vip_until: '2026-12-21T04:00:00.000Z' })
  expect(await exchange(id, 'month', 'b')).toEqual({ coin: 40, vip_until: '2027-01-20T04:00:00.000Z' })
  points.time.now = new Date('2027-06-01T00:00:00Z')
  expect(await exchange(id, 'month', 'c')).toEqual({ coin: 10, vip_until: '2027-07-01T00:00:00.000Z' })
  await expect(exchange(id, 'month', 'd')).rejects.toMatchObject({ code: 'user.coins_short' })
  expect(await points.walletOf(id)).toMatchObject({ coin: 10, vip_until: new Date('2027-07-01T00:00:00Z') })
  await points.expectBooksToBalance()
})

test('answers a repeated exchange like the first one, also when the rule was deleted', async () => {
  const id = await points.addUser(100)
  const first = await exchange(id, 'month', 'again')
  await move(id, 7, 'admin', `${id}:gift`)
  await points.configure({ coin2any: { enabled: false, rules: [] } })
  const again = await exchange(id, 'month', 'again')
  await points.configure({ user: { check_in_coin: 5, check_in_streak: 2 }, coin2any: offer })
  expect(again).toEqual(first)
  expect(await points.walletOf(id)).toMatchObject({ coin: 77 })
})

test('refuses a request id of another purchase, and allows the same id for another user', async () => {
  const [id, other] = [await points.addUser(1_000), await points.addUser(1_000)]
  await exchange(id, 'month', 'mine')
  await expect(exchange(id, 'year', 'mine')).rejects.toMatchObject({ kind: 'conflict', code: 'user.request_reused' })
  expect(await exchange(other, 'year', 'mine')).toMatchObject({ coin: 700 })
})

test('a refused exchange can be retried under its request id', async () => {
  const id = await points.addUser(29)
  await expect(exchange(id, 'month', 'later')).rejects.toMatchObject({ code: 'user.coins_short' })
  await move(id, 1, 'admin', `${id}:one`)
  expect(await exchange(id, 'month', 'later')).toMatchObject({ coin: 0 })
})

test('refuses an unknown rule, a missing request id, and everything while exchange is off', async () => {
  const id = await points.addUser(1_000)
  await expect(exchange(id, 'week', 'x')).rejects.toMatchObject({ kind: 'not_found', code: 'user.unknown_rule' })
  await expect(exchange(id, 'month', '')).rejects.toMatchObject({ kind: 'invalid', code: 'user.request_id_required' })
  await points.configure({ coin2any: { ...offer, enabled: false } })
  const off = exchange(id, 'month', 'x')
  await expect(off).rejects.toMatchObject({ kind: 'failed_precondition', code: 'user.exchange_off' })
  await points.configure({ user: { check_in_coin: 5, check_in_streak: 2 }, coin2any: offer })
  expect(await points.walletOf(id)).toMatchObject({ coin: 1_000, vip_until: null })
})

test('never extends a membership past the year 9999, and takes no points for a permanent one', async () => {
  const id = await points.addUser(1_000)
  await points.db.transaction(async (trx) => setVipUntil(trx, id, new Date('9999-12-01T00:00:00Z')))
  expect(await exchange(id, 'year', 'last')).toEqual({ coin: 700, vip_until: '9999-12-31T23:59:59.000Z' })
  await expect(exchange(id, 'year', 'more')).rejects.toMatchObject({ code: 'user.vip_forever' })
  expect(await points.walletOf(id)).toMatchObject({ coin: 700 })
})

test('shows each user only his own bookings, newest first, with their reasons', async () => {
  const [id, other] = [await points.addUser(50), await points.addUser(60)]
  await exchange(id, 'month', 'shown')
  const { list, total } = await logOf(id)
  expect(total).toBe(2)
  expect(list).toMatchObject([
    { delta: -30, balance: 20, reason: 'exchange', note: '月卡' },
    { delta: 50, balance: 50, reason: 'admin' },
  ])
  expect((await logOf(other)).list).toMatchObject([{ delta: 60, balance: 60 }])
})

test('pages through bookings without repetitions or gaps', async () => {
  const id = await points.addUser()
  for (let index = 1; index <= 7; index += 1) await move(id, index, 'admin', `${id}:page-${index}`)
  const page = async (number: number) =>
    points.client.ListCoinLog({ page: { page: number, size: 3, order_by: '', order: '' } }, points.as(id))
  const lists = [await page(1), await page(2), await page(3)].map(({ list }) => list.map(({ delta }) => delta))
  expect(lists).toEqual([[7, 6, 5], [4, 3, 2], [1]])
})

test('books once per cause, and refuses to take more than the balance', async () => {
  const id = await points.addUser(10)
  expect(await move(id, 5, 'order', 'order-1')).toBe(15)
  expect(await move(id, 5, 'order', 'order-1')).toBe(15)
  expect(await move(id, 5, 'refund', 'order-1')).toBe(20)
  await expect(move(id, -21, 'buy', 'doc-1')).rejects.toMatchObject({ code: 'user.coins_short' })
  await expect(move(id, 0.5, 'order', 'half')).rejects.toThrow('whole')
  await expect(move(await points.addUser(), 5, 'order', 'order-1')).rejects.toThrow('another user')
  await expect(move(999_999, 5, 'order', 'nobody')).rejects.toMatchObject({ code: 'user.unknown' })
  await points.expectBooksToBalance()
})

/** Sums of the metrics of points, by reason. */
const countPoints = async (reason: CoinReason): Promise<{ earned: number; spent: number }> => {
  const text = await registry.metrics()
  const read = (name: string): number =>
    Number(new RegExp(`^pandex_points_${name}_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  return { earned: read('earned'), spent: read('spent') }
}

test('counts each movement by its reason, once and after its commit', async () => {
  const id = await points.addUser(100)
  const before = await countPoints('exchange')
  await move(id, -30, 'exchange', `${id}:counted`)
  await move(id, -30, 'exchange', `${id}:counted`)
  await move(id, 4, 'exchange', `${id}:returned`)
  await expect(move(id, -500, 'exchange', `${id}:short`)).rejects.toMatchObject({ code: 'user.coins_short' })
  const undone = points.db.transaction(async (trx) => {
    await addCoins(trx, { user_id: id, delta: -5, reason: 'exchange', ref: `${id}:undone` })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await expect.poll(() => countPoints('exchange')).toEqual({ earned: before.earned + 4, spent: before.spent + 30 })
})

test.each([
  ['change', 'update coin_ledger set delta = delta + 1'],
  ['deletion', 'delete from coin_ledger'],
  ['emptying', 'truncate coin_ledger'],
])('protects the ledger from any %s', async (_name, sql) => {
  await points.addUser(10)
  await expect(points.db.raw(sql)).rejects.toThrow('coin_ledger only grows')
  await points.expectBooksToBalance()
})

test('rejects a negative balance in the database itself', async () => {
  const id = await points.addUser(10)
  await expect(points.db('accounts').where({ id }).update({ coin: -1 })).rejects.toThrow('check constraint')
})

test('shows points only to existing, unbanned, logged-in users', async () => {
  const id = await points.addUser(100)
  await points.db('accounts').where({ id }).update({ status: 'banned' })
  const page = null
  const calls = [
    async (ctx: ReturnType<typeof testContext>) => points.client.GetCheckIn({}, ctx),
    async (ctx: ReturnType<typeof testContext>) => points.client.CheckIn({}, ctx),
    async (ctx: ReturnType<typeof testContext>) => points.client.ListCoinLog({ page }, ctx),
    async (ctx: ReturnType<typeof testContext>) => points.client.ListInvited({ page }, ctx),
    async (ctx: ReturnType<typeof testContext>) => points.client.UseCdkey({ key: 'x' }, ctx),
    async (ctx: ReturnType<typeof testContext>) =>
      points.client.ExchangeCoins({ rule_id: 'month', request_id: 'banned' }, ctx),
  ]
  for (const call of calls) {
    await expect(call(testContext())).rejects.toMatchObject({ code: 'user.login_required' })
    await expect(call(points.as(id))).rejects.toMatchObject({ code: 'user.session_ended' })
    await expect(call(points.as(999_999))).rejects.toMatchObject({ code: 'user.session_ended' })
  }
})
