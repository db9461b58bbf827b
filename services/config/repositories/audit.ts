import type { AuditList__Output as AuditList } from '@pandex/platform/gen/pandex/config/v1/AuditList'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import type { AdminChanged } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export const insertAudit = async (trx: Knex.Transaction, change: PayloadOf<typeof AdminChanged>): Promise<void> => {
  await trx('audit').insert({ ...change, changes: JSON.stringify(change.changes) })
}

export interface AuditFilters {
  /** 0 matches all. */
  who: number
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

export const listAudit = async (
  db: Db,
  { who, action, from, to }: AuditFilters,
  page: Page | null,
): Promise<AuditList> => {
  const query = db('audit')
  if (who !== 0) query.where({ admin_id: who })
  if (action !== '') query.whereRaw('starts_with(action, ?)', [action])
  if (from) query.where('changed_at', '>=', from)
  if (to) query.where('changed_at', '<=', to)
  const columns = ['id', 'admin_id', 'action', 'target', db.raw('changes::text as changes'), 'client_address']
  const { rows, total } = await listQuery<StoredAudit>(query, page, rules, [...columns, 'request_id', 'changed_at'])
  const list = rows.map(({ changed_at, ...row }) => ({
    ...row,
    create_time: changed_at.toISOString(),
  }))
  return { list, total }
}
