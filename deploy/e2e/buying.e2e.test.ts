/** Tests that purchases survive kills of either service at any moment: charged once, opened once, never pending for long. */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { freeQuota, startBuyingRig } from './buying-rig.ts'
import type { BuyingRig } from './buying-rig.ts'

let rig: BuyingRig

beforeAll(async () => {
  rig = await startBuyingRig()
})

afterAll(() => rig[Symbol.asyncDispose]())

afterEach(() => {
  rig.middle.before = async () => undefined
  rig.middle.after = async () => undefined
})

const price = 4

const prepare = async (coin = 10) => ({ user: await rig.addUser(coin), doc: await rig.addDoc(price) })

const buying = { kind: 'unavailable' }

/** Waits until the purchase completes without another call of the buyer: charged once and open. */
const expectFinished = async (user: number, doc: string): Promise<void> => {
  await waitFor(async () => (await rig.statesOf(user))[0] === 'done')
  expect(await rig.takenOf(user)).toEqual([price])
  expect(await rig.linkOf(user, doc)).toMatch(/^https:/)
  expect((await rig.buy(user, doc)).coin).toBe(10 - price)
  expect(await rig.takenOf(user)).toEqual([price])
}

/** As `expectFinished`, when no call of the first try runs any more: expires its lease at once. */
const expectFinishedSoon = async (user: number, doc: string): Promise<void> => {
  await rig.endLeases()
  await expectFinished(user, doc)
}

describe('a purchase is paid once and finished', () => {
  it('when disk is killed before it has asked for the points', async () => {
    const { user, doc } = await prepare()
    rig.middle.before = async () => {
      await rig.disk.kill()
      await rig.lose()
    }
    await expect(rig.buy(user, doc)).rejects.toMatchObject(buying)
    expect([await rig.takenOf(user), await rig.statesOf(user)]).toEqual([[], ['pending']])
    rig.middle.before = async () => undefined
    await rig.disk.restart()
    await expectFinishedSoon(user, doc)
  })

  it('when disk is killed after the points were taken and before it knows', async () => {
    const { user, doc } = await prepare()
    rig.middle.after = async () => {
      await rig.disk.kill()
    }
    await expect(rig.buy(user, doc)).rejects.toMatchObject(buying)
    expect([await rig.takenOf(user), await rig.statesOf(user)]).toEqual([[price], ['pending']])
    rig.middle.after = async () => undefined
    await rig.disk.restart()
    await expectFinishedSoon(user, doc)
  })

  it('when the answer is lost on its way', async () => {
    const { user, doc } = await prepare()
    rig.middle.after = rig.lose
    await expect(rig.buy(user, doc)).rejects.toMatchObject({ ...buying, code: 'disk.buying' })
    expect([await rig.takenOf(user), await rig.linkOf(user, doc)]).toEqual([[price], ''])
    rig.middle.after = async () => undefined
    await expectFinishedSoon(user, doc)
  })

  it('when user is killed before it takes the points', async () => {
    const { user, doc } = await prepare()
    await rig.user.kill()
    await expect(rig.buy(user, doc)).rejects.toMatchObject({ ...buying, code: 'disk.buying' })
    await rig.user.restart()
    await expectFinishedSoon(user, doc)
  })

  it('when user is killed while it is taking them', async () => {
    const { user, doc } = await prepare()
    const holder = await rig.users.transaction()
    await holder('accounts').where({ id: user }).forUpdate().first()
    const bought = rig.buy(user, doc).catch(({ code }: { code: string }) => code)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await waitFor(async () => (await rig.users.raw(waiting)).rows.length > 0)
    await rig.user.kill()
    expect(await bought).toBe('disk.buying')
    await holder.commit()
    await rig.user.restart()
    await expectFinished(user, doc)
  })

  it('when user is killed after it took them and before it could say so', async () => {
    const { user, doc } = await prepare()
    rig.middle.after = async () => {
      await rig.user.kill()
      await rig.lose()
    }
    await expect(rig.buy(user, doc)).rejects.toMatchObject({ ...buying, code: 'disk.buying' })
    expect(await rig.takenOf(user)).toEqual([price])
    rig.middle.after = async () => undefined
    await rig.user.restart()
    await expectFinishedSoon(user, doc)
  })
})

it('a purchase is paid once when user stood still, and moves again after everybody had given up', async () => {
  const { user, doc } = await prepare()
  process.kill(rig.user.pid, 'SIGSTOP')
  await expect(rig.buy(user, doc)).rejects.toMatchObject({ ...buying, code: 'disk.buying' })
  process.kill(rig.user.pid, 'SIGCONT')
  await expectFinished(user, doc)
})

