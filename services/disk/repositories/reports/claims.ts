import { openClaimStates } from '@pandex/contracts/enums'
import type { ClaimState, Takedown } from '@pandex/contracts/enums'
import type { Bounds } from '@pandex/contracts/time-range'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ClaimAdvance } from '../../domain/reports/advance-claim.ts'
import { likePattern } from '../resources/disk-filter.ts'
import { maxTotal } from '../resources/disk-lists.ts'
import { whereResource } from './report-cases.ts'
import { lockReported } from './takedowns.ts'

export interface Claim {
  id: number
  resource_id: number
  disk_name: string
  state: ClaimState
  contact: string
}

interface StoredStep {
  to_state: ClaimState
  note: string
  admin_id: number | null
  create_time: string
}

export interface ListedClaim extends Claim {
  doc_id: string
  disk_type: string
  takedown: Takedown | null
  claimant: string
  rights: string
  statement: string
  create_time: Date
  update_time: Date
  steps: StoredStep[]
}

const sortable = {
  id: 'copyright_claim.id',
  create_time: 'copyright_claim.id',
  update_time: 'copyright_claim.update_time',
}

export interface ClaimFilter extends Bounds {
  state: string
  q: string
}

const claimsOf = (db: Db, { state, from, to, ...filter }: ClaimFilter): Knex.QueryBuilder => {
  const query = db('copyright_claim').join('disk', 'disk.id', 'copyright_claim.resource_id')
  const q = filter.q.trim()
  if (state === 'open') void query.whereIn('state', [...openClaimStates])
  else if (state !== '') void query.where('state', state)
  if (q !== '')
    whereResource(query, q, (either) => {
      void either.orWhere('copyright_claim.contact', q.toLowerCase()).orWhereRaw('claimant ilike ?', [likePattern(q)])
    })
  if (from) void query.where('copyright_claim.create_time', '>=', from)
  if (to) void query.where('copyright_claim.create_time', '<=', to)
  return query
}

const latestSteps = `(select jsonb_agg(latest order by latest.id) from (
  select id, to_state, note, admin_id, create_time from claim_step where claim_id = copyright_claim.id
  order by id desc limit 50) as latest) as steps`

export const listClaims = async (
  db: Db,
  filter: ClaimFilter,
  page: Page | null,
): Promise<{ rows: ListedClaim[]; total: number }> => {
  const rules = { sortable, sort: sortable.id, id: sortable.id, maxTotal }
  return listQuery<ListedClaim>(claimsOf(db, filter), page, rules, [
    'copyright_claim.*',
    'disk.doc_id',
    'disk.disk_type',
    'disk.takedown',
    db.raw(latestSteps),
  ])
}

/** Locks claims after their resources. Unknown ids are left out. */
export const lockClaims = async (trx: Knex.Transaction, ids: readonly number[]): Promise<Claim[]> => {
  const found = (await trx('copyright_claim').whereIn('id', ids).select('resource_id')) as { resource_id: number }[]
  await lockReported(trx, [...new Set(found.map(({ resource_id }) => resource_id))])
  return trx('copyright_claim')
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select('id', 'resource_id', 'disk_name', 'state', 'contact')
}

export const storeSteps = async (
  trx: Knex.Transaction,
  ids: readonly number[],
  { step, note }: ClaimAdvance,
  adminId: number,
): Promise<void> => {
  await trx('copyright_claim').whereIn('id', ids).update({ state: step, update_time: trx.fn.now() })
  await trx('claim_step').insert(ids.map((id) => ({ claim_id: id, to_state: step, note, admin_id: adminId })))
}

export interface LoggedStep extends Omit<StoredStep, 'create_time'> {
  id: number
  claim_id: number
  doc_id: string
  disk_name: string
  claimant: string
  rights: string
  statement: string
  contact: string
  create_time: Date
}

export const listSteps = async (db: Db, afterId: number, limit: number): Promise<LoggedStep[]> => {
  const { rows } = await db.raw<{ rows: LoggedStep[] }>(
    `select claim_step.id, claim_id, doc_id, copyright_claim.disk_name, claimant, rights, statement, contact, to_state, note,
       admin_id, claim_step.create_time
     from claim_step join copyright_claim on copyright_claim.id = claim_id join disk on disk.id = resource_id
     where claim_step.id > ? order by claim_step.id limit ?`,
    [afterId, limit],
  )
  return rows
}
