/** Queue of shares to be probed (`migrations/…_link_checks.ts`). All times are the database's. */
import { EventEmitter } from 'node:events'
import { afterCommit } from '@pandex/platform/postgres/postgres'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DiskType } from '@pandex/contracts/share-link'
import type { CheckPlan } from '../../domain/link-health/plan-check.ts'
import { columnsOf, ShareMap } from '../../domain/resources/share-map.ts'
import type { ShareKey } from '../resources/disks.ts'

export const priorities = {
  /** A visitor's import waits for the answer. */
  visitor: 0,
  opened: 1,
  reported: 2,
  /** Imports of admins and programs, refreshes, and shares that no import waits for any more. */
  background: 3,
  hot: 4,
  age: 5,
} as const

export type Priority = keyof typeof priorities

/** Emits `queued` after each commit in this process that queued a check. */
export const queuedSignal = new EventEmitter().setMaxListeners(0)

const allPriorities = Object.values(priorities)

/** Longer than a probe and the transaction of its answer. */
const leaseSeconds = 60

export interface Claim extends ShareKey {
  lease: string
  /** When the lease began, by the database's clock; process clocks may differ. */
  asked_at: Date
  /** Passwords that the drive refused in this round. */
  refused: string[]
  first_dead_at: Date | null
  deadForSeconds: number | null
  dead_times: number
  unsure_times: number
}

/**
 * Queues shares. A share is queued once, with its highest priority. Rows are inserted in key order, so that concurrent calls cannot
 * deadlock.
 * @param isUrgent also makes a share due now that was postponed
 */
export const queueChecks = async <T extends ShareKey>(
  trx: Knex.Transaction,
  shares: readonly T[],
  priority: Priority | ((share: T) => Priority),
  isUrgent = false,
): Promise<void> => {
  if (shares.length === 0) return
  const priorityOf = typeof priority === 'string' ? () => priority : priority
  await trx.raw(
    `insert into link_check as known (disk_type, disk_id, priority, due_at)
     select disk_type, disk_id, min(priority), now()
     from unnest(?::text[], ?::text[], ?::smallint[]) as wanted (disk_type, disk_id, priority)
     group by disk_type, disk_id
     order by disk_type, disk_id
     on conflict (disk_type, disk_id) do update set
       priority = case when known.due_at is null then excluded.priority else least(known.priority, excluded.priority) end,
       due_at = case when ? then least(known.due_at, excluded.due_at) else coalesce(known.due_at, excluded.due_at) end`,
    [...columnsOf(shares), shares.map((share) => priorities[priorityOf(share)]), isUrgent],
  )
  afterCommit(trx, () => queuedSignal.emit('queued'))
}

const isDue = 'due_at <= now() and (leased_until is null or leased_until < now())'

/**
 * Lists the drives with due shares, by one index lookup per drive and priority. Uses a scalar subquery: with `exists`, PostgreSQL plans a
 * join over all due rows.
 */
export const findDueDrives = async (db: Db, diskTypes: readonly DiskType[]): Promise<DiskType[]> => {
  const { rows } = await db.raw<{ rows: { disk_type: DiskType }[] }>(
    `select disk_type from unnest(?::text[]) as drive (disk_type)
     where (
       select due.is_due from unnest(?::smallint[]) as wanted (priority) cross join lateral (
         select true as is_due from link_check
         where link_check.disk_type = drive.disk_type and link_check.priority = wanted.priority and ${isDue}
         order by due_at limit 1) as due
       limit 1)`,
    [[...diskTypes], allPriorities],
  )
  return rows.map(({ disk_type }) => disk_type)
}

/**
 * Leases the due shares of a drive with the highest priority, oldest first. Walks the priorities in order, so shares that are not leased
 * are not locked.
 */
export const claimChecks = async (db: Db, diskType: DiskType, limit: number): Promise<Claim[]> => {
  const { rows } = await db.raw<{ rows: Claim[] }>(
    `with next as materialized (
       select due.disk_type, due.disk_id from unnest(?::smallint[]) as wanted (priority) cross join lateral (
         select disk_type, disk_id from link_check
         where disk_type = ? and link_check.priority = wanted.priority and ${isDue}
         order by due_at limit ? for update skip locked) as due
       limit ?)
     update link_check set lease = gen_random_uuid(), leased_until = now() + ? * interval '1 second'
     from next where link_check.disk_type = next.disk_type and link_check.disk_id = next.disk_id
     returning link_check.disk_type, link_check.disk_id, lease, now() as asked_at, refused, dead_times, unsure_times,
       first_dead_at, extract(epoch from now() - first_dead_at)::float8 as "deadForSeconds"`,
    [allPriorities, diskType, limit, limit, leaseSeconds],
  )
  return rows
}

