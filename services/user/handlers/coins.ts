import { AppError } from '@pandex/platform/errors'
import type { Balance__Output as Balance } from '@pandex/platform/gen/pandex/user/v1/Balance'
import type { CheckInReply__Output as CheckInReply } from '@pandex/platform/gen/pandex/user/v1/CheckInReply'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { SiteConfig } from '../clients/site-config.ts'
import { checkInOn, coinsOfNextDay } from '../domain/points/check-in.ts'
import type { CheckIn, CheckInRules } from '../domain/points/check-in.ts'
import { pickRule } from '../domain/points/exchange.ts'
import type { ExchangeOffer } from '../domain/points/exchange.ts'
import { dayOf } from '@pandex/contracts/shanghai-time'
import { refusePermanentVip, vipText } from '../domain/points/vip.ts'
import { findLastCheckIn, insertCheckIn, listDaysOfMonth } from '../repositories/check-ins.ts'
import { findExchange, insertExchange } from '../repositories/coin-exchanges.ts'
import { addCoins, listMovements } from '../repositories/coin-ledger.ts'
import { extendVip } from '../repositories/vip.ts'
import { findOwnAccount, lockOwnAccount } from '../repositories/accounts.ts'

export interface CoinDeps {
  db: Db
  siteConfig: SiteConfig
  clock: () => Date
}

type Handlers = Pick<HandlersOf<UserServiceDefinition>, 'GetCheckIn' | 'CheckIn' | 'ListCoinLog' | 'ExchangeCoins'>

const buildCheckInReply = async (
  db: Db,
  userId: number,
  { today, coin, rules }: { today: CheckIn; coin: number; rules: CheckInRules },
): Promise<CheckInReply> => ({
  checked_in: true,
  coin_gained: today.coin,
  coin,
  streak: today.streak,
  days: await listDaysOfMonth(db, userId, today.day),
  coin_tomorrow: coinsOfNextDay(today.streak, rules),
})

const reused = (): AppError => new AppError('conflict', 'user.request_reused', '请求编号已用于其他兑换')

const checkIn = async (
  trx: Knex.Transaction,
  userId: number,
  day: string,
  rules: CheckInRules,
): Promise<CheckInReply> => {
  const account = await lockOwnAccount(trx, userId)
  const last = await findLastCheckIn(trx, userId, day)
  if (last?.day === day) return buildCheckInReply(trx, userId, { today: last, coin: account.coin, rules })
  const today = checkInOn(day, last, rules)
  await insertCheckIn(trx, userId, today)
  const movement = { user_id: userId, delta: today.coin, reason: 'check_in', ref: `${userId}:${day}` } as const
  return buildCheckInReply(trx, userId, { today, coin: await addCoins(trx, movement), rules })
}

/** Idempotent by request id: a repeat gets the first answer, even if the rule no longer exists. */
const exchange = async (
  trx: Knex.Transaction,
  { user_id, rule_id, request_id }: { user_id: number; rule_id: string; request_id: string },
  offer: ExchangeOffer,
  now: Date,
): Promise<Balance> => {
  const account = await lockOwnAccount(trx, user_id)
  const done = await findExchange(trx, user_id, request_id)
  if (done && done.rule_id !== rule_id) throw reused()
  if (done) return { coin: done.coin_after, vip_until: vipText(done.vip_until_after) }
  const { title, coin: cost, vip_days } = pickRule(offer, rule_id)
  refusePermanentVip(account.vip_until)
  const ref = `${user_id}:${request_id}`
  const coin_after = await addCoins(trx, { user_id, delta: -cost, reason: 'exchange', ref, note: title })
  const vip_until_after = await extendVip(trx, user_id, vip_days, now)
  await insertExchange(trx, { user_id, request_id, rule_id, cost, vip_days, coin_after, vip_until_after })
  return { coin: coin_after, vip_until: vipText(vip_until_after) }
}

export const coinHandlers = ({ db, siteConfig, clock }: CoinDeps): Handlers => ({
  GetCheckIn: async (_req, ctx) => {
    const { id } = requireUser(ctx, 'user')
    const day = dayOf(clock())
    const [{ user: rules }, account, last] = await Promise.all([
      siteConfig.read(),
      findOwnAccount(db, id),
      findLastCheckIn(db, id, day),
    ])
    if (last?.day === day) return buildCheckInReply(db, id, { today: last, coin: account.coin, rules })
    const next = checkInOn(day, last, rules)
    const days = await listDaysOfMonth(db, id, day)
    const coin_tomorrow = coinsOfNextDay(next.streak, rules)
    return {
      checked_in: false,
      coin_gained: next.coin,
      coin: account.coin,
      streak: next.streak - 1,
      days,
      coin_tomorrow,
    }
  },

  CheckIn: async (_req, ctx) => {
    const { id } = requireUser(ctx, 'user')
    const { user: rules } = await siteConfig.read()
    const day = dayOf(clock())
    return db.transaction(async (trx) => checkIn(trx, id, day, rules))
  },

  ListCoinLog: async ({ page }, ctx) => {
    const { id } = requireUser(ctx, 'user')
    await findOwnAccount(db, id)
    return listMovements(db, id, page)
  },

  ExchangeCoins: async ({ rule_id, request_id }, ctx) => {
    const { id } = requireUser(ctx, 'user')
    if (request_id === '') throw new AppError('invalid', 'user.request_id_required', '缺少请求编号')
    const { coin2any } = await siteConfig.read()
    const request = { user_id: id, rule_id, request_id }
    return db.transaction(async (trx) => exchange(trx, request, coin2any, clock()))
  },
})