describe('a purchase that was left behind', () => {
  it('costs what it cost when it was begun', async () => {
    const { user, doc } = await prepare()
    rig.middle.before = rig.lose
    await expect(rig.buy(user, doc)).rejects.toMatchObject(buying)
    await rig
      .disks('disk_meta')
      .update({ cost_coin: 9 })
      .whereIn('resource_id', rig.disks('disk').where({ doc_id: doc }).select('id'))
    rig.middle.before = async () => undefined
    await expectFinishedSoon(user, doc)
  })

  it('opens nothing when the points are gone by then, and can be bought once they are back', async () => {
    const [user, doc, other] = [await rig.addUser(price), await rig.addDoc(price), await rig.addDoc(price)]
    rig.middle.before = async (ref) => (ref.endsWith(doc) ? rig.lose() : undefined)
    await expect(rig.buy(user, doc)).rejects.toMatchObject(buying)
    await rig.buy(user, other)
    rig.middle.before = async () => undefined
    await rig.endLeases()
    await waitFor(async () => (await rig.statesOf(user))[0] === 'refused')
    expect([await rig.takenOf(user), await rig.linkOf(user, doc)]).toEqual([[price], ''])
    await expect(rig.buy(user, doc)).rejects.toMatchObject({ code: 'user.coins_short' })
  })
})

/** Buys random resources until the signal fires. @returns acknowledged purchases */
const shop = async (user: number, docs: readonly string[], signal: AbortSignal): Promise<Set<string>> => {
  const acknowledged = new Set<string>()
  while (!signal.aborted) {
    const doc = docs[randomInt(docs.length)] ?? ''
    const outcome = await rig.buy(user, doc).then(
      ({ disk }) => (disk?.link ? 'bought' : 'empty'),
      ({ code }: { code: string }) => code,
    )
    expect(['bought', 'user.coins_short', 'disk.buying', 'unavailable']).toContain(outcome)
    if (outcome === 'bought') acknowledged.add(doc)
    await delay(randomInt(100, 800), undefined, { signal }).catch(() => undefined)
  }
  return acknowledged
}

const killAgainAndAgain = async (service: BuyingRig['user'], times: number): Promise<void> => {
  for (let kill = 0; kill < times; kill += 1) {
    await delay(randomInt(50, 600))
    await service.kill()
    await service.restart()
  }
}

it('twenty kills of either side under load charge nobody twice, and nobody without opening what he paid for', async () => {
  const coin = 60
  const users = await Promise.all(Array.from({ length: 6 }, async () => rig.addUser(coin, true)))
  const docs = await Promise.all(Array.from({ length: 60 }, async (_, index) => rig.addDoc(1 + (index % 5))))
  // Delays calls so that each kill interrupts purchases.
  rig.middle.before = async () => delay(randomInt(150))
  rig.middle.after = async () => delay(randomInt(150))
  const stop = new AbortController()
  const shopping = Promise.all(users.flatMap((user) => [shop(user, docs, stop.signal), shop(user, docs, stop.signal)]))
  await Promise.all([killAgainAndAgain(rig.user, 10), killAgainAndAgain(rig.disk, 10)])
  stop.abort()
  const acknowledged = await shopping
  await waitFor(async () => (await rig.countPending()) === 0, 120_000)

  const late = await rig.disks('purchase').where({ state: 'done' }).where('tries', '>', 1).count()
  expect(Number(late[0]?.['count'])).toBeGreaterThan(0)
  for (const [index, user] of users.entries()) {
    const purchases: { doc_id: string; state: string; kind: string; cost_coin: number; day: Date }[] = await rig
      .disks('purchase')
      .join('disk', 'disk.id', 'resource_id')
      .where({ user_id: user })
      .select('doc_id', 'state', 'kind', 'purchase.cost_coin', 'purchase.day')
    const movements: { ref: string; delta: string }[] = await rig
      .users('coin_ledger')
      .where({ user_id: user, reason: 'buy' })
      .select('ref', 'delta')
    const paid = purchases.filter(({ state, kind }) => state === 'done' && kind === 'coin')
    const asText = (doc: string, points: number): string => `${doc} ${points}`
    expect(
      movements.map(({ ref, delta }) => asText(ref.slice(ref.indexOf(':') + 1), -Number(delta))).toSorted(),
    ).toEqual(paid.map(({ doc_id, cost_coin }) => asText(doc_id, cost_coin)).toSorted())
    const spent = paid.reduce((sum, { cost_coin }) => sum + cost_coin, 0)
    const { coin: left } = await rig.users('accounts').where({ id: user }).first('coin')
    expect({ left: Number(left) }).toEqual({ left: coin - spent })
    expect(Number(left)).toBeGreaterThanOrEqual(0)
    const free = purchases.filter(({ kind }) => kind === 'free')
    for (const ofDay of Map.groupBy(free, ({ day }) => String(day)).values())
      expect(ofDay.length).toBeLessThanOrEqual(freeQuota)
    const open = new Set(purchases.filter(({ state }) => state === 'done').map(({ doc_id }) => doc_id))
    for (const doc of [...(acknowledged[2 * index] ?? []), ...(acknowledged[2 * index + 1] ?? [])])
      expect([doc, open.has(doc)]).toEqual([doc, true])
  }
})
