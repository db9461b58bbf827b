/** Tests that purchases and refunds survive kills of either service at any moment: charged, opened and given back once, never pending for long. */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { freeQuota, startPurchaseFixture } from './fixtures/purchase-fixture.ts'
import type { PurchaseFixture } from './fixtures/purchase-fixture.ts'

let fixture: PurchaseFixture

beforeAll(async () => {
  fixture = await startPurchaseFixture()
})

afterAll(() => fixture[Symbol.asyncDispose]())

afterEach(() => {
  fixture.hooks.before = async () => undefined
  fixture.hooks.after = async () => undefined
})

const price = 4

const prepare = async (coin = 10) => ({ user: await fixture.addUser(coin), doc: await fixture.addDoc(price) })

const pendingError = { kind: 'unavailable' }

/** Waits until the purchase completes without another call of the buyer: charged once and open. */
const expectFinished = async (user: number, doc: string): Promise<void> => {
  await waitFor(async () => (await fixture.purchaseStates(user))[0] === 'done')
  expect(await fixture.spentPoints(user)).toEqual([price])
  expect(await fixture.linkOf(user, doc)).toMatch(/^https:/)
  expect((await fixture.buy(user, doc)).coin).toBe(10 - price)
  expect(await fixture.spentPoints(user)).toEqual([price])
}

/** As `expectFinished`, when no call of the first try runs any more: expires its lease at once. */
const expectFinishedAfterLease = async (user: number, doc: string): Promise<void> => {
  await fixture.expireLeases()
  await expectFinished(user, doc)
}

describe('A purchase is charged once and completed', () => {
  it('when disk is killed before it requests the points', async () => {
    const { user, doc } = await prepare()
    fixture.hooks.before = async () => {
      await fixture.disk.kill()
      await fixture.failCall()
    }
    await expect(fixture.buy(user, doc)).rejects.toMatchObject(pendingError)
    expect([await fixture.spentPoints(user), await fixture.purchaseStates(user)]).toEqual([[], ['pending']])
    fixture.hooks.before = async () => undefined
    await fixture.disk.restart()
    await expectFinishedAfterLease(user, doc)
  })

  it('when disk is killed after the points were spent, before it receives the reply', async () => {
    const { user, doc } = await prepare()
    fixture.hooks.after = async () => {
      await fixture.disk.kill()
    }
    await expect(fixture.buy(user, doc)).rejects.toMatchObject(pendingError)
    expect([await fixture.spentPoints(user), await fixture.purchaseStates(user)]).toEqual([[price], ['pending']])
    fixture.hooks.after = async () => undefined
    await fixture.disk.restart()
    await expectFinishedAfterLease(user, doc)
  })

  it('when the reply is lost', async () => {
    const { user, doc } = await prepare()
    fixture.hooks.after = fixture.failCall
    await expect(fixture.buy(user, doc)).rejects.toMatchObject({ ...pendingError, code: 'disk.buying' })
    expect([await fixture.spentPoints(user), await fixture.linkOf(user, doc)]).toEqual([[price], ''])
    fixture.hooks.after = async () => undefined
    await expectFinishedAfterLease(user, doc)
  })

  it('when user is killed before it spends the points', async () => {
    const { user, doc } = await prepare()
    await fixture.user.kill()
    await expect(fixture.buy(user, doc)).rejects.toMatchObject({ ...pendingError, code: 'disk.buying' })
    await fixture.user.restart()
    await expectFinishedAfterLease(user, doc)
  })

  it('when user is killed while it spends the points', async () => {
    const { user, doc } = await prepare()
    const transaction = await fixture.users.transaction()
    await transaction('accounts').where({ id: user }).forUpdate().first()
    const bought = fixture.buy(user, doc).catch(({ code }: { code: string }) => code)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await waitFor(async () => (await fixture.users.raw(waiting)).rows.length > 0)
    await fixture.user.kill()
    expect(await bought).toBe('disk.buying')
    await transaction.commit()
    await fixture.user.restart()
    await expectFinished(user, doc)
  })

  it('when user is killed after it spent the points, before it replies', async () => {
    const { user, doc } = await prepare()
    fixture.hooks.after = async () => {
      await fixture.user.kill()
      await fixture.failCall()
    }
    await expect(fixture.buy(user, doc)).rejects.toMatchObject({ ...pendingError, code: 'disk.buying' })
    expect(await fixture.spentPoints(user)).toEqual([price])
    fixture.hooks.after = async () => undefined
    await fixture.user.restart()
    await expectFinishedAfterLease(user, doc)
  })
})

