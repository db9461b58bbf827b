import { startLoop } from '../scheduling/loop.ts'
import { createPacer } from '../scheduling/pacer.ts'
import { startPeriodicTask } from '../scheduling/periodic-task.ts'
import { metrics } from '../telemetry/metrics.ts'
import type { Logger } from '../logging/logger.ts'
import type { Knex } from '../postgres/postgres.ts'
import type { Resource } from '../process/resource.ts'
import type { ServiceStack } from '../process/run-service.ts'
import type { KafkaPort } from './kafka.ts'
import { outboxSignal } from './outbox.ts'
import { pruneEvents } from './prune.ts'

export interface RelayOptions {
  db: Knex
  kafka: KafkaPort
  log: Logger
  fail: ServiceStack['fail']
}

interface OutboxRow {
  id: number
  event_id: string
  topic: string
  key: string
  payload: string
  headers: Record<string, string>
}

const relayLockId = 7_263_001

const maxBatchRows = 500

/** Messages of one send to one partition form one record batch, which Kafka limits to about 1 MB. */
const maxBatchBytes = 900_000

/** A send ends within about 20 s; a transaction idle for longer belongs to a frozen process. */
const idleInTransactionMs = 40_000

/** Events that are written within this time after a send share the next one. An event after a longer pause is sent at once. */
const sendIntervalMs = 50

const retryDelayMs = { min: 100, max: 2_000 }
const maintenanceIntervalMs = 5_000

const takeRowsForBatch = (rows: readonly OutboxRow[]): OutboxRow[] => {
  let bytes = 0
  const tooMany = rows.findIndex((row, index) => {
    bytes += Buffer.byteLength(row.payload) + Buffer.byteLength(row.key) + 200
    return index > 0 && bytes > maxBatchBytes
  })
  return tooMany === -1 ? [...rows] : rows.slice(0, tooMany)
}

const toTopicMessages = (rows: readonly OutboxRow[]) =>
  [...Map.groupBy(rows, (row) => row.topic)].map(([topic, group]) => ({
    topic,
    messages: group.map((row) => ({
      key: row.key,
      value: row.payload,
      headers: { ...row.headers, event_id: row.event_id },
    })),
  }))

/**
 * Pause after a batch, ms. `outboxSignal` ends it; `empty` finds the events of a replica that was killed after its commit, `busy` waits for
 * a replica that is sending.
 */
const pauseAfter = { empty: 2_000, more: 0, busy: 50 }

type Outcome = keyof typeof pauseAfter

/**
 * Sends the oldest unsent events and marks them, under an advisory lock. A crash in between resends them with the same ids. Selects by
 * `published_at`, not by the highest id seen: ids do not follow commit order.
 */
const relayBatch = async (db: Knex, kafka: KafkaPort): Promise<Outcome> =>
  db.transaction(async (trx) => {
    const locked = await trx.raw<{ rows: { locked: boolean }[] }>(
      `select pg_try_advisory_xact_lock(?) as locked, set_config('idle_in_transaction_session_timeout', ?, true)`,
      [relayLockId, String(idleInTransactionMs)],
    )
    if (!locked.rows[0]?.locked) return 'busy'
    const found = await trx.raw<{ rows: OutboxRow[] }>(
      `select id, event_id, topic, key, payload::text as payload, headers from outbox
       where published_at is null order by id limit ?`,
      [maxBatchRows],
    )
    const rows = takeRowsForBatch(found.rows)
    if (rows.length === 0) return 'empty'
    await kafka.send(toTopicMessages(rows))
    await trx.raw('update outbox set published_at = now() where id = any(?::bigint[])', [rows.map((row) => row.id)])
    return rows.length < found.rows.length || found.rows.length === maxBatchRows ? 'more' : 'empty'
  })

const measureOutbox = async (db: Knex): Promise<void> => {
  const found = await db.raw<{ rows: { pending: number; age: number | null }[] }>(
    `select count(*) as pending, extract(epoch from now() - min(created_at))::float8 as age
     from outbox where published_at is null`,
  )
  metrics.outboxPending.set(found.rows[0]?.pending ?? 0)
  metrics.outboxAgeSeconds.set(Math.max(0, found.rows[0]?.age ?? 0))
}

/** SQL errors of class 42: tables are missing or differ, so a retry cannot succeed. */
const isSchemaError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^42(?!501)\w{3}$/.test(String(error.code))

/**
 * Starts sending outbox events. Every replica runs a relay; a lock lets one work at a time, so that events of a key arrive in the order of
 * writing. Retries without limit while Kafka or PostgreSQL is unavailable.
 */
export const startRelay = async ({ db, kafka, log, fail }: RelayOptions): Promise<Resource> => {
  const pacer = createPacer(sendIntervalMs)
  let hasMore = false
  const sending = startLoop({
    name: 'relay',
    intervalMs: retryDelayMs.min,
    wakeOn: { emitter: outboxSignal, event: 'written' },
    maxPauseMs: retryDelayMs.max,
    jitter: 0.5,
    work: async (signal) => {
      if (!hasMore) await pacer.nextRound(signal)
      try {
        const outcome = await relayBatch(db, kafka)
        hasMore = outcome === 'more'
        return pauseAfter[outcome]
      } catch (error) {
        if (!isSchemaError(error)) throw error
        fail(error)
        return Infinity
      }
    },
    onFailure: (error) => log.warn({ err: error }, 'outbox: failed to send events, retrying'),
    onRecovery: (failures) => log.info({ failures }, 'outbox: sending recovered'),
  })
  const maintenance = startPeriodicTask({
    name: 'outbox maintenance',
    everyMs: maintenanceIntervalMs,
    log,
    work: async () => {
      await measureOutbox(db)
      await pruneEvents(db)
    },
  })
  return {
    name: sending.name,
    async [Symbol.asyncDispose]() {
      await Promise.all([sending[Symbol.asyncDispose](), maintenance[Symbol.asyncDispose]()])
    },
  }
}
