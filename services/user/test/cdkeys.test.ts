import { AdminChanged } from '@pandex/contracts/events'
import { testContext } from '@pandex/platform/testing/fixtures'
import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setVipUntil } from '../repositories/vip.ts'
import { startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'

let points: Points

beforeAll(async () => {
  points = await startPoints()
})

beforeEach(() => {
  points.time.now = new Date('2026-11-21T04:00:00Z')
})

afterAll(() => points[Symbol.asyncDispose]())

const use = async (id: number, key: string) => points.client.UseCdkey({ key }, points.as(id))

const filters = { q: '', kind: '', used: '', batch: '', page: null }
const list = async (filter: Partial<typeof filters>) =>
  points.client.ListCdkeys({ ...filters, ...filter }, points.asAdmin())

const create = async (fields: object) =>
  points.client.CreateCdkeys({ kind: 'coin', value: 5, count: 1, max_uses: 1, ...fields }, points.asAdmin())

const auditOf = async (action: string) => {
  const rows = await points
    .db('outbox')
    .where({ topic: AdminChanged.name })
    .whereRaw(`payload->>'action' = ?`, [action])
    .orderBy('id')
  return rows.map((row: { payload: { target: string; changes: Record<string, unknown> } }) => row.payload)
}

const badKey = { kind: 'invalid', code: 'user.bad_cdkey' }

test('credits the points of a key, and stores its last letters in the ledger', async () => {
  const id = await points.addUser(1)
  const [key] = await points.makeKeys({ kind: 'coin', value: 50 })
  expect(await use(id, key)).toEqual({ kind: 'coin', value: 50, coin: 51, vip_until: '' })
  const { list: log } = await points.client.ListCoinLog({ page: null }, points.as(id))
  expect(log[0]).toMatchObject({ reason: 'cdkey', delta: 50, balance: 51, note: key.slice(-4) })
  expect(JSON.stringify(log)).not.toContain(key)
})

test('credits the days of a key', async () => {
  const id = await points.addUser(1)
  const [first, second] = (await points.makeKeys({ kind: 'vip', value: 30, count: 2 })) as [string, string]
  expect(await use(id, first)).toEqual({ kind: 'vip', value: 30, coin: 1, vip_until: '2026-12-21T04:00:00.000Z' })
  expect(await use(id, second)).toMatchObject({ vip_until: '2027-01-20T04:00:00.000Z' })
})

test('accepts a key in any case, with spaces and dashes', async () => {
  const id = await points.addUser()
  await points.configure({ cdkey_rule: { prefix: 'Pan-', length: 12 } })
  const [key] = await points.makeKeys({ kind: 'coin', value: 5 })
  expect(key).toMatch(/^Pan-[2-9A-HJKMNP-Z]{12}$/)
  expect(await use(id, ` ${key.toLowerCase().slice(0, 8)} - ${key.slice(8)} `)).toMatchObject({ coin: 5 })
  await points.configure({})
})

test('each account can use a key once, and the number of accounts is limited by its uses', async () => {
  const [first, second, third] = [await points.addUser(), await points.addUser(), await points.addUser()]
  const [key] = await points.makeKeys({ kind: 'coin', value: 5, max_uses: 2 })
  await use(first, key)
  await expect(use(first, key)).rejects.toMatchObject({ kind: 'conflict', code: 'user.cdkey_used' })
  await use(second, key)
  await expect(use(third, key)).rejects.toMatchObject(badKey)
  await expect(use(first, key)).rejects.toMatchObject({ code: 'user.cdkey_used' })
  expect((await list({ q: key })).list).toMatchObject([{ used: 2, max_uses: 2 }])
  expect((await points.walletOf(first)).coin).toBe(5)
})

test('refuses unknown, disabled and expired keys with the same answer', async () => {
  const id = await points.addUser()
  const [off] = await points.makeKeys({ kind: 'coin', value: 5 })
  const [old] = await points.makeKeys({ kind: 'coin', value: 5, expire_at: '2026-11-22T00:00:00+08:00' })
  const [{ id: offId } = { id: 0 }] = (await list({ q: off })).list
  await points.client.UpdateCdkeys({ ids: [offId], enabled: false }, points.asAdmin())
  points.time.now = new Date('2026-11-21T16:00:00Z')
  const refusals = await Promise.allSettled([use(id, off), use(id, old), use(id, 'no such key'), use(id, '')])
  const reasons = refusals.map(
    (refusal) => (refusal as PromiseRejectedResult).reason as { code: string; message: string },
  )
  expect(new Set(reasons.map(({ code, message }) => `${code} ${message}`)).size).toBe(1)
  expect(reasons[0]).toMatchObject(badKey)
  await points.client.UpdateCdkeys({ ids: [offId], enabled: true }, points.asAdmin())
  expect(await use(id, off)).toMatchObject({ coin: 5 })
})

test('refers a registration key to the registration', async () => {
  const id = await points.addUser()
  const [key] = await points.makeKeys({ kind: 'invite', value: 0 })
  await expect(use(id, key)).rejects.toMatchObject({ kind: 'failed_precondition', code: 'user.cdkey_for_register' })
  expect((await list({ q: key })).list).toMatchObject([{ used: 0 }])
})

test('does not use up a key on a permanent membership', async () => {
  const id = await points.addUser()
  await points.db.transaction(async (trx) => setVipUntil(trx, id, new Date('9999-12-31T23:59:59Z')))
  const [key] = await points.makeKeys({ kind: 'vip', value: 30 })
  await expect(use(id, key)).rejects.toMatchObject({ code: 'user.vip_forever' })
  expect((await list({ q: key })).list).toMatchObject([{ used: 0 }])
})

test('blocks an account after ten wrong keys in an hour, also when they are concurrent', async () => {
  const id = await points.addUser()
  const [key] = await points.makeKeys({ kind: 'coin', value: 5 })
  const guesses = await Promise.allSettled(Array.from({ length: 15 }, async () => use(id, randomUUID())))
  const wrong = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.code === 'user.bad_cdkey')
  expect(wrong).toHaveLength(10)
  await expect(use(id, key)).rejects.toMatchObject({
    kind: 'rate_limited',
    code: 'user.too_many_tries',
    details: { retryAfterSeconds: 3_600 },
  })
  expect(await use(await points.addUser(), key)).toMatchObject({ coin: 5 })
  points.time.now = new Date('2026-11-21T05:00:00Z')
  await expect(use(id, key)).rejects.toMatchObject(badKey)
})

