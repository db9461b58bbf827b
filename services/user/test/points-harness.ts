import { testContext } from '@pandex/platform/testing/fixtures'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createCdkeyHasher } from '../domain/points/cdkey.ts'
import { addCoins } from '../repositories/coin-ledger.ts'
import { rewardRegistration } from '../repositories/invitations.ts'
import type { Invite } from '../repositories/invitations.ts'
import { startUserService } from './harness.ts'
import type { UserServiceOptions } from './harness.ts'
import { testSecret } from '@pandex/platform/testing/service-harness'

export const startPoints = async (options: Pick<UserServiceOptions, 'retryDelaysMs'> = {}) => {
  const time = { now: new Date('2026-11-21T04:00:00Z') }
  const service = await startUserService({ clock: () => time.now, ...options })
  const { client, db } = service
  const hashCdkey = createCdkeyHasher(testSecret)

  const addUser = async (coin = 0, role: 'user' | 'admin' = 'user'): Promise<number> => {
    const username = `u${randomUUID().slice(0, 12)}`
    const [row] = (await db('accounts').insert({ username, password: 'none', role }).returning('id')) as [
      { id: number },
    ]
    const { id } = row
    if (coin > 0) {
      const gift = { user_id: id, delta: coin, reason: 'admin', ref: `${id}:start` } as const
      await db.transaction(async (trx) => addCoins(trx, gift))
    }
    return id
  }
  const as = (id: number, role: 'user' | 'admin' = 'user') => testContext({ user: { id, role } })
  const admin = await addUser(0, 'admin')

  return {
    ...service,
    time,
    hashCdkey,
    addUser,
    as,
    admin,
    asAdmin: () => as(admin, 'admin'),
    walletOf: async (id: number) => {
      return (await db('accounts').where({ id }).first('coin', 'vip_until', 'invite_code', 'inviter_id')) as {
        coin: number
        vip_until: Date | null
        invite_code: string
        inviter_id: number | null
      }
    },
    makeKeys: async (fields: {
      kind: string
      value: number
      count?: number
      max_uses?: number
      expire_at?: string
    }) => {
      const { keys } = await client.CreateCdkeys(
        { count: 1, max_uses: 1, ...fields, request_id: randomUUID() },
        as(admin, 'admin'),
      )
      return keys as [string, ...string[]]
    },
    registerBy: async (invite: Invite | undefined, clientAddress: string): Promise<number> =>
      db.transaction(async (trx) => {
        const username = `n${randomUUID().slice(0, 12)}`
        const [row] = (await trx('accounts').insert({ username, password: 'none' }).returning('id')) as [{ id: number }]
        const account_id = row.id
        const { user, invite: inviteRules } = service.said.rules
        const rules = { user, invite: inviteRules }
        await rewardRegistration(trx, { account_id, invite, client_address: clientAddress, rules, now: time.now })
        return account_id
      }),
    /** For every account: the ledger's sum is the balance, balances are consistent row by row, none is negative. */
    expectBooksToBalance: async (): Promise<void> => {
      const { rows } = await db.raw(`
        select accounts.id from accounts
        left join (select user_id, sum(delta) as total from coin_ledger group by user_id) sums on user_id = accounts.id
        where coin <> coalesce(total, 0)
        union all
        select user_id from (
          select user_id, balance, sum(delta) over (partition by user_id order by id) as running from coin_ledger
        ) rows where balance <> running or balance < 0`)
      expect(rows).toEqual([])
    },
  }
}

export type Points = Awaited<ReturnType<typeof startPoints>>

export const outcomesOf = (results: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const result of results) {
    const outcome =
      result.status === 'fulfilled' ? 'ok' : ((result.reason as { code?: string }).code ?? String(result.reason))
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
