import { unavailableError } from '@pandex/platform/errors'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { expectAtomicWrites } from '@pandex/platform/testing/freezable-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { claimDueRefund, scheduleRefunds } from '../../repositories/purchases/refunds.ts'
import { refundPurchase } from '../../use-cases/purchases/refund-purchase.ts'
import { createPaymentContext } from '../../use-cases/purchases/settle-purchase.ts'
import { createFakeDrives } from '../drives/fake-drives.ts'
import { aDriveAnswer, asUser, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService
let probing: AsyncDisposable

const drives = createFakeDrives()
const price = 4
let nextUser = 500

beforeAll(async () => {
  service = await startDiskService()
  probing = service.startAsking(drives.all)
})

beforeEach(async () => {
  drives.reset()
  await service.resetSite()
  service.site.isUserAway = false
  service.site.isAnswerLost = false
})

afterAll(async () => {
  await probing[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const addUser = (coin = 10): number => {
  nextUser += 1
  service.site.balances.set(nextUser, coin)
  return nextUser
}

const addDoc = async () => {
  const share = aDriveAnswer()
  const doc_id = await service.insert(share)
  const { id } = (await service.db('disk').where({ doc_id }).first('id')) as { id: number }
  await service.db('disk_meta').insert({ resource_id: id, cost_coin: price })
  return { doc_id, id, disk_type: share.disk_type, disk_id: share.disk_id }
}

type Doc = Awaited<ReturnType<typeof addDoc>>

const buy = async (user: number, { doc_id }: Doc) => service.client.BuyDisk({ doc_id, max_coin: 1_000 }, asUser(user))

const get = async (user: number, { doc_id }: Doc) => service.client.GetDoc({ doc_id }, asUser(user))

const balanceOf = (user: number) => service.site.balances.get(user)

const purchaseOf = async (user: number, { id }: Doc) =>
  service.db('purchase').where({ user_id: user, resource_id: id }).first()

const checkOf = async ({ disk_type, disk_id }: Doc) => service.db('link_check').where({ disk_type, disk_id }).first()

/** The drive answers once; an earlier "dead" answer is long ago. */
const probe = async (doc: Doc, verdict: 'dead' | 'valid'): Promise<void> => {
  const { disk_type, disk_id } = doc
  drives.answer(disk_id, verdict === 'dead' ? { verdict, reason: 'cancelled', msg: '分享已取消' } : drives.valid())
  const before = drives.asked(disk_id).length
  const longAgo = service.db.raw(`first_dead_at - interval '1 hour'`)
  await service.db('link_check').where({ disk_type, disk_id }).update({ first_dead_at: longAgo })
  await service.db.transaction((trx) => queueChecks(trx, [doc], 'opened', true))
  await service.db('link_check').where({ disk_type, disk_id }).update({ due_at: service.db.fn.now() })
  await waitFor(async () => drives.asked(disk_id).length > before && (await checkOf(doc))?.lease === null)
}

const kill = async (doc: Doc): Promise<void> => {
  await probe(doc, 'dead')
  await probe(doc, 'dead')
  expect(await service.db('disk').where({ id: doc.id }).first('health')).toEqual({ health: 'dead' })
}

/** Ends leases, as time does. */
const expireLeases = async ({ id }: Doc): Promise<void> => {
  const now = service.db.fn.now()
  await service.db('purchase').where({ resource_id: id }).update({ leased_until: now, next_try_at: now })
}

const waitForRefund = async (user: number, doc: Doc): Promise<void> => {
  await expireLeases(doc)
  await using _refunder = service.startRefunder()
  await waitFor(async () => (await purchaseOf(user, doc))?.state === 'refunded')
}

const refundNext = async (): Promise<number | undefined> => {
  const ctx = createPaymentContext(silentLogger())
  const due = await claimDueRefund(service.db)
  if (!due) throw new Error('no refund is due')
  return refundPurchase({ db: service.db, coins: service.coins }, due, ctx)
}

describe('A bought resource that dies', () => {
  test('gives the points back once after the second answer of the drive, and closes the purchase', async () => {
    const [user, other, doc] = [addUser(), addUser(), await addDoc()]
    await buy(user, doc)
    await probe(doc, 'dead')
    expect(await purchaseOf(user, doc)).toMatchObject({ state: 'done', refund_state: 'none' })
    await probe(doc, 'dead')
    expect(await purchaseOf(user, doc)).toMatchObject({ state: 'done', refund_state: 'pending' })
    await waitForRefund(user, doc)
    expect([balanceOf(user), balanceOf(other)]).toEqual([10, 10])
    expect(await purchaseOf(user, doc)).toMatchObject({ refund_state: 'done', refund_coin: price })
    expect((await get(user, doc)).policy).toMatchObject({ bought: false, refunded: price })
    expect((await get(other, doc)).policy).toMatchObject({ refunded: 0 })
    const { list, total } = await service.client.ListBought({}, asUser(user))
    expect([total, list[0]]).toMatchObject([1, { doc_id: doc.doc_id, cost_coin: price, refunded: price }])
  })

  test('opens nothing when it comes back to life, and costs again when it is bought and refunded again', async () => {
    const [user, doc] = [addUser(), await addDoc()]
    await buy(user, doc)
    await kill(doc)
    await waitForRefund(user, doc)
    await expect(buy(user, doc)).rejects.toMatchObject({ code: 'disk.dead' })
    await probe(doc, 'valid')
    expect(await get(user, doc)).toMatchObject({ link: '', policy: { bought: false, refusal: 'buy' } })
    expect((await buy(user, doc)).coin).toBe(10 - price)
    expect((await buy(user, doc)).coin).toBe(10 - price)
    expect((await get(user, doc)).policy).toMatchObject({ bought: true, refunded: 0 })
    await kill(doc)
    await waitForRefund(user, doc)
    expect(balanceOf(user)).toBe(10)
    const refs = [...service.site.refunds].filter(([, { user_id }]) => user_id === user).map(([ref]) => ref)
    expect(refs).toEqual([`${user}:${doc.doc_id}`, `${user}:${doc.doc_id}:1`])
  })

  test('is refunded only when the purchase is at most seven days old and was paid with points', async () => {
    const [old, free, doc] = [addUser(), addUser(), await addDoc()]
    await buy(old, doc)
    const week = service.db.raw(`now() - interval '7 days 1 minute'`)
    await service.db('purchase').where({ user_id: old }).update({ done_time: week })
    await buy(free, doc)
    await service.db('purchase').where({ user_id: free }).update({ kind: 'free', cost_coin: 0 })
    await kill(doc)
    for (const user of [old, free]) expect(await purchaseOf(user, doc)).toMatchObject({ refund_state: 'none' })
  })

  test('is not refunded when the setting is off, or when a visitor reports it as dead', async () => {
    const [user, doc, reported] = [addUser(), await addDoc(), await addDoc()]
    await buy(user, doc)
    await buy(user, reported)
    const report = { doc_id: reported.doc_id, reason: 'dead', text: '', contact: '', captcha_token: '' }
    await service.client.ReportDisk(report, asUser(user))
    Object.assign(service.site.rules.doc_basic, { refund_dead: false })
    await waitFor(async () => !(await service.readRules()).doc_basic.refund_dead)
    await kill(doc)
    for (const each of [doc, reported]) expect(await purchaseOf(user, each)).toMatchObject({ refund_state: 'none' })
  })

  test('refunds a purchase that was being paid when the link died', async () => {
    const [user, doc] = [addUser(), await addDoc()]
    service.site.isAnswerLost = true
    await expect(buy(user, doc)).rejects.toMatchObject({ code: 'disk.buying' })
    service.site.isAnswerLost = false
    await kill(doc)
    await expireLeases(doc)
    await using _resumer = service.startResumer()
    await waitFor(async () => (await purchaseOf(user, doc))?.state === 'done')
    await waitForRefund(user, doc)
    expect(balanceOf(user)).toBe(10)
  })

  test('refunds nothing of a purchase that was refused', async () => {
    const [user, doc] = [addUser(price), await addDoc()]
    service.site.isUserAway = true
    await expect(buy(user, doc)).rejects.toMatchObject({ code: 'disk.buying' })
    await kill(doc)
    service.site.isUserAway = false
    service.site.balances.set(user, 0)
    await expireLeases(doc)
    await using _resumer = service.startResumer()
    await waitFor(async () => (await purchaseOf(user, doc))?.state === 'refused')
    expect(await purchaseOf(user, doc)).toMatchObject({ refund_state: 'none' })
  })
})

describe('Points are given back exactly once', () => {
  const prepare = async () => {
    const [user, doc] = [addUser(), await addDoc()]
    await buy(user, doc)
    await service.db.transaction((trx) => scheduleRefunds(trx, doc.id))
    await expireLeases(doc)
    return { user, doc }
  }

  test('when the user service is away or its answers are lost', async () => {
    const { user, doc } = await prepare()
    service.site.isUserAway = true
    await expect(refundNext()).rejects.toMatchObject({ kind: unavailableError().kind })
    expect([balanceOf(user), (await purchaseOf(user, doc))?.refund_state]).toEqual([10 - price, 'pending'])
    service.site.isUserAway = false
    service.site.isAnswerLost = true
    await expireLeases(doc)
    await expect(refundNext()).rejects.toMatchObject({ kind: unavailableError().kind })
    expect([balanceOf(user), (await purchaseOf(user, doc))?.refund_state]).toEqual([10, 'pending'])
    service.site.isAnswerLost = false
    await waitForRefund(user, doc)
    expect(balanceOf(user)).toBe(10)
  })

  test('when the process dies after the lease, and when two replicas give them back', async () => {
    const { user, doc } = await prepare()
    expect(await claimDueRefund(service.db)).toMatchObject({ user_id: user })
    expect(await claimDueRefund(service.db)).toBeUndefined()
    await expireLeases(doc)
    const [one, other] = [service.startRefunder(), service.startRefunder()]
    onTestFinished(async () => {
      await one[Symbol.asyncDispose]?.()
      await other[Symbol.asyncDispose]?.()
    })
    await waitFor(async () => (await purchaseOf(user, doc))?.state === 'refunded')
    expect(balanceOf(user)).toBe(10)
  })

  test('when an earlier refund ends after the resource was bought again', async () => {
    const { user, doc } = await prepare()
    const late = await claimDueRefund(service.db)
    if (!late) throw new Error('no refund is due')
    await waitForRefund(user, doc)
    await buy(user, doc)
    await service.db.transaction((trx) => scheduleRefunds(trx, doc.id))
    await refundPurchase({ db: service.db, coins: service.coins }, late, createPaymentContext(silentLogger()))
    expect(await purchaseOf(user, doc)).toMatchObject({ state: 'done', refund_state: 'pending', generation: 1 })
    await waitForRefund(user, doc)
    expect(balanceOf(user)).toBe(10)
  })

  test('and the purchase is kept when no payment is known', async () => {
    const { user, doc } = await prepare()
    service.site.spent.delete(`buy ${user}:${doc.doc_id}`)
    expect(await refundNext()).toBeUndefined()
    expect(await purchaseOf(user, doc)).toMatchObject({ state: 'done', refund_state: 'none' })
  })

  test('when PostgreSQL freezes before any statement of a refund', async () => {
    const frozen = await expectAtomicWrites(service, {
      openApp: async (db) => ({ db, [Symbol.asyncDispose]: async () => undefined }),
      createSubject: async () => {
        await prepare()
        const due = await claimDueRefund(service.db)
        if (!due) throw new Error('no refund is due')
        return due
      },
      write: ({ db }, due) => refundPurchase({ db, coins: service.coins }, due, createPaymentContext(silentLogger())),
      readStored: async ({ id, user_id }) => {
        const { state, refund_state } = await service.db('purchase').where({ id }).first()
        const coin = balanceOf(user_id)
        if (state === 'refunded' && coin === 10) return 'all'
        const isOpen = state === 'done' && refund_state === 'pending' && (coin === 10 || coin === 10 - price)
        return isOpen ? 'nothing' : JSON.stringify({ state, refund_state, coin })
      },
    })
    expect(frozen).toBeGreaterThan(0)
  })
})
