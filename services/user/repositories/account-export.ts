import type { CdkeyUse__Output as CdkeyUse } from '@pandex/platform/gen/pandex/user/v1/CdkeyUse'
import type { CoinExchange__Output as CoinExchange } from '@pandex/platform/gen/pandex/user/v1/CoinExchange'
import type { Invited__Output as Invited } from '@pandex/platform/gen/pandex/user/v1/Invited'
import type { OrderGrant__Output as OrderGrant } from '@pandex/platform/gen/pandex/user/v1/OrderGrant'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { maskName } from '../domain/accounts/mask-name.ts'

/** Newest rows of each list in an export. */
const maxRows = 10_000

interface List<Row> {
  list: Row[]
  total: number
}

const newest = async <Row>(query: Knex.QueryBuilder, order: string, columns: readonly string[]): Promise<List<Row>> => {
  const [list, counted] = await Promise.all([
    query.clone().select(columns).orderBy(order, 'desc').limit(maxRows) as unknown as Promise<Row[]>,
    query.clone().count({ total: '*' }).first() as unknown as Promise<{ total: number } | undefined>,
  ])
  return { list, total: Number(counted?.total ?? 0) }
}

const withTextTime = <Row extends { create_time: Date }>({ list, total }: List<Row>) => ({
  list: list.map((row) => ({ ...row, create_time: row.create_time.toISOString() })),
  total,
})

type Stored<Row> = Omit<Row, 'create_time'> & { create_time: Date }

export const listCheckInDays = async (db: Db, userId: number): Promise<List<string>> => {
  const days = db.select(db.raw(`to_char(day, 'YYYY-MM-DD') as day`)).from('check_ins').where({ user_id: userId })
  const { list, total } = await newest<{ day: string }>(db.from(days.as('days')), 'day', ['day'])
  return { list: list.map(({ day }) => day), total }
}

export const listExchanges = async (db: Db, userId: number): Promise<List<CoinExchange>> => {
  const columns = ['rule_id', 'cost', 'vip_days', 'create_time']
  const exchanges = db('coin_exchanges').where({ user_id: userId })
  return withTextTime(await newest<Stored<CoinExchange>>(exchanges, 'create_time', columns))
}

export const listCdkeyUses = async (db: Db, userId: number): Promise<List<CdkeyUse>> => {
  const uses = db('cdkey_uses').join('cdkeys', 'cdkeys.id', 'cdkey_uses.cdkey_id').where({ user_id: userId })
  const columns = ['cdkeys.kind', 'cdkeys.value', 'cdkeys.tail', 'cdkey_uses.create_time']
  return withTextTime(await newest<Stored<CdkeyUse>>(uses, 'cdkey_uses.id', columns))
}

export const listOrderGrants = async (db: Db, userId: number): Promise<List<OrderGrant>> => {
  const columns = ['order_no', 'coin', 'vip_days', 'create_time']
  return withTextTime(await newest<Stored<OrderGrant>>(db('order_grants').where({ user_id: userId }), 'id', columns))
}

/** Masked names, because they are the data of others. */
export const listInvitedUsers = async (db: Db, userId: number): Promise<List<Invited>> => {
  const invited = db('accounts')
    .leftJoin('invite_rewards', 'invite_rewards.invitee_id', 'accounts.id')
    .where({ 'accounts.inviter_id': userId })
  const columns = ['accounts.id', 'accounts.username', 'accounts.create_time', 'invite_rewards.coin']
  const { list, total } = withTextTime(
    await newest<Stored<Omit<Invited, 'coin'>> & { coin: number | null }>(invited, 'accounts.id', columns),
  )
  return { list: list.map((row) => ({ ...row, username: maskName(row.username), coin: row.coin ?? 0 })), total }
}
