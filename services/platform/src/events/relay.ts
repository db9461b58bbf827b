import { setTimeout as delay } from 'node:timers/promises'
import { createBell } from '../bell.ts'
import { metrics } from '../metrics.ts'
import type { Logger } from '../logger.ts'
import type { Knex } from '../postgres.ts'
import type { Resource, ServiceStack } from '../run-service.ts'
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
  id: string
  event_id: string
  topic: string
  key: string
  payload: string
  headers: Record<string, string>
}

const relayLock = 7_263_001

const batchRows = 500

/** Messages of one send to one partition form one record batch, which Kafka limits to about 1 MB. */
const batchBytes = 900_000

/** A send ends within about 20 s; a transaction idle for longer belongs to a frozen process. */
const idleInTransactionMs = 40_000

const pollMs = 1_000
const busyMs = 50
const housekeepingMs = 5_000

const firstRowsThatFit = (rows: readonly OutboxRow[]): OutboxRow[] => {
  let bytes = 0
  const tooMany = rows.findIndex((row, index) => {
    bytes += Buffer.byteLength(row.payload) + Buffer.byteLength(row.key) + 200
    return index > 0 && bytes > batchBytes
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

type Outcome = 'empty' | 'more' | 'busy'

/**
 * Sends the oldest unsent events and marks them, under an advisory lock. A crash in between resends them with the same ids. Selects by
 * `published_at`, not by the highest id seen: ids do not follow commit order.
 */
const relayBatch = async (db: Knex, kafka: KafkaPort): Promise<Outcome> =>
  db.transaction(async (trx) => {
    const locked = await trx.raw<{ rows: { locked: boolean }[] }>(
      `select pg_try_advisory_xact_lock(?) as locked, set_config('idle_in_transaction_session_timeout', ?, true)`,
      [relayLock, String(idleInTransactionMs)],
    )
    if (!locked.rows[0]?.locked) return 'busy'
    const found = await trx.raw<{ rows: OutboxRow[] }>(
      `select id, event_id, topic, key, payload::text as payload, headers from outbox
       where published_at is null order by id limit ?`,
      [batchRows],
    )
    const rows = firstRowsThatFit(found.rows)
    if (rows.length === 0) return 'empty'
    await kafka.send(toTopicMessages(rows))
    await trx.raw('update outbox set published_at = now() where id = any(?::bigint[])', [rows.map((row) => row.id)])
    return rows.length < found.rows.length || found.rows.length === batchRows ? 'more' : 'empty'
  })

const observeOutbox = async (db: Knex): Promise<void> => {
  const found = await db.raw<{ rows: { pending: string; age: number | null }[] }>(
    `select count(*) as pending, extract(epoch from now() - min(created_at))::float8 as age
     from outbox where published_at is null`,
  )
  metrics.outboxPending.set(Number(found.rows[0]?.pending ?? 0))
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
  const stopping = new AbortController()
  const bell = createBell()
  outboxSignal.on('written', bell.ring)

  const backOff = async (failures: number): Promise<void> => {
    const limitMs = Math.min(2_000, 100 * 2 ** failures)
    await delay(limitMs * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => undefined)
  }
  const run = async (): Promise<void> => {
    let failures = 0
    while (!stopping.signal.aborted) {
      try {
        const outcome = await relayBatch(db, kafka)
        if (failures > 0) log.info({ failures }, 'events are sent again')
        failures = 0
        if (outcome !== 'more') await bell.wait(outcome === 'busy' ? busyMs : pollMs)
      } catch (error) {
        if (isSchemaError(error)) return fail(error)
        if (failures === 0) log.warn({ err: error }, 'events cannot be sent now, trying on')
        failures += 1
        await backOff(failures)
      }
    }
  }
  const keepHouse = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await observeOutbox(db)
        .then(() => pruneEvents(db))
        .catch((error: unknown) => log.warn({ err: error }, 'outbox cannot be looked after now'))
      await delay(housekeepingMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const working = Promise.all([run(), keepHouse()])
  return {
    name: 'relay',
    async [Symbol.asyncDispose]() {
      stopping.abort()
      outboxSignal.off('written', bell.ring)
      bell.ring()
      await working
    },
  }
}