test('makes ten thousand keys in less than two seconds', async () => {
  expect(
    await measureMinDurationMs(2_000, async () => create({ count: 10_000, request_id: randomUUID() })),
  ).toBeLessThan(2_000)
})

test('generates random, distinct keys, and stores none of their texts', async () => {
  const { batch, keys } = await create({ count: 10_000, remark: 'batch of many', request_id: randomUUID() })
  expect(new Set(keys).size).toBe(10_000)
  expect(keys.every((key) => /^[2-9A-HJKMNP-Z]{16}$/.test(key))).toBe(true)
  expect((await list({ batch })).total).toBe(10_000)
  const key = keys[4_321] ?? ''
  const { rows } = await points.db.raw(`select string_agg(cdkeys::text, '') as text from cdkeys where batch = ?`, [
    batch,
  ])
  expect(rows[0].text).not.toContain(key)
  expect(rows[0].text).not.toContain(Buffer.from(key).toString('hex'))
  expect(await use(await points.addUser(), key)).toMatchObject({ coin: 5 })
})

test('makes one batch per request id, even when the repeated request differs', async () => {
  const request_id = randomUUID()
  const request = { count: 2, request_id }
  const results = await Promise.allSettled([create(request), create(request), create({ ...request, count: 3 })])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(create(request)).rejects.toMatchObject({ kind: 'conflict', code: 'user.batch_exists' })
  const ctx = testContext({ user: { id: points.admin, role: 'admin' }, requestId: randomUUID() })
  const plain = { kind: 'coin', value: 5, count: 1, max_uses: 1 }
  await points.client.CreateCdkeys(plain, ctx)
  await expect(points.client.CreateCdkeys(plain, ctx)).rejects.toMatchObject({ code: 'user.batch_exists' })
})

test.each([
  ['kind', { kind: 'gold' }],
  ['value', { value: 0 }],
  ['value', { value: -1 }],
  ['value', { value: 1_000_001 }],
  ['value', { kind: 'invite', value: -1 }],
  ['count', { count: 0 }],
  ['count', { count: 10_001 }],
  ['max_uses', { max_uses: 0 }],
  ['max_uses', { max_uses: 100_001 }],
  ['expire_at', { expire_at: 'tomorrow' }],
  ['expire_at', { expire_at: '2026-11-21T04:00:00Z' }],
  ['expire_at', { expire_at: '+012000-01-01T00:00:00Z' }],
  ['remark', { remark: 'x'.repeat(201) }],
])('makes no keys for an invalid %s: %o', async (field, wrong) => {
  const made = create({ ...wrong, request_id: randomUUID() })
  await expect(made).rejects.toMatchObject({
    kind: 'invalid',
    code: 'user.bad_cdkey_batch',
    details: { fields: [field] },
  })
})

