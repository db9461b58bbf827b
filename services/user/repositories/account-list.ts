import type { ListUsersRequest__Output as ListUsersRequest } from '@pandex/platform/gen/pandex/user/v1/ListUsersRequest'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { Account } from './accounts.ts'

export type ListedAccount = Account & { inviter: string | null }

const columns = ['accounts.*', 'inviters.username as inviter']

const withInviter = (db: Db): Knex.QueryBuilder =>
  db('accounts').leftJoin('accounts as inviters', 'inviters.id', 'accounts.inviter_id')

const partPattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** At most 15 digits: exact as a JavaScript number. */
const wholeId = /^\d{1,15}$/

const wherePart = (query: Knex.QueryBuilder, q: string): Knex.QueryBuilder =>
  query.where((any) => {
    any
      .whereRaw('lower(accounts.username) like ?', [partPattern(q)])
      .orWhereRaw('lower(accounts.email) like ?', [partPattern(q)])
    if (wholeId.test(q)) any.orWhere('accounts.id', Number(q))
  })

const sortable = Object.fromEntries(
  ['id', 'username', 'email', 'role', 'status', 'create_time', 'last_login_time', 'coin', 'vip_until'].map((name) => [
    name,
    `accounts.${name}`,
  ]),
)

export const listAccounts = async (
  db: Db,
  { page, q, role, status, vip, ids }: ListUsersRequest,
  now: Date,
): Promise<{ rows: ListedAccount[]; total: number }> => {
  const query = withInviter(db)
  if (ids.length > 0) query.whereRaw('accounts.id = any(?::bigint[])', [ids])
  const part = q.trim()
  if (part !== '') wherePart(query, part)
  if (role !== '') query.where('accounts.role', role)
  if (status !== '') query.where('accounts.status', status)
  if (vip === 'yes') query.where('accounts.vip_until', '>', now)
  if (vip === 'no') query.whereRaw('(accounts.vip_until > ?) is not true', [now])
  const rules = { sortable, sort: 'accounts.id', id: 'accounts.id' }
  return listQuery<ListedAccount>(query, page, rules, columns)
}

export const findListedAccount = async (db: Db, id: number): Promise<ListedAccount | undefined> =>
  withInviter(db).where('accounts.id', id).first(columns)
