import { waitFor } from '@pandex/platform/testing/fixtures'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDriveAnswer, asUser, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const people = [0, 1]
const resources = [0, 1, 2]

type Step =
  | { what: 'buy'; who: number; thing: number; atOnce: number }
  | { what: 'price'; thing: number; coin: number }
  | { what: 'gift'; who: number; coin: number }
  | { what: 'trouble'; kind: 'none' | 'away' | 'lost' }
  | { what: 'time passes' }

const person = fc.constantFrom(...people)
const resource = fc.constantFrom(...resources)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('buy'),
      who: person,
      thing: resource,
      atOnce: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('price'), thing: resource, coin: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('gift'), who: person, coin: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('trouble'), kind: fc.constantFrom('none', 'away', 'lost') }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('time passes') }) },
)

interface World {
  users: number[]
  docs: string[]
  gifts: number[]
  /** Purchases that the service confirmed: indexes of user and doc. */
  promised: Set<string>
}

let nextUser = 1

const makeWorld = async (): Promise<World> => {
  const users = people.map(() => (nextUser += 1))
  const docs = await Promise.all(resources.map(async () => service.insert(aDriveAnswer())))
  for (const [index, doc_id] of docs.entries()) {
    const { id } = await service.db('disk').where({ doc_id }).first('id')
    await service.db('disk_meta').insert({ resource_id: id, cost_coin: index + 2 })
  }
  for (const user of users) service.site.balances.set(user, 4)
  return { users, docs, gifts: users.map(() => 4), promised: new Set() }
}

const trouble = (kind: 'none' | 'away' | 'lost'): void => {
  service.site.isUserAway = kind === 'away'
  service.site.isAnswerLost = kind === 'lost'
}

const advanceTime = async (): Promise<void> => {
  const past = service.db.raw(`now() - interval '1 second'`)
  await service.db('purchase').where({ state: 'pending' }).update({ leased_until: past, next_try_at: past })
}

const buy = async (world: World, who: number, index: number): Promise<string> =>
  service.client.BuyDisk({ doc_id: world.docs[index], max_coin: 1_000 }, asUser(world.users[who] ?? 0)).then(
    ({ disk }) => {
      world.promised.add(`${who} ${index}`)
      return disk?.link === '' ? 'nothing' : 'bought'
    },
    ({ code }: { code: string }) => code,
  )

const perform = async (world: World, step: Step): Promise<void> => {
  switch (step.what) {
    case 'buy': {
      const tries = Array.from({ length: step.atOnce }, async () => buy(world, step.who, step.thing))
      for (const outcome of await Promise.all(tries))
        expect(['bought', 'disk.buying', 'user.coins_short']).toContain(outcome)
      return
    }
    case 'price': {
      const found = service.db('disk').where({ doc_id: world.docs[step.thing] }).select('id')
      await service.db('disk_meta').whereIn('resource_id', found).update({ cost_coin: step.coin })
      return
    }
    case 'gift': {
      const user = world.users[step.who] ?? 0
      service.site.balances.set(user, (service.site.balances.get(user) ?? 0) + step.coin)
      world.gifts[step.who] = (world.gifts[step.who] ?? 0) + step.coin
      return
    }
    case 'trouble':
      return trouble(step.kind)
    case 'time passes':
      return advanceTime()
  }
}

/** Invariants: confirmed purchases are stored, paid ones are accessible, accessible ones are paid, and balances match. */
const expectOrder = async (world: World): Promise<void> => {
  for (const [who, user] of world.users.entries()) {
    const done: { doc_id: string; cost_coin: number }[] = await service
      .db('purchase')
      .join('disk', 'disk.id', 'resource_id')
      .where({ user_id: user, state: 'done' })
      .select('doc_id', 'cost_coin')
    const taken = [...service.site.spent].filter(([, { user_id }]) => user_id === user)
    const text = ([ref, coin]: [string, number]): string => `${ref} ${coin}`
    expect(taken.map(([key, { coin }]) => text([key, coin])).toSorted()).toEqual(
      done.map(({ doc_id, cost_coin }) => text([`buy ${user}:${doc_id}`, cost_coin])).toSorted(),
    )
    const spent = taken.reduce((sum, [, { coin }]) => sum + coin, 0)
    expect(service.site.balances.get(user)).toBe((world.gifts[who] ?? 0) - spent)
    expect(service.site.balances.get(user)).toBeGreaterThanOrEqual(0)
    for (const [index, doc_id] of world.docs.entries()) {
      const isOpen = (await service.client.GetDoc({ doc_id }, asUser(user))).link !== ''
      expect(isOpen).toBe(done.some((purchase) => purchase.doc_id === doc_id))
      expect(isOpen || !world.promised.has(`${who} ${index}`)).toBe(true)
    }
  }
}

test('after any sequence of purchases, gifts, price changes and losses, exactly the paid resources are open', async () => {
  const steps = fc.array(anyStep, { minLength: 3, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await makeWorld()
      // Buyers wait for leases to end, so leases end every 50 ms.
      const clock = setInterval(() => void advanceTime(), 50)
      try {
        for (const step of taken) await perform(world, step)
        trouble('none')
        await using _resumer = service.startResumer()
        const isOver = async () => (await service.db('purchase').where({ state: 'pending' }).first('id')) === undefined
        await waitFor(isOver)
      } finally {
        clearInterval(clock)
      }
      await expectOrder(world)
    }),
    { numRuns: 15 },
  )
})