/** The lease expired and another worker holds the share: the pending result must not be stored. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/**
 * Locks the queue's rows of claims and of other shares in the order that every batch keeps.
 * @throws LeaseLost when another worker has claimed one of the claims since
 */
export const lockClaims = async (
  trx: Knex.Transaction,
  claims: readonly Claim[],
  others: readonly ShareKey[],
): Promise<void> => {
  const { rows } = await trx.raw<{ rows: { lease: string | null }[] }>(
    `select lease from link_check where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[]))
     order by disk_type, disk_id for update`,
    columnsOf([...claims, ...others]),
  )
  const leases = new Set(rows.map(({ lease }) => lease))
  if (claims.some(({ lease }) => !leases.has(lease))) throw new LeaseLost()
}

const noLease = { lease: null, leased_until: null }

export interface FinishedCheck {
  claim: Claim
  plan: CheckPlan
  /** Makes the share due at once for a waiting item. */
  isWanted: boolean
  priority: Priority
}

/** Stores the outcomes of claims and ends their leases. */
export const finishChecks = async (trx: Knex.Transaction, finished: readonly FinishedCheck[]): Promise<void> => {
  if (finished.length === 0) return
  const values = finished.map(({ claim, plan, isWanted, priority }) => ({
    lease: claim.lease,
    first_dead: plan.firstDead,
    dead_times: plan.dead_times,
    unsure_times: plan.unsure_times,
    holds_seconds: plan.holdsSeconds,
    again_seconds: plan.againInSeconds,
    is_wanted: isWanted,
    priority: isWanted ? 0 : priorities[priority],
  }))
  await trx.raw(
    `update link_check set lease = null, leased_until = null, refused = '{}',
       first_dead_at = case done.first_dead when 'keep' then link_check.first_dead_at when 'now' then now() end,
       dead_times = done.dead_times, unsure_times = done.unsure_times,
       stale_at = now() + done.holds_seconds * interval '1 second',
       due_at = case when done.is_wanted then now() else now() + done.again_seconds * interval '1 second' end,
       priority = greatest(link_check.priority, done.priority)
     from jsonb_to_recordset(?::jsonb) as done (lease uuid, first_dead text, dead_times integer, unsure_times integer,
       holds_seconds float8, again_seconds float8, is_wanted boolean, priority smallint)
     where link_check.lease = done.lease`,
    [JSON.stringify(values)],
  )
}

export const recordRefusedPassword = async (trx: Knex.Transaction, { lease }: Claim, pass: string): Promise<void> => {
  await trx('link_check')
    .where({ lease })
    .update({ ...noLease, refused: trx.raw('array_append(refused, ?)', [pass]) })
}

const leasesOf = (claims: readonly Claim[]): string[] => claims.map(({ lease }) => lease)

export const deleteChecks = async (trx: Knex.Transaction, claims: readonly Claim[]): Promise<void> => {
  if (claims.length > 0) await trx.raw('delete from link_check where lease = any(?::uuid[])', [leasesOf(claims)])
}

/** Ends leases without an outcome. @param seconds until the shares are due again; at once when left out */
export const releaseChecks = async (db: Db, claims: readonly Claim[], seconds?: number): Promise<void> => {
  if (claims.length === 0) return
  const later = seconds === undefined ? {} : { due_at: db.raw(`now() + ? * interval '1 second'`, [seconds]) }
  await db('link_check')
    .whereRaw('lease = any(?::uuid[])', [leasesOf(claims)])
    .update({ ...noLease, ...later })
}

/** Lowers the priority of shares that no import waits for any more. */
export const lowerCheckPriorities = async (trx: Knex.Transaction, shares: readonly ShareKey[]): Promise<void> => {
  const [types, ids] = columnsOf(shares)
  await trx.raw(
    `update link_check set priority = :background from (
       select disk_type, disk_id from link_check
       where (disk_type, disk_id) in (select * from unnest(:types::text[], :ids::text[])) and priority < :background
       order by disk_type, disk_id for update) as known
     where link_check.disk_type = known.disk_type and link_check.disk_id = known.disk_id
       and not exists (select from import_wait wait
         where wait.disk_type = known.disk_type and wait.disk_id = known.disk_id)`,
    { background: priorities.background, types, ids },
  )
}

export interface QueuedCheck {
  /** Due within a minute. */
  isSoon: boolean
  isFresh: boolean
}

export const findChecks = async (db: Db, shares: readonly ShareKey[]): Promise<ShareMap<QueuedCheck>> => {
  const { rows } = await db.raw<{ rows: (ShareKey & QueuedCheck)[] }>(
    `select disk_type, disk_id, coalesce(due_at < now() + interval '1 minute', false) as "isSoon", stale_at > now() as "isFresh"
     from link_check where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[]))`,
    columnsOf(shares),
  )
  return new ShareMap(rows.map((row) => [row, row]))
}
