import { networksOf, unknownNetworks } from '@pandex/platform/resilience/client-networks'
import type { Invited__Output as Invited } from '@pandex/platform/gen/pandex/user/v1/Invited'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { badInviteCode } from '../domain/points/cdkey.ts'
import type { HashCdkey } from '../domain/points/cdkey.ts'
import { isInviteCode, normalizeCode } from '../domain/code-text.ts'
import { maskName } from '../domain/accounts/mask-name.ts'
import { dayOf } from '@pandex/contracts/shanghai-time'
import { lockAccount } from './accounts.ts'
import { claimCdkey, findUsableCdkey } from './cdkey-claims.ts'
import { addCoins } from './coin-ledger.ts'

export type Invite =
  | { kind: 'account'; inviter_id: number }
  | { kind: 'cdkey'; cdkey_id: number; coin: number; tail: string }

/** Read-only. Codes of banned accounts and keys of other kinds do not resolve. */
export const resolveInviteCode = async (
  db: Db,
  code: string,
  { hashCdkey, now }: { hashCdkey: HashCdkey; now: Date },
): Promise<Invite | undefined> => {
  const normalized = normalizeCode(code)
  if (isInviteCode(normalized)) {
    const row = (await db('accounts').where({ invite_code: normalized, status: 'normal' }).first('id')) as
      | { id: number }
      | undefined
    return row && { kind: 'account', inviter_id: row.id }
  }
  const key = await findUsableCdkey(db, hashCdkey(normalized), now)
  return key?.kind === 'invite' ? { kind: 'cdkey', cdkey_id: key.id, coin: key.value, tail: key.tail } : undefined
}

export interface RegistrationRules {
  user: { register_coin: number }
  invite: { enabled: boolean; inviter_coin: number; invitee_coin: number; max_per_day: number }
}

/** Null for an invalid address; all invalid addresses count as one subscriber. */
const subscriberOf = (clientAddress: string): string | null => {
  const { subscriber } = networksOf(clientAddress)
  return subscriber === unknownNetworks.subscriber ? null : subscriber
}

/**
 * Records the inviter's reward if one is due. Locks the inviter's row first, so that concurrent registrations respect the daily limit.
 */
const recordReward = async (
  trx: Knex.Transaction,
  reward: {
    invitee_id: number
    inviter_id: number
    client_address: string
    coin: number
    day: string
    max_per_day: number
  },
): Promise<boolean> => {
  const { inviter_id, client_address, ...values } = reward
  await lockAccount(trx, inviter_id)
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into invite_rewards (invitee_id, inviter_id, subscriber, day, coin)
     select :invitee_id, :inviter_id, network(cast(:subscriber as inet)), :day, :coin
     where (select count(*) from invite_rewards where inviter_id = :inviter_id and day = :day) < :max_per_day
     on conflict (inviter_id, subscriber) where not is_anonymous do nothing`,
    { ...values, inviter_id, subscriber: subscriberOf(client_address) },
  )
  return rowCount > 0
}

export interface Registration {
  account_id: number
  invite?: Invite | undefined
  client_address: string
  rules: RegistrationRules
  now: Date
}

const rewardInvitation = async (
  trx: Knex.Transaction,
  inviterId: number,
  { account_id, client_address, rules: { invite }, now }: Registration,
): Promise<void> => {
  await trx('accounts').where({ id: account_id }).update({ inviter_id: inviterId })
  const { inviter_coin: coin, invitee_coin, max_per_day } = invite
  const reward = {
    invitee_id: account_id,
    inviter_id: inviterId,
    client_address,
    coin,
    day: dayOf(now),
    max_per_day,
  }
  if (!invite.enabled || !(await recordReward(trx, reward))) return
  const ref = String(account_id)
  await addCoins(trx, { user_id: inviterId, delta: coin, reason: 'invite', ref })
  await addCoins(trx, { user_id: account_id, delta: invitee_coin, reason: 'invited', ref })
}

/**
 * Grants the rewards of a new account in the transaction that created it. The inviter is stored even if no reward is due:
 * one per inviter and subscriber, at most `max_per_day`. @throws AppError `invalid` `user.bad_invite_code` if the key is used up
 */
export const rewardRegistration = async (trx: Knex.Transaction, registration: Registration): Promise<void> => {
  const { account_id, invite, rules, now } = registration
  const welcome = { user_id: account_id, delta: rules.user.register_coin }
  await addCoins(trx, { ...welcome, reason: 'register', ref: String(account_id) })
  if (invite?.kind === 'account') await rewardInvitation(trx, invite.inviter_id, registration)
  if (invite?.kind !== 'cdkey') return
  if (!(await claimCdkey(trx, invite.cdkey_id, account_id, now))) throw badInviteCode()
  const ref = `${invite.cdkey_id}:${account_id}`
  await addCoins(trx, { user_id: account_id, delta: invite.coin, reason: 'cdkey', ref, note: invite.tail })
}

export const listInvited = async (
  db: Db,
  inviterId: number,
  page: Page | null,
): Promise<{ list: Invited[]; total: number; coin_total: number }> => {
  const invited = db('accounts').where({ 'accounts.inviter_id': inviterId })
  const withReward = invited.leftJoin('invite_rewards', 'invite_rewards.invitee_id', 'accounts.id')
  const rules = { sortable: { id: 'accounts.id' }, sort: 'accounts.id', id: 'accounts.id' }
  const [{ rows, total }, sum] = await Promise.all([
    listQuery<{ id: number; username: string; create_time: Date; coin: number | null }>(withReward, page, rules, [
      'accounts.id',
      'accounts.username',
      'accounts.create_time',
      'invite_rewards.coin',
    ]),
    db('invite_rewards').where({ inviter_id: inviterId }).sum({ coin: 'coin' }).first(),
  ])
  const list = rows.map(({ id, username, create_time, coin }) => ({
    id,
    username: maskName(username),
    create_time: create_time.toISOString(),
    coin: coin ?? 0,
  }))
  return { list, total, coin_total: Number((sum as { coin: string | null } | undefined)?.coin ?? 0) }
}