it('a purchase is charged once when user hangs and continues after all timeouts', async () => {
  const { user, doc } = await prepare()
  process.kill(fixture.user.pid, 'SIGSTOP')
  await expect(fixture.buy(user, doc)).rejects.toMatchObject({ ...pendingError, code: 'disk.buying' })
  process.kill(fixture.user.pid, 'SIGCONT')
  await expectFinished(user, doc)
})

describe('A pending purchase', () => {
  it('keeps the price of its start', async () => {
    const { user, doc } = await prepare()
    fixture.hooks.before = fixture.failCall
    await expect(fixture.buy(user, doc)).rejects.toMatchObject(pendingError)
    await fixture
      .disks('disk_meta')
      .update({ cost_coin: 9 })
      .whereIn('resource_id', fixture.disks('disk').where({ doc_id: doc }).select('id'))
    fixture.hooks.before = async () => undefined
    await expectFinishedAfterLease(user, doc)
  })

  it('is refused and opens nothing when the points are spent meanwhile', async () => {
    const [user, doc, otherDoc] = [
      await fixture.addUser(price),
      await fixture.addDoc(price),
      await fixture.addDoc(price),
    ]
    fixture.hooks.before = async (ref) => (ref.endsWith(doc) ? fixture.failCall() : undefined)
    await expect(fixture.buy(user, doc)).rejects.toMatchObject(pendingError)
    await fixture.buy(user, otherDoc)
    fixture.hooks.before = async () => undefined
    await fixture.expireLeases()
    await waitFor(async () => (await fixture.purchaseStates(user))[0] === 'refused')
    expect([await fixture.spentPoints(user), await fixture.linkOf(user, doc)]).toEqual([[price], ''])
    await expect(fixture.buy(user, doc)).rejects.toMatchObject({ code: 'user.coins_short' })
  })
})

describe('A refund of a dead resource', () => {
  const prepareRefund = async () => {
    const { user, doc } = await prepare()
    await fixture.buy(user, doc)
    return { user, doc }
  }

  /** Waits until the points are back, and checks that no later round gives them back again. */
  const expectReturnedOnce = async (user: number, doc: string): Promise<void> => {
    await fixture.expireLeases()
    await waitFor(async () => (await fixture.purchaseStates(user))[0] === 'refunded', 30_000)
    await delay(4_000)
    expect(await fixture.returnedPoints(user)).toEqual([price])
    expect(await fixture.users('accounts').where({ id: user }).first('coin')).toEqual({ coin: 10 })
    expect(await fixture.linkOf(user, doc)).toBe('')
  }

  it('gives the points back once when disk is killed before it starts the refund', async () => {
    const { user, doc } = await prepareRefund()
    await fixture.disk.kill()
    await fixture.scheduleRefunds(doc)
    expect([await fixture.returnedPoints(user), await fixture.purchaseStates(user)]).toEqual([[], ['done']])
    await fixture.disk.restart()
    await expectReturnedOnce(user, doc)
  })

  it('gives the points back once when disk is killed before it requests them', async () => {
    const { user, doc } = await prepareRefund()
    const killed = Promise.withResolvers<void>()
    fixture.hooks.before = async () => {
      await fixture.disk.kill()
      killed.resolve()
      await fixture.failCall()
    }
    await fixture.expireLeases()
    await fixture.scheduleRefunds(doc)
    await fixture.expireLeases()
    await killed.promise
    expect([await fixture.returnedPoints(user), await fixture.purchaseStates(user)]).toEqual([[], ['done']])
    fixture.hooks.before = async () => undefined
    await fixture.disk.restart()
    await expectReturnedOnce(user, doc)
  })

  it('gives the points back once when disk is killed after they were returned, before it stores that', async () => {
    const { user, doc } = await prepareRefund()
    const killed = Promise.withResolvers<void>()
    fixture.hooks.after = async () => {
      await fixture.disk.kill()
      killed.resolve()
    }
    await fixture.scheduleRefunds(doc)
    await fixture.expireLeases()
    await killed.promise
    expect([await fixture.returnedPoints(user), await fixture.purchaseStates(user)]).toEqual([[price], ['done']])
    fixture.hooks.after = async () => undefined
    await fixture.disk.restart()
    await expectReturnedOnce(user, doc)
  })

  it('gives the points back once when user is killed before or after it returns them', async () => {
    const { user, doc } = await prepareRefund()
    const killed = Promise.withResolvers<void>()
    fixture.hooks.after = async () => {
      await fixture.user.kill()
      killed.resolve()
      await fixture.failCall()
    }
    await fixture.scheduleRefunds(doc)
    await fixture.expireLeases()
    await killed.promise
    await fixture.expireLeases()
    await delay(2_000)
    fixture.hooks.after = async () => undefined
    await fixture.user.restart()
    await expectReturnedOnce(user, doc)
  })
})

