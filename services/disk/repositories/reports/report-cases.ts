import type { Health, ReportReason, ReportVerdict, Takedown } from '@pandex/contracts/enums'
import type { Bounds } from '@pandex/contracts/time-range'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { docIdPattern } from '../../domain/resources/doc-id.ts'
import type { Resolution } from '../../domain/reports/resolve-report.ts'
import { likePattern } from '../resources/disk-filter.ts'
import { maxTotal } from '../resources/disk-lists.ts'
import { lockReported } from './takedowns.ts'

export interface ReportCase {
  id: number
  resource_id: number
  reason: ReportReason
  verdict: ReportVerdict | null
  note: string
}

export interface ListedCase extends ReportCase {
  doc_id: string
  disk_name: string
  disk_type: string
  health: Health
  takedown: Takedown | null
  count: number
  first_time: Date
  last_time: Date
  handled_by: number | null
  handled_at: Date | null
  latest: { text: string; contact: string; create_time: string }[]
}

const sortable = {
  id: 'report_case.id',
  first_time: 'report_case.first_time',
  last_time: 'report_case.last_time',
  count: 'report_case.count',
}

/** Empty texts and null match all. */
export interface CaseFilter extends Bounds {
  status: string
  reason: string
  q: string
}

/** Matches a public id or a part of a name; other columns by `orWhere`. */
export const whereResource = (
  query: Knex.QueryBuilder,
  q: string,
  orWhere: (either: Knex.QueryBuilder) => void,
): void => {
  if (docIdPattern.test(q)) return void query.where('disk.doc_id', q)
  void query.where((either) => {
    void either.whereRaw('disk.disk_name ilike ?', [likePattern(q)])
    orWhere(either)
  })
}

const casesOf = (db: Db, filter: CaseFilter | null): Knex.QueryBuilder => {
  const query = db('report_case').join('disk', 'disk.id', 'report_case.resource_id')
  if (!filter) return query
  const { status, reason, from, to } = filter
  const q = filter.q.trim()
  if (status === 'open') void query.whereNull('verdict')
  else if (status !== '') void query.where('verdict', status)
  if (reason !== '') void query.where('reason', reason)
  if (q !== '')
    whereResource(query, q, (either) => {
      const ofContact = db('report').where('contact', q.toLowerCase()).whereNotNull('case_id').select('case_id')
      if (q.includes('@')) void either.orWhereIn('report_case.id', ofContact)
    })
  if (from) void query.where('last_time', '>=', from)
  if (to) void query.where('last_time', '<=', to)
  return query
}

/** The latest reports of each row. */
const latestReports = `coalesce((select jsonb_agg(latest order by latest.id desc) from (
  select id, text, contact, create_time from report where case_id = report_case.id order by id desc limit 10) as latest), '[]') as latest`

export const listCases = async (
  db: Db,
  filter: CaseFilter | null,
  page: Page | null,
): Promise<{ rows: ListedCase[]; total: number }> => {
  const rules = { sortable, sort: sortable.last_time, id: sortable.id, maxTotal }
  return listQuery<ListedCase>(casesOf(db, filter), page, rules, [
    'report_case.*',
    'disk.doc_id',
    'disk.disk_name',
    'disk.disk_type',
    'disk.health',
    'disk.takedown',
    db.raw(latestReports),
  ])
}

/** Returns up to `limit + 1` ids, so that the caller can detect that more match. */
export const findCaseIds = async (db: Db, filter: CaseFilter | null, limit: number): Promise<number[]> => {
  const rows = (await casesOf(db, filter)
    .orderBy('report_case.id')
    .limit(limit + 1)
    .select('report_case.id')) as { id: number }[]
  return rows.map(({ id }) => id)
}

/** Locks reports after their resources. Unknown ids are left out. */
export const lockCases = async (trx: Knex.Transaction, ids: readonly number[]): Promise<ReportCase[]> => {
  const found = (await trx('report_case').whereIn('id', ids).select('resource_id')) as { resource_id: number }[]
  await lockReported(trx, [...new Set(found.map(({ resource_id }) => resource_id))])
  return trx('report_case')
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select('id', 'resource_id', 'reason', 'verdict', 'note')
}

export const storeResolution = async (
  trx: Knex.Transaction,
  ids: readonly number[],
  { verdict, note }: Resolution,
  adminId: number,
): Promise<void> => {
  await trx('report_case').whereIn('id', ids).update({ verdict, note, handled_by: adminId, handled_at: trx.fn.now() })
}

/** Answers per case are bounded: many reports of one resource must not become thousands of mails. */
const maxContactsPerCase = 20

export const findContacts = async (
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<{ contact: string; disk_name: string }[]> => {
  const { rows } = await trx.raw<{ rows: { contact: string; disk_name: string }[] }>(
    `select contact, disk_name from report_case join disk on disk.id = resource_id cross join lateral (
       select contact from report where case_id = report_case.id and contact <> ''
       group by contact order by max(id) desc limit ?) as contacts
     where report_case.id = any(?::bigint[]) order by report_case.id`,
    [maxContactsPerCase, [...ids]],
  )
  return rows
}
