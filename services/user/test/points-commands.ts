/** Runs the operations of `points-model.ts` on the service and compares both. */
import { AppError } from '@pandex/platform/errors'
import type fc from 'fast-check'
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { addCoins } from '../repositories/coin-ledger.ts'
import { resolveInviteCode } from '../repositories/invitations.ts'
import type { Points } from './points-harness.ts'
import { dayMs, newMember, perform } from './points-model.ts'
import type { Answer, Model, Operation } from './points-model.ts'

export interface Site {
  points: Points
  users: number[]
  keys: Record<string, string>
}

export const setUp = async (points: Points): Promise<{ model: Model; real: Site }> => {
  points.time.now = new Date('2026-11-21T04:00:00Z')
  const [days] = await points.makeKeys({ kind: 'vip', value: 3 })
  const [moreDays] = await points.makeKeys({ kind: 'vip', value: 3 })
  const [coins] = await points.makeKeys({ kind: 'coin', value: 9 })
  const [shared] = await points.makeKeys({ kind: 'coin', value: 2, max_uses: 2 })
  const [invite] = await points.makeKeys({ kind: 'invite', value: 8 })
  const vip = { kind: 'vip', value: 3, left: 1 } as const
  return {
    model: {
      now: points.time.now.getTime(),
      members: [newMember(), newMember()],
      keys: {
        days: { ...vip },
        moreDays: { ...vip },
        coins: { kind: 'coin', value: 9, left: 1 },
        shared: { kind: 'coin', value: 2, left: 2 },
        invite: { kind: 'invite', value: 8, left: 1 },
      },
    },
    real: {
      points,
      users: [await points.addUser(), await points.addUser()],
      keys: { days, moreDays, coins, shared, invite, wrong: 'WRONGWRONGWRONG' },
    },
  }
}

const msOf = (text: string): number => (text === '' ? 0 : Date.parse(text))

const registerAt = async (site: Site, { invite, address }: Operation & { what: 'register' }): Promise<Answer> => {
  const { points } = site
  const options = { hashCdkey: points.hashCdkey, now: points.time.now }
  const found =
    'key' in invite
      ? await resolveInviteCode(points.db, site.keys[invite.key] ?? '', options)
      : ({ kind: 'account', inviter_id: site.users[invite.user] ?? 0 } as const)
  if (!found) return 'user.bad_invite_code'
  return { coin: (await points.walletOf(await points.registerBy(found, address))).coin }
}

const performAt = async (site: Site, operation: Operation): Promise<Answer> => {
  if (operation.what === 'register') return registerAt(site, operation)
  const { points } = site
  const user = site.users[operation.user] ?? 0
  switch (operation.what) {
    case 'check-in': {
      const { coin_gained, coin, streak } = await points.client.CheckIn({}, points.as(user))
      return { gained: coin_gained, coin, streak }
    }
    case 'exchange': {
      const request = { rule_id: operation.rule, request_id: operation.request }
      const { coin, vip_until } = await points.client.ExchangeCoins(request, points.as(user))
      return { coin, vipUntil: msOf(vip_until) }
    }
    case 'use key': {
      const key = site.keys[operation.key] ?? ''
      const { coin, vip_until } = await points.client.UseCdkey({ key }, points.as(user))
      return { coin, vipUntil: msOf(vip_until) }
    }
    case 'move': {
      const { delta, cause } = operation
      const movement = { user_id: user, delta, reason: 'order', ref: `${user}:${cause}` } as const
      return { coin: await points.db.transaction(async (trx) => addCoins(trx, movement)) }
    }
  }
}

const answerOf = async (site: Site, operation: Operation): Promise<Answer> => {
  try {
    return await performAt(site, operation)
  } catch (error) {
    if (error instanceof AppError && error.kind !== 'internal' && error.kind !== 'unavailable') return error.code
    throw error
  }
}

/** Linearizability: the model after some sequential order that explains the answers; undefined if there is none. */
const explain = (model: Model, happened: readonly { operation: Operation; answer: Answer }[]): Model | undefined => {
  if (happened.length === 0) return model
  for (const [index, { operation, answer }] of happened.entries()) {
    const next = structuredClone(model)
    if (!isDeepStrictEqual(perform(next, operation), answer)) continue
    const end = explain(next, happened.toSpliced(index, 1))
    if (end) return end
  }
  return undefined
}

export class ConcurrentOperations implements fc.AsyncCommand<Model, Site> {
  readonly operations: readonly Operation[]

  constructor(operations: readonly Operation[]) {
    this.operations = operations
  }

  check(): boolean {
    return true
  }

  async run(model: Model, site: Site): Promise<void> {
    const { points } = site
    const happened = await Promise.all(
      this.operations.map(async (operation) => ({ operation, answer: await answerOf(site, operation) })),
    )
    const end = explain(model, happened)
    assert.ok(end, `no order of these answers so: ${JSON.stringify(happened)}`)
    Object.assign(model, end)
    for (const [index, member] of model.members.entries()) {
      const { coin, vip_until } = await points.walletOf(site.users[index] ?? 0)
      assert.deepEqual({ coin, vipUntil: vip_until?.getTime() ?? 0 }, { coin: member.coin, vipUntil: member.vipUntil })
    }
    await points.expectBooksToBalance()
  }

  toString(): string {
    return `at once: ${JSON.stringify(this.operations)}`
  }
}

export class AdvanceClock implements fc.AsyncCommand<Model, Site> {
  readonly hours: number

  constructor(hours: number) {
    this.hours = hours
  }

  check(): boolean {
    return true
  }

  async run(model: Model, { points }: Site): Promise<void> {
    model.now += (this.hours * dayMs) / 24
    points.time.now = new Date(model.now)
  }

  toString(): string {
    return `${this.hours} hours pass`
  }
}
