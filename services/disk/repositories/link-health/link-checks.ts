/** Queue of shares to be probed (`migrations/…_link_checks.ts`). All times are the database's. */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { afterCommit } from '@pandex/platform/postgres/postgres'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DiskType } from '@pandex/contracts/share-link'
import type { CheckPlan } from '../../domain/link-health/plan-check.ts'
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
export const queueChecks = async (
  trx: Knex.Transaction,
  shares: readonly ShareKey[],
  priority: Priority,
  isUrgent = false,
): Promise<void> => {
  if (shares.length === 0) return
  await trx.raw(
    `insert into link_check as known (disk_type, disk_id, priority, due_at)
     select distinct disk_type, disk_id, ?::smallint, now() from unnest(?::text[], ?::text[]) as wanted (disk_type, disk_id)
     order by disk_type, disk_id
     on conflict (disk_type, disk_id) do update set
       priority = case when known.due_at is null then excluded.priority else least(known.priority, excluded.priority) end,
       due_at = case when ? then least(known.due_at, excluded.due_at) else coalesce(known.due_at, excluded.due_at) end`,
    [priorities[priority], shares.map(({ disk_type }) => disk_type), shares.map(({ disk_id }) => disk_id), isUrgent],
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
 * Leases the due share of a drive with the highest priority, oldest first. Walks the priorities in order, so shares that are not leased are
 * not locked.
 */
export const claimCheck = async (db: Db, diskType: DiskType): Promise<Claim | undefined> => {
  const lease = randomUUID()
  const { rows } = await db.raw<{ rows: Claim[] }>(
    `update link_check set lease = ?, leased_until = now() + ? * interval '1 second'
     where (disk_type, disk_id) in (
       select next.disk_type, next.disk_id from unnest(?::smallint[]) as wanted (priority) cross join lateral (
         select disk_type, disk_id from link_check
         where disk_type = ? and link_check.priority = wanted.priority and ${isDue}
         order by due_at limit 1 for update skip locked) as next
       limit 1)
     returning disk_type, disk_id, lease, now() as asked_at, refused, dead_times, unsure_times, first_dead_at,
       extract(epoch from now() - first_dead_at)::float8 as "deadForSeconds"`,
    [lease, leaseSeconds, allPriorities, diskType],
  )
  return rows[0]
}

/** The lease expired and another worker holds the share: the pending result must not be stored. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export const lockClaim = async (trx: Knex.Transaction, { lease }: Claim): Promise<void> => {
  const row = await trx('link_check').where({ lease }).forUpdate().first('lease')
  if (!row) throw new LeaseLost()
}

const noLease = { lease: null, leased_until: null }

const afterSeconds = (trx: Knex.Transaction, seconds: number): Knex.Raw =>
  trx.raw(`now() + ? * interval '1 second'`, [seconds])

/** Stores the outcome of a claim and ends its lease. @param isWanted makes the share due at once for a waiting item */
export const finishCheck = async (
  trx: Knex.Transaction,
  { lease }: Claim,
  plan: CheckPlan,
  next: { isWanted: boolean; priority: Priority },
): Promise<void> => {
  const { againInSeconds, firstDead, dead_times, unsure_times } = plan
  const firstDeadAt = { keep: {}, now: { first_dead_at: trx.fn.now() }, forget: { first_dead_at: null } }[firstDead]
  const dueAt = againInSeconds === null ? null : afterSeconds(trx, againInSeconds)
  await trx('link_check')
    .where({ lease })
    .update({
      ...noLease,
      ...firstDeadAt,
      dead_times,
      unsure_times,
      refused: [],
      stale_at: afterSeconds(trx, plan.holdsSeconds),
      due_at: next.isWanted ? trx.fn.now() : dueAt,
      priority: trx.raw('greatest(priority, ?)', [next.isWanted ? 0 : priorities[next.priority]]),
    })
}

export const recordRefusedPassword = async (trx: Knex.Transaction, { lease }: Claim, pass: string): Promise<void> => {
  await trx('link_check')
    .where({ lease })
    .update({ ...noLease, refused: trx.raw('array_append(refused, ?)', [pass]) })
}

export const deleteCheck = async (trx: Knex.Transaction, { lease }: Claim): Promise<void> => {
  await trx('link_check').where({ lease }).delete()
}

/** Ends the lease without an outcome. @param seconds until the share is due again; at once when left out */
export const releaseCheck = async (db: Db, { lease }: Claim, seconds?: number): Promise<void> => {
  const later = seconds === undefined ? {} : { due_at: db.raw(`now() + ? * interval '1 second'`, [seconds]) }
  await db('link_check')
    .where({ lease })
    .update({ ...noLease, ...later })
}

export const lowerCheckPriority = async (trx: Knex.Transaction, { disk_type, disk_id }: ShareKey): Promise<void> => {
  await trx('link_check')
    .where({ disk_type, disk_id })
    .where('priority', '<', priorities.background)
    .whereNotExists(trx('import_wait').where({ disk_type, disk_id }))
    .update({ priority: priorities.background })
}

export interface QueuedCheck {
  /** Due within a minute. */
  isSoon: boolean
  isFresh: boolean
}

export const findCheck = async (db: Db, { disk_type, disk_id }: ShareKey): Promise<QueuedCheck | undefined> => {
  const row: QueuedCheck | undefined = await db('link_check')
    .where({ disk_type, disk_id })
    .first(
      db.raw(`coalesce(due_at < now() + interval '1 minute', false) as "isSoon"`),
      db.raw('stale_at > now() as "isFresh"'),
    )
  return row
}
