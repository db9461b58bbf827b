import { setTimeout as delay } from 'node:timers/promises'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { expectAtomicWrites } from '@pandex/platform/testing/freezable-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDriveAnswer, asAdmin, asUser, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

const price = 4

let nextUser = 100

beforeAll(async () => {
  service = await startDiskService()
})

beforeEach(() => {
  service.site.spendCalls = 0
  service.time.now = () => new Date()
})

afterAll(() => service[Symbol.asyncDispose]())

const addUser = (coin: number): number => {
  nextUser += 1
  service.site.balances.set(nextUser, coin)
  return nextUser
}

const addDoc = async (cost_coin = price): Promise<string> => {
  const doc_id = await service.insert(aDriveAnswer())
  const { id } = await service.db('disk').where({ doc_id }).first('id')
  await service.db('disk_meta').insert({ resource_id: id, cost_coin, decompress_password: 'unzip' })
  return doc_id
}

const buy = async (user: number, doc_id: string, isVip = false) =>
  service.client.BuyDisk({ doc_id, max_coin: 1_000 }, asUser(user, isVip))

const get = async (user: number, doc_id: string, isVip = false) =>
  service.client.GetDoc({ doc_id }, asUser(user, isVip))

const purchasesOf = async (user_id: number): Promise<{ state: string; kind: string; cost_coin: number }[]> =>
  service.db('purchase').where({ user_id }).orderBy('id').select('state', 'kind', 'cost_coin')

const balanceOf = (user: number): number | undefined => service.site.balances.get(user)

const quota = async (free_details_per_day: number, vip_details_per_day = 0) => {
  service.site.rules.user_doc = { free_details_per_day, vip_details_per_day }
  const doc = await addDoc()
  await waitFor(async () => {
    const [user, member] = await Promise.all([get(1, doc), get(1, doc, true)])
    return user.policy?.free_left === free_details_per_day && member.policy?.free_left === vip_details_per_day
  })
}

const setSitePolicy = async (policy: DiskTestService['site']['rules']['doc_basic']['policy']) => {
  Object.assign(service.site.rules.doc_basic, { policy })
  const doc = await addDoc(0)
  await waitFor(async () => (await service.client.GetDoc({ doc_id: doc }, asVisitor())).policy?.kind === policy)
}

test('points open a resource permanently, and buying it again costs nothing', async () => {
  const [user, doc] = [addUser(10), await addDoc()]
  expect((await get(user, doc)).link).toBe('')
  const { disk, coin } = await buy(user, doc)
  expect(coin).toBe(6)
  expect(disk).toMatchObject({
    doc_id: doc,
    link: expect.stringMatching(/^https:/),
    edges: { meta: { decompress_password: 'unzip' } },
  })
  expect(disk?.policy).toEqual({
    kind: 'coin',
    cost_coin: price,
    bought: true,
    allowed: true,
    refusal: '',
    free_left: 0,
    refunded: 0,
  })
  expect((await get(user, doc)).link).toBe(disk?.link)
  expect(await buy(user, doc)).toEqual({ disk: disk, coin })
  expect([balanceOf(user), await purchasesOf(user)]).toEqual([6, [{ state: 'done', kind: 'coin', cost_coin: price }]])
})

test('a purchase remains valid when the price rises', async () => {
  const [user, doc] = [addUser(10), await addDoc()]
  const { disk } = await buy(user, doc)
  await service.db('disk_meta').where({ resource_id: disk?.id }).update({ cost_coin: 1_000 })
  expect((await buy(user, doc)).coin).toBe(6)
})

test('a purchase belongs to its buyer only', async () => {
  const [user, other, doc] = [addUser(10), addUser(10), await addDoc()]
  await buy(user, doc)
  expect(await get(other, doc)).toMatchObject({ link: '', disk_id: '', policy: { bought: false, refusal: 'buy' } })
  expect((await service.client.GetDoc({ doc_id: doc }, asVisitor())).link).toBe('')
})

