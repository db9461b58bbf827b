import type { protos } from '@pandex/platform/grpc/protos'
import type { ClientOf } from '@pandex/platform/grpc/types'
import { expectAtomicWrites } from '@pandex/platform/testing/freezable-postgres'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'

type Client = ClientOf<(typeof protos)['user']>

let points: Points

const rule = { id: 'all', title: '全部', coin: 10, vip_days: 1 }

beforeAll(async () => {
  points = await startPoints()
  await points.configure({ user: { check_in_coin: 5 }, coin2any: { enabled: true, rules: [rule] } })
})

afterAll(() => points[Symbol.asyncDispose]())

const countRows = async (table: string, user_id: number) =>
  (await points.db(table).where({ user_id }).count({ count: '*' }).first())?.['count']

interface Write {
  write: (client: Client, user: number) => Promise<unknown>
  read: (user: number) => Promise<unknown[]>
  nothing: unknown[]
  all: unknown[]
}

const writes: Record<string, Write> = {
  'a check-in': {
    write: (client, user) => client.CheckIn({}, points.as(user)),
    read: async (user) => [await countRows('check_ins', user), await countRows('coin_ledger', user)],
    nothing: [10, 0, 1],
    all: [15, 1, 2],
  },
  'an exchange of points': {
    write: (client, user) => client.ExchangeCoins({ rule_id: rule.id, request_id: 'one' }, points.as(user)),
    read: async (user) => [
      await countRows('coin_exchanges', user),
      await countRows('coin_ledger', user),
      (await points.walletOf(user)).vip_until !== null,
    ],
    nothing: [10, 0, 1, false],
    all: [0, 1, 2, true],
  },
  'what another service sells': {
    write: (client, user) =>
      client.SpendCoins(
        { user_id: user, coin: 4, reason: 'buy', ref: `${user}:doc`, note: '' },
        testContext({ clientAddress: '' }),
      ),
    read: async (user) => [await countRows('coin_ledger', user)],
    nothing: [10, 1],
    all: [6, 2],
  },
}

test.concurrent.for(Object.entries(writes))(
  'stores %s entirely or not at all when PostgreSQL freezes before any of its statements',
  async ([, { write, read, nothing, all }]) => {
    const frozen = await expectAtomicWrites(points, {
      openApp: points.startAnother,
      createSubject: () => points.addUser(10),
      write: ({ client }, user) => write(client, user),
      readStored: async (user) => {
        const stored = JSON.stringify([(await points.walletOf(user)).coin, ...(await read(user))])
        if (stored === JSON.stringify(nothing)) return 'nothing'
        return stored === JSON.stringify(all) ? 'all' : stored
      },
    })
    expect(frozen).toBeGreaterThan(3)
    await points.expectBooksToBalance()
  },
)
