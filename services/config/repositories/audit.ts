import type { AuditList__Output as AuditList } from '@pandex/platform/gen/pandex/config/v1/AuditList'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import type { AdminChanged } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

/** Fields of accounts that identify the person. */
const personalFields = ['username', 'email', 'remark']

const userTarget = /^user:\d+$/

/** Events may come late: serializes the entries about a user with `forgetUser`. */
const lockTarget = async (trx: Knex.Transaction, target: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`audit:${target}`])
}

const isForgotten = async (trx: Knex.Transaction, target: string): Promise<boolean> => {
  if (!userTarget.test(target)) return false
  await lockTarget(trx, target)
  return (await trx('forgotten_user').where({ target }).first('target')) !== undefined
}

/** Leaves out what identifies a deleted user. */
export const insertAudit = async (trx: Knex.Transaction, change: PayloadOf<typeof AdminChanged>): Promise<void> => {
  const isWithoutPerson = await isForgotten(trx, change.target)
  const changes = Object.entries(change.changes).filter(
    ([field]) => !isWithoutPerson || !personalFields.includes(field),
  )
  await trx('audit').insert({ ...change, changes: JSON.stringify(Object.fromEntries(changes)) })
}

/** Removes the personal fields of a deleted user from all entries, also from those that arrive later. */
export const forgetUser = async (trx: Knex.Transaction, userId: number): Promise<void> => {
  const target = `user:${userId}`
  await lockTarget(trx, target)
  await trx('forgotten_user').insert({ target }).onConflict('target').ignore()
  await trx('audit')
    .where({ target })
    .whereRaw('jsonb_exists_any(changes, ?::text[])', [personalFields])
    .update({ changes: trx.raw('changes - ?::text[]', [personalFields]) })
}

export interface AuditFilters {
  /** Empty matches all. */
  adminIds: readonly number[]
  /** Prefix of the action; empty matches all. */
  action: string
  from: Date | null
  to: Date | null
}

interface StoredAudit {
  id: number
  admin_id: number
  action: string
  target: string
  changes: string
  client_address: string
  request_id: string
  changed_at: Date
}

const rules = { sortable: { id: 'id', create_time: 'changed_at' }, sort: 'changed_at' }

const maxExportedRows = 1_000

const filtered = (db: Db, { adminIds, action, from, to }: AuditFilters): Knex.QueryBuilder => {
  const query = db('audit')
  if (adminIds.length > 0) query.whereRaw('admin_id = any(?::bigint[])', [[...adminIds]])
  if (action !== '') query.whereRaw('starts_with(action, ?)', [action])
  if (from) query.where('changed_at', '>=', from)
  if (to) query.where('changed_at', '<=', to)
  return query
}

const columnsOf = (db: Db): (string | Knex.Raw)[] => [
  'id',
  'admin_id',
  'action',
  'target',
  'client_address',
  'request_id',
  'changed_at',
  db.raw('changes::text as changes'),
]

const fromRow = ({ changed_at, ...row }: StoredAudit): AuditList['list'][number] => ({
  ...row,
  create_time: changed_at.toISOString(),
})

export const listAudit = async (db: Db, filters: AuditFilters, page: Page | null): Promise<AuditList> => {
  const { rows, total } = await listQuery<StoredAudit>(filtered(db, filters), page, rules, columnsOf(db))
  return { list: rows.map(fromRow), total }
}

/** The next rows of an export, in order of id, so that rows added meanwhile move none. */
export const listAuditAfter = async (db: Db, id: number, filters: AuditFilters): Promise<AuditList> => {
  const query = filtered(db, filters).where('id', '>', id).orderBy('id').limit(maxExportedRows)
  const rows = (await query.select(columnsOf(db))) as StoredAudit[]
  return { list: rows.map(fromRow), total: 0 }
}