test('too few points change nothing, and the resource can be bought once there are enough', async () => {
  const [user, doc] = [addUser(price - 1), await addDoc()]
  const short = { kind: 'failed_precondition', code: 'user.coins_short' }
  await expect(buy(user, doc)).rejects.toMatchObject(short)
  await expect(buy(user, doc)).rejects.toMatchObject(short)
  expect((await get(user, doc)).link).toBe('')
  service.site.balances.set(user, price)
  expect((await buy(user, doc)).coin).toBe(0)
  expect(await purchasesOf(user)).toEqual([{ state: 'done', kind: 'coin', cost_coin: price }])
})

test('a refused purchase that is retried costs the current price', async () => {
  const [user, doc] = [addUser(5), await addDoc(50)]
  await expect(buy(user, doc)).rejects.toMatchObject({ code: 'user.coins_short' })
  await service.db('disk_meta').update({ cost_coin: 5 }).where({ cost_coin: 50 })
  expect((await buy(user, doc)).coin).toBe(0)
})

const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

test('a resource that is open to everyone is not sold and costs no points', async () => {
  const [user, doc] = [addUser(100), await addDoc(0)]
  await expect(buy(user, doc)).rejects.toMatchObject({ kind: 'failed_precondition', code: 'disk.nothing_to_buy' })
  expect([service.site.spendCalls, await purchasesOf(user)]).toEqual([0, []])
})

test('an admin cannot buy a resource', async () => {
  const doc = await addDoc()
  await expect(service.client.BuyDisk({ doc_id: doc }, asAdmin())).rejects.toMatchObject({
    code: 'disk.nothing_to_buy',
  })
})

test('a dead link is not sold, and an earlier buyer keeps it', async () => {
  const [user, other, doc] = [addUser(10), addUser(10), await addDoc()]
  const { disk } = await buy(user, doc)
  await service.db('disk').where({ doc_id: doc }).update({ health: 'dead' })
  await expect(buy(other, doc)).rejects.toMatchObject({ kind: 'failed_precondition', code: 'disk.dead' })
  expect((await buy(user, doc)).disk?.link).toBe(disk?.link)
  expect(balanceOf(other)).toBe(10)
})

test('anonymous visitors, unknown resources and disabled resources are refused', async () => {
  const [user, doc] = [addUser(10), await addDoc()]
  await expect(service.client.BuyDisk({ doc_id: doc }, testContext())).rejects.toMatchObject({
    kind: 'unauthenticated',
    code: 'disk.login_required',
  })
  await service.db('disk').where({ doc_id: doc }).update({ enabled: false })
  for (const doc_id of [doc, `a${'0'.repeat(24)}`, '', "' or 1=1"])
    await expect(buy(user, doc_id)).rejects.toMatchObject({ kind: 'not_found', code: 'disk.unknown' })
  expect(balanceOf(user)).toBe(10)
})

/** Retries calls refused because of load or a pending purchase. */
const insist = async <T>(call: () => Promise<T>, attemptsLeft = 200): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (attemptsLeft === 0 || (error as { kind?: string }).kind !== 'unavailable') throw error
    await delay(50)
    return insist(call, attemptsLeft - 1)
  }
}

test('fifty simultaneous purchases are paid once and all answered', async () => {
  const [user, doc] = [addUser(1_000), await addDoc()]
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async () => outcomeOf(insist(async () => buy(user, doc)))),
  )
  expect(new Set(outcomes)).toEqual(new Set(['ok']))
  expect([balanceOf(user), service.site.spendCalls]).toEqual([1_000 - price, 1])
})

test('the last points open one of fifty resources that are bought at once', async () => {
  const user = addUser(price)
  const docs = await Promise.all(Array.from({ length: 50 }, async () => addDoc()))
  const outcomes = await Promise.all(docs.map(async (doc) => outcomeOf(insist(async () => buy(user, doc)))))
  expect(outcomes.toSorted()).toEqual(['ok', ...Array.from({ length: 49 }, () => 'user.coins_short')])
  expect((await purchasesOf(user)).filter(({ state }) => state === 'done')).toHaveLength(1)
  expect(balanceOf(user)).toBe(0)
})

