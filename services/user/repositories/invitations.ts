import { networksOf, unknownNetworks } from '@pandex/platform/client-networks'
import type { Invited__Output as Invited } from '@pandex/platform/gen/pandex/user/v1/Invited'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/list-query'
import type { Db, Knex } from '@pandex/platform/postgres'
import { badInviteCode } from '../domain/cdkey.ts'
import type { HashCdkey } from '../domain/cdkey.ts'
import { isInviteCode, normalizeCode } from '../domain/code-text.ts'
import { maskName } from '../domain/mask-name.ts'
import { shanghaiDay } from '../domain/shanghai-day.ts'
import { lockAccount } from './accounts.ts'
import { claimCdkey, findUsableCdkey } from './cdkey-claims.ts'
import { addCoins } from './coin-ledger.ts'

/** What stands behind an invitation code: somebody's account, or a key that admits one registration. */
export type Invite =
  | { kind: 'account'; inviter_id: number }
  | { kind: 'cdkey'; cdkey_id: number; coin: number; tail: string }

/** Looks an invitation code up, changing nothing. Codes of banned accounts and keys of other kinds are none. */
export const resolveInviteCode = async (
  db: Db,
  code: string,
  { hashCdkey, now }: { hashCdkey: HashCdkey; now: Date },
): Promise<Invite | undefined> => {
  const normalized = normalizeCode(code)
  if (isInviteCode(normalized)) {
    const row = (await db('accounts').where({ invite_code: normalized, status: 'normal' }).first('id')) as
      | { id: string }
      | undefined
    return row && { kind: 'account', inviter_id: Number(row.id) }
  }
  const key = await findUsableCdkey(db, hashCdkey(normalized), now)
  return key?.kind === 'invite' ? { kind: 'cdkey', cdkey_id: key.id, coin: key.value, tail: key.tail } : undefined
}

/** The parts of the configuration keys `user` and `invite` that a registration needs. */
export interface RegistrationRules {
  user: { register_coin: number }
  invite: { enabled: boolean; inviter_coin: number; invitee_coin: number; max_per_day: number }
}

/** As PostgreSQL takes it; null for what is no address: all of those count as one. */
const subscriberOf = (clientAddress: string): string | null => {
  const { subscriber } = networksOf(clientAddress)
  return subscriber === unknownNetworks.subscriber ? null : subscriber
}

/**
 * Whether an invitation earns its reward, and if so writes that down. The inviter's row is locked first: of several
 * newcomers at once only as many are rewarded as the day has left.
 */
const earnReward = async (
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
     on conflict on constraint invite_rewards_subscriber do nothing`,
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
    day: shanghaiDay(now),
    max_per_day,
  }
  if (!invite.enabled || !(await earnReward(trx, reward))) return
  const ref = String(account_id)
  await addCoins(trx, { user_id: inviterId, delta: coin, reason: 'invite', ref })
  await addCoins(trx, { user_id: account_id, delta: invitee_coin, reason: 'invited', ref })
}

/**
 * Gives a new account, made in this transaction, what a registration brings: the welcome points, and by its invitation the
 * key's points, or a reward for both sides. Who invited is kept also when no reward is due: at most `max_per_day` are a
 * day, and one subscriber's address counts once for each inviter.
 * @throws AppError `invalid` `user.bad_invite_code` when the key was used up meanwhile
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

/** Whom an account has invited, newest first, with what each brought. */
export const listInvited = async (
  db: Db,
  inviterId: number,
  page: Page | null,
): Promise<{ list: Invited[]; total: number; coin_total: number }> => {
  const invited = db('accounts').where({ 'accounts.inviter_id': inviterId })
  const withReward = invited.leftJoin('invite_rewards', 'invite_rewards.invitee_id', 'accounts.id')
  const rules = { sortable: { id: 'accounts.id' }, sort: 'accounts.id', id: 'accounts.id' }
  const [{ rows, total }, sum] = await Promise.all([
    listQuery<{ id: string; username: string; create_time: Date; coin: string | null }>(withReward, page, rules, [
      'accounts.id',
      'accounts.username',
      'accounts.create_time',
      'invite_rewards.coin',
    ]),
    db('invite_rewards').where({ inviter_id: inviterId }).sum({ coin: 'coin' }).first(),
  ])
  const list = rows.map(({ id, username, create_time, coin }) => ({
    id: Number(id),
    username: maskName(username),
    create_time: create_time.toISOString(),
    coin: Number(coin ?? 0),
  }))
  return { list, total, coin_total: Number((sum as { coin: string | null } | undefined)?.coin ?? 0) }
}