/** Buys random resources until the signal fires. @returns acknowledged purchases */
const buyRandomDocs = async (user: number, docs: readonly string[], signal: AbortSignal): Promise<Set<string>> => {
  const acknowledged = new Set<string>()
  while (!signal.aborted) {
    const doc = docs[randomInt(docs.length)] ?? ''
    const outcome = await fixture.buy(user, doc).then(
      ({ disk }) => (disk?.link ? 'bought' : 'empty'),
      ({ code }: { code: string }) => code,
    )
    expect(['bought', 'user.coins_short', 'disk.buying', 'unavailable']).toContain(outcome)
    if (outcome === 'bought') acknowledged.add(doc)
    await delay(randomInt(100, 800), undefined, { signal }).catch(() => undefined)
  }
  return acknowledged
}

const killRepeatedly = async (service: PurchaseFixture['user'], times: number): Promise<void> => {
  for (let kill = 0; kill < times; kill += 1) {
    await delay(randomInt(50, 600))
    await service.kill()
    await service.restart()
  }
}

it('charges every purchase once and opens every charged resource despite twenty kills of both services under load', async () => {
  const coin = 60
  const users = await Promise.all(Array.from({ length: 6 }, async () => fixture.addUser(coin, true)))
  const docs = await Promise.all(Array.from({ length: 60 }, async (_, index) => fixture.addDoc(1 + (index % 5))))
  // Delays calls so that each kill interrupts purchases.
  fixture.hooks.before = async () => delay(randomInt(150))
  fixture.hooks.after = async () => delay(randomInt(150))
  const stop = new AbortController()
  const buyers = Promise.all(
    users.flatMap((user) => [buyRandomDocs(user, docs, stop.signal), buyRandomDocs(user, docs, stop.signal)]),
  )
  await Promise.all([killRepeatedly(fixture.user, 10), killRepeatedly(fixture.disk, 10)])
  stop.abort()
  const acknowledged = await buyers
  await waitFor(async () => (await fixture.countPending()) === 0, 120_000)

  const retried = await fixture.disks('purchase').where({ state: 'done' }).where('tries', '>', 1).count()
  expect(retried[0]?.['count']).toBeGreaterThan(0)
  for (const [index, user] of users.entries()) {
    const purchases: { doc_id: string; state: string; kind: string; cost_coin: number; day: Date }[] = await fixture
      .disks('purchase')
      .join('disk', 'disk.id', 'resource_id')
      .where({ user_id: user })
      .select('doc_id', 'state', 'kind', 'purchase.cost_coin', 'purchase.day')
    const movements: { ref: string; delta: number }[] = await fixture
      .users('coin_ledger')
      .where({ user_id: user, reason: 'buy' })
      .select('ref', 'delta')
    const paid = purchases.filter(({ state, kind }) => state === 'done' && kind === 'coin')
    const asText = (doc: string, points: number): string => `${doc} ${points}`
    expect(movements.map(({ ref, delta }) => asText(ref.slice(ref.indexOf(':') + 1), -delta)).toSorted()).toEqual(
      paid.map(({ doc_id, cost_coin }) => asText(doc_id, cost_coin)).toSorted(),
    )
    const spent = paid.reduce((sum, { cost_coin }) => sum + cost_coin, 0)
    const { coin: balance } = await fixture.users('accounts').where({ id: user }).first('coin')
    expect({ left: balance }).toEqual({ left: coin - spent })
    expect(balance).toBeGreaterThanOrEqual(0)
    const free = purchases.filter(({ kind }) => kind === 'free')
    for (const freeOfDay of Map.groupBy(free, ({ day }) => String(day)).values())
      expect(freeOfDay.length).toBeLessThanOrEqual(freeQuota)
    const open = new Set(purchases.filter(({ state }) => state === 'done').map(({ doc_id }) => doc_id))
    for (const doc of [...(acknowledged[2 * index] ?? []), ...(acknowledged[2 * index + 1] ?? [])])
      expect([doc, open.has(doc)]).toEqual([doc, true])
  }
})