test('while the points service is down, nothing is opened and nothing is lost', async () => {
  const [user, doc] = [addUser(10), await addDoc()]
  service.site.isUserAway = true
  await expect(buy(user, doc)).rejects.toMatchObject({ kind: 'unavailable', code: 'disk.buying' })
  expect((await get(user, doc)).link).toBe('')
  expect(await purchasesOf(user)).toEqual([{ state: 'pending', kind: 'coin', cost_coin: price }])
  service.site.isUserAway = false
  expect((await buy(user, doc)).coin).toBe(6)
})

test('takes no more points than the price shown to the buyer, and returns the current price', async () => {
  const [user, doc_id] = [addUser(10), await addDoc()]
  const offer = async (max_coin: number) => service.client.BuyDisk({ doc_id, max_coin }, asUser(user))
  const refusal = {
    kind: 'failed_precondition',
    code: 'disk.price_changed',
    message: `现价 ${price} 积分，请确认后再购买`,
    details: { data: { cost_coin: price } },
  }
  await expect(offer(price - 1)).rejects.toMatchObject(refusal)
  expect([balanceOf(user), await purchasesOf(user)]).toEqual([10, []])
  service.site.isUserAway = true
  await expect(offer(price)).rejects.toMatchObject({ code: 'disk.buying' })
  // The purchase is pending at that price; an offer with a lower limit does not join it.
  await expect(offer(price - 1)).rejects.toMatchObject(refusal)
  service.site.isUserAway = false
  expect((await offer(price)).coin).toBe(6)
  expect((await offer(0)).coin).toBe(6)
})

test('a call without a price takes no points and returns the price', async () => {
  const [user, doc_id] = [addUser(10), await addDoc()]
  const refusal = { code: 'disk.price_changed', details: { data: { cost_coin: price } } }
  await expect(service.client.BuyDisk({ doc_id }, asUser(user))).rejects.toMatchObject(refusal)
  expect([balanceOf(user), await purchasesOf(user)]).toEqual([10, []])
  expect((await service.client.BuyDisk({ doc_id, max_coin: price }, asUser(user))).coin).toBe(6)
})

test('a purchase cannot be deleted along with its resource', async () => {
  const [user, doc] = [addUser(10), await addDoc()]
  await buy(user, doc)
  await expect(service.db('disk').where({ doc_id: doc }).delete()).rejects.toThrow(/purchase/)
})

test('a purchase is paid once and kept when PostgreSQL freezes before any of its statements', async () => {
  const frozen = await expectAtomicWrites(service, {
    openApp: service.startAnother,
    createSubject: async () => ({ user: addUser(10), doc: await addDoc() }),
    write: ({ client }, { user, doc }) => client.BuyDisk({ doc_id: doc, max_coin: price }, asUser(user)),
    readStored: async ({ user }) => {
      const [purchase, ...more] = await purchasesOf(user)
      const coin = balanceOf(user)
      const isPaid = coin === 10 - price
      if (more.length === 0 && purchase?.state === 'done' && isPaid) return 'all'
      // Not acknowledged yet: the resumer or a repeated call finishes it.
      const isOpen = purchase === undefined ? coin === 10 : purchase.state === 'pending' && (isPaid || coin === 10)
      return more.length === 0 && isOpen ? 'nothing' : JSON.stringify({ purchase, more, coin })
    },
  })
  expect(frozen).toBeGreaterThan(5)
})

