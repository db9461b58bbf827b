import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCoins } from '../repositories/coin-ledger.ts'
import { resolveInviteCode } from '../repositories/invitations.ts'
import { outcomesOf, startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'

let points: Points

const parallel = 50
const rounds = 20

const fewRounds = 5

const rule = { id: 'all', title: '全部', coin: 10, vip_days: 1 }

beforeAll(async () => {
  points = await startPoints()
  await points.configure({
    user: { check_in_coin: 5 },
    invite: { enabled: true, inviter_coin: 10, invitee_coin: 4, max_per_day: 1 },
    coin2any: { enabled: true, rules: [rule] },
  })
})

afterAll(() => points[Symbol.asyncDispose]())

/** Retries calls refused under load: fifty calls share ten connections. */
const insist = async <T>(call: () => Promise<T>, attemptsLeft = 5): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (attemptsLeft === 0 || (error as { code?: string }).code !== 'unavailable') throw error
    return insist(call, attemptsLeft - 1)
  }
}

const race = async <T>(
  prepare: (
    round: number,
  ) => Promise<{ call: (index: number) => Promise<T>; expectEnd: (ended: T[], outcomes: object) => unknown }>,
  times = rounds,
): Promise<void> => {
  for (let round = 0; round < times; round += 1) {
    const { call, expectEnd } = await prepare(round)
    const results = await Promise.allSettled(
      Array.from({ length: parallel }, async (_, index) => insist(async () => call(index))),
    )
    const ended = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    await expectEnd(ended, outcomesOf(results))
  }
  await points.expectBooksToBalance()
}

const addUsers = async (): Promise<number[]> =>
  Promise.all(Array.from({ length: parallel }, async () => points.addUser()))

test('spends the last points once', async () => {
  await race(async () => {
    const id = await points.addUser(rule.coin)
    return {
      call: async (index) => points.client.ExchangeCoins({ rule_id: 'all', request_id: `r${index}` }, points.as(id)),
      expectEnd: async (_ended, outcomes) => {
        expect(outcomes).toEqual({ ok: 1, 'user.coins_short': parallel - 1 })
        expect((await points.walletOf(id)).coin).toBe(0)
      },
    }
  })
})

test('spends the last points once, and books once per cause, for any kind of booking', async () => {
  await race(async () => {
    const id = await points.addUser(10)
    const take = { user_id: id, delta: -10, reason: 'buy' } as const
    return {
      call: async (index) =>
        points.db.transaction(async (trx) => addCoins(trx, { ...take, ref: `${id}:${Math.floor(index / 2)}` })),
      // The second call with the same `ref` finds the movement done.
      expectEnd: (_ended, outcomes) => expect(outcomes).toEqual({ ok: 2, 'user.coins_short': parallel - 2 }),
    }
  }, fewRounds)
})

test('books one exchange once, and answers all repetitions alike', async () => {
  const id = await points.addUser(rule.coin * rounds * 2)
  await race(async (round) => ({
    call: async () => points.client.ExchangeCoins({ rule_id: 'all', request_id: `same-${round}` }, points.as(id)),
    expectEnd: async (ended, outcomes) => {
      expect(outcomes).toEqual({ ok: parallel })
      expect(new Set(ended.map((reply) => JSON.stringify(reply))).size).toBe(1)
      expect((await points.walletOf(id)).coin).toBe(rule.coin * (rounds * 2 - round - 1))
    },
  }))
})

test('accepts a single-use key from one of many users', async () => {
  const users = await addUsers()
  const keys = await points.makeKeys({ kind: 'coin', value: 7, count: rounds })
  await race(async (round) => {
    // Calls that lose the race count as wrong keys, of which ten per hour are allowed.
    points.time.now = new Date(points.time.now.getTime() + 3_600_000)
    return {
      call: async (index) => points.client.UseCdkey({ key: keys[round] ?? '' }, points.as(users[index] ?? 0)),
      expectEnd: (_ended, outcomes) => expect(outcomes).toEqual({ ok: 1, 'user.bad_cdkey': parallel - 1 }),
    }
  })
  const sum = await points.db('accounts').whereIn('id', users).sum({ coin: 'coin' }).first()
  expect(Number(sum?.['coin'])).toBe(7 * rounds)
})

test('accepts a multi-use key from one user once', async () => {
  const id = await points.addUser()
  const keys = await points.makeKeys({ kind: 'coin', value: 7, count: fewRounds, max_uses: 100 })
  await race(
    async (round) => ({
      call: async () => points.client.UseCdkey({ key: keys[round] ?? '' }, points.as(id)),
      expectEnd: async (_ended, outcomes) => {
        expect(outcomes).toEqual({ ok: 1, 'user.cdkey_used': parallel - 1 })
        expect((await points.walletOf(id)).coin).toBe(7 * (round + 1))
      },
    }),
    fewRounds,
  )
})

test('checks in once a day', async () => {
  const id = await points.addUser()
  await race(async (round) => {
    points.time.now = new Date(points.time.now.getTime() + 86_400_000)
    return {
      call: async () => points.client.CheckIn({}, points.as(id)),
      expectEnd: async (ended, outcomes) => {
        expect(outcomes).toEqual({ ok: parallel })
        expect(new Set(ended.map((reply) => JSON.stringify(reply))).size).toBe(1)
        expect((await points.walletOf(id)).coin).toBe(5 * (round + 1))
      },
    }
  })
})

test('rewards at most the configured invitations a day', async () => {
  await race(async () => {
    const inviter = await points.addUser()
    return {
      call: async (index) => points.registerBy({ kind: 'account', inviter_id: inviter }, `198.51.100.${index}`),
      expectEnd: async (ended, outcomes) => {
        expect(outcomes).toEqual({ ok: parallel })
        const rewarded = await points.db('accounts').whereIn('id', ended).where('coin', '>', 0)
        expect([rewarded.length, (await points.walletOf(inviter)).coin]).toEqual([1, 10])
        expect((await points.client.ListInvited({ page: null }, points.as(inviter))).total).toBe(parallel)
      },
    }
  })
})

test('admits one registration by a single-use key', async () => {
  const keys = await points.makeKeys({ kind: 'invite', value: 3, count: fewRounds })
  await race(async (round) => {
    const options = { hashCdkey: points.hashCdkey, now: points.time.now }
    const invite = await resolveInviteCode(points.db, keys[round] ?? '', options)
    return {
      call: async () => points.registerBy(invite, '198.51.100.1'),
      expectEnd: (_ended, outcomes) => expect(outcomes).toEqual({ ok: 1, 'user.bad_invite_code': parallel - 1 }),
    }
  }, fewRounds)
})