test('finds keys by their whole text, last letters, remark, kind, batch and use', async () => {
  const id = await points.addUser()
  const { username } = await points.db('accounts').where({ id }).first('username')
  const made = await create({ kind: 'vip', count: 3, remark: '双十一 50%_off', request_id: randomUUID() })
  const [key = '', other = ''] = made.keys
  await use(id, key)
  const { batch } = made
  expect((await list({ q: key.toLowerCase() })).list).toMatchObject([
    { batch, tail: key.slice(-4), used_by: [username] },
  ])
  expect((await list({ q: other.slice(-4), batch })).list[0]?.tail).toBe(other.slice(-4))
  expect((await list({ q: '50%_OFF' })).total).toBe(3)
  expect((await list({ q: '50__off' })).total).toBe(0)
  expect((await list({ batch, used: 'yes' })).total).toBe(1)
  expect((await list({ batch, used: 'no' })).total).toBe(2)
  expect((await list({ batch, kind: 'coin' })).total).toBe(0)
  expect((await list({ q: 'no\0such' })).total).toBe(0)
  const sorted = await list({ batch, page: { page: 1, size: 1, order_by: 'used', order: 'desc' } as never })
  expect(sorted.list).toMatchObject([{ used: 1 }])
})

test('lists the last ten users of a key, newest first', async () => {
  const [key] = await points.makeKeys({ kind: 'coin', value: 1, max_uses: 20 })
  const names: string[] = []
  for (let index = 0; index < 12; index += 1) {
    const id = await points.addUser()
    await use(id, key)
    names.unshift((await points.db('accounts').where({ id }).first('username')).username)
  }
  expect((await list({ q: key })).list[0]?.used_by).toEqual(names.slice(0, 10))
})

test('deletes unused keys, refuses the others one by one, and records it in the audit log', async () => {
  const { batch, keys } = await create({ count: 3, request_id: randomUUID() })
  await use(await points.addUser(), keys[0] ?? '')
  const ids = (await list({ batch })).list.map((key) => key.id)
  const used = (await list({ batch, used: 'yes' })).list[0]?.id ?? 0
  const reply = await points.client.DeleteCdkeys({ ids: [...ids, ...ids, 999_999_999] }, points.asAdmin())
  expect(reply).toEqual({
    done: 2,
    failed: [
      { id: used, msg: '已被使用，不能删除' },
      { id: 999_999_999, msg: '激活码不存在' },
    ],
  })
  expect((await list({ batch })).list.map((key) => key.id)).toEqual([used])
  const audited = (await auditOf('cdkey.delete')).at(-1)
  expect(audited).toMatchObject({ target: 'cdkey:*', changes: { count: 2 } })
})

test('switches keys off and sets their remark, reports unknown ones, and records it in the audit log', async () => {
  const { batch } = await create({ count: 2, request_id: randomUUID() })
  const ids = (await list({ batch })).list.map((key) => key.id)
  const change = { ids: [...ids, 999_999_999], enabled: false, remark: ' 作废 ' }
  const reply = await points.client.UpdateCdkeys(change, points.asAdmin())
  expect(reply).toEqual({ done: 2, failed: [{ id: 999_999_999, msg: '激活码不存在' }] })
  expect((await list({ batch })).list).toMatchObject([
    { enabled: false, remark: '作废' },
    { enabled: false, remark: '作废' },
  ])
  expect((await auditOf('cdkey.update')).at(-1)).toMatchObject({
    changes: { enabled: false, remark: '作废', count: 2 },
  })
  await points.client.UpdateCdkeys({ ids: ids.slice(0, 1), enabled: true }, points.asAdmin())
  expect((await auditOf('cdkey.update')).at(-1)?.target).toBe(`cdkey:${ids[0]}`)
  const nothing = points.client.UpdateCdkeys({ ids }, points.asAdmin())
  await expect(nothing).rejects.toMatchObject({ code: 'user.nothing_to_change' })
})

test('never discloses a key in the audit log, the log or a list', async () => {
  const { keys } = await create({ count: 1, remark: 'canary', request_id: randomUUID() })
  const [key = ''] = keys
  await use(await points.addUser(), key)
  await expect(use(await points.addUser(), key)).rejects.toMatchObject(badKey)
  const text = JSON.stringify([await auditOf('cdkey.create'), points.lines, await list({ q: 'canary' })])
  expect(text).toContain('canary')
  expect(text).not.toContain(key)
})

test('only admins see or change keys', async () => {
  const id = await points.addUser()
  const calls = [
    async (ctx: ReturnType<typeof testContext>) => points.client.ListCdkeys(filters, ctx),
    async (ctx: ReturnType<typeof testContext>) =>
      points.client.CreateCdkeys({ kind: 'coin', value: 5, count: 1, max_uses: 1 }, ctx),
    async (ctx: ReturnType<typeof testContext>) => points.client.UpdateCdkeys({ ids: [1], enabled: false }, ctx),
    async (ctx: ReturnType<typeof testContext>) => points.client.DeleteCdkeys({ ids: [1] }, ctx),
  ]
  for (const call of calls)
    for (const ctx of [testContext(), points.as(id)])
      await expect(call(ctx)).rejects.toMatchObject({ kind: 'forbidden', code: 'user.admin_only' })
})