/** The tests above run without a free quota. */
describe('free resources of the day', () => {
  beforeAll(async () => quota(2, 1))

  test('are used up before points are taken', async () => {
    const user = addUser(price)
    const coins: number[] = []
    for (const doc of [await addDoc(), await addDoc(), await addDoc()]) coins.push((await buy(user, doc)).coin)
    expect(coins).toEqual([price, price, 0])
    const purchases = (await purchasesOf(user)).map(({ kind, cost_coin }) => `${kind} ${cost_coin}`)
    expect(purchases).toEqual(['free 0', 'free 0', `coin ${price}`])
  })

  test('cost no points for a buyer who was told that the resource is free', async () => {
    const user = addUser(price)
    for (const doc of [await addDoc(), await addDoc()]) await buy(user, doc)
    const doc_id = await addDoc()
    const last = service.client.BuyDisk({ doc_id, max_coin: 0 }, asUser(user))
    await expect(last).rejects.toMatchObject({ kind: 'failed_precondition', code: 'disk.price_changed' })
    expect([balanceOf(user), await purchasesOf(user)]).toMatchObject([price, [{ kind: 'free' }, { kind: 'free' }]])
  })

  test('are not used up by opening the same resource again', async () => {
    const [user, doc] = [addUser(0), await addDoc()]
    await buy(user, doc)
    await buy(user, doc)
    expect((await get(user, doc)).policy).toMatchObject({ allowed: true, free_left: 1 })
  })

  test('differ in number for members', async () => {
    const [user, one, other] = [addUser(0), await addDoc(), await addDoc()]
    expect((await buy(user, one, true)).coin).toBe(0)
    await expect(buy(user, other, true)).rejects.toMatchObject({ code: 'user.coins_short' })
    expect((await buy(user, other)).coin).toBe(0)
  })

  test('are counted by days of Shanghai', async () => {
    const user = addUser(0)
    const at = async (time: string) => {
      service.time.now = () => new Date(time)
      const doc = await addDoc()
      const { free_left = 0 } = (await get(user, doc)).policy ?? {}
      return [free_left, await outcomeOf(buy(user, doc))]
    }
    expect(await at('2026-11-21T15:59:00Z')).toEqual([2, 'ok'])
    expect(await at('2026-11-21T15:59:58Z')).toEqual([1, 'ok'])
    expect(await at('2026-11-21T15:59:59Z')).toEqual([0, 'user.coins_short'])
    expect(await at('2026-11-21T16:00:00Z')).toEqual([2, 'ok'])
  })

  test('never exceed their number when fifty resources are opened at once', async () => {
    const user = addUser(0)
    const docs = await Promise.all(Array.from({ length: 50 }, async () => addDoc()))
    const outcomes = await Promise.all(docs.map(async (doc) => outcomeOf(insist(async () => buy(user, doc)))))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(2)
  })

  test('are in the list of purchases of their buyer too, newest first', async () => {
    const [user, other] = [addUser(100), addUser(100)]
    const docs = [await addDoc(9), await addDoc(9), await addDoc(9)]
    for (const doc of docs) await buy(user, doc)
    await buy(other, docs[2] ?? '')
    const { list, total } = await service.client.ListBought({ page: null }, asUser(user))
    expect(total).toBe(3)
    expect(list.map(({ doc_id, cost_coin }) => [doc_id, cost_coin])).toEqual([
      [docs[2], 9],
      [docs[1], 0],
      [docs[0], 0],
    ])
    expect(list[0]).toMatchObject({ disk_name: '庆余年.S02.2160p', disk_type: 'QUARK', health: 'valid' })
    const second = await service.client.ListBought({ page: { page: 2, size: 1 } }, asUser(user))
    expect(second.list.map(({ doc_id }) => doc_id)).toEqual([docs[1]])
    await expect(service.client.ListBought({}, asVisitor())).rejects.toMatchObject({ code: 'disk.login_required' })
    const asked = { user_id: user, page: {} }
    expect((await service.client.ListUserPurchases(asked, asAdmin())).total).toBe(total)
    await expect(service.client.ListUserPurchases(asked, asUser(user))).rejects.toMatchObject({
      code: 'disk.admin_only',
    })
  })
})

/** Must be the last test: it changes the site's rules. */
test('a resource for members only is not sold, and earlier buyers keep it', async () => {
  const [user, doc] = [addUser(10), await addDoc()]
  const { disk } = await buy(user, doc)
  await setSitePolicy('vip')
  await service.db('disk_meta').where({ resource_id: disk?.id }).update({ cost_coin: 0 })
  expect(await get(user, doc)).toMatchObject({ link: disk?.link, policy: { kind: 'vip', bought: true, allowed: true } })
  const other = await addDoc(0)
  await expect(buy(user, other)).rejects.toMatchObject({ code: 'disk.vip_required' })
  await expect(buy(user, other, true)).rejects.toMatchObject({ code: 'disk.nothing_to_buy' })
})
