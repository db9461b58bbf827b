import { backgroundContext, runInContext } from '../grpc/context.ts'
import type { Context } from '../grpc/context.ts'
import type { Logger } from '../logging/logger.ts'
import type { Knex } from '../postgres/postgres.ts'
import { withTimeout } from '../resilience/with-timeout.ts'
import { inSpan } from '../telemetry/tracing.ts'
import type { EventDefinition } from './event-definition.ts'
import { carrierOf } from './message.ts'
import type { ReceivedEvent } from './message.ts'

export interface Effect<P, T> {
  /**
   * Slow outside I/O, before and outside the transaction; may run again for the same event. Must return, not throw, the failure of an
   * outside site: an error that looks like an unavailable dependency pauses the partition.
   */
  prepare?(payload: P, ctx: Context): Promise<T>
  /** Runs in a transaction, exactly once per event. Outbox events that it adds commit with it. */
  apply(trx: Knex.Transaction, payload: P, ctx: Context, prepared: T): Promise<void>
}

/** A service's handler of event batches; must be idempotent. */
export interface BatchEffect<P> {
  /** @param payloads in the order of their topic, at most 200 */
  apply(payloads: P[], ctx: Context): Promise<void>
}

/** A handler of event batches whose effect joins the transaction of their inbox rows. */
export interface TransactionalBatchEffect<P> {
  /**
   * Runs in a transaction, exactly once per event. Outbox events that it adds commit with it.
   * @param payloads in the order of their topic for each key, at most 200
   */
  apply(trx: Knex.Transaction, payloads: P[], ctx: Context): Promise<void>
}

export type Outcome = 'applied' | 'duplicate'

/** Time limit of one event or batch. Heartbeats keep the member in its group meanwhile (`batch-handler.ts`). */
const effectTimeoutMs = 20_000

/** The work itself is not cancelled. @throws Error at the deadline */
const beforeDeadline = async <T>(work: Promise<T>, { deadlineMs }: Context): Promise<T> =>
  withTimeout(work, deadlineMs - Date.now(), () => {
    throw new Error('took too long')
  })

const runTraced = async <T>(
  event: EventDefinition,
  first: ReceivedEvent,
  log: Logger,
  work: (ctx: Context) => Promise<T>,
): Promise<T> => {
  const ctx = backgroundContext(log, effectTimeoutMs, first.requestId || undefined)
  const attributes = { 'messaging.system': 'kafka', 'messaging.message.id': first.eventId }
  return inSpan(`process ${event.name}`, { kind: 'consumer', attributes, from: carrierOf(first.message) }, () =>
    runInContext(ctx, () => work(ctx)),
  )
}

const isHandled = async (db: Knex, consumer: string, eventId: string): Promise<boolean> =>
  (await db('inbox').where({ consumer, event_id: eventId }).first('event_id')) !== undefined

export const applyOnce = async <P, T>(
  target: { event: EventDefinition; effect: Effect<P, T>; consumer: string; db: Knex; log: Logger },
  received: ReceivedEvent,
): Promise<Outcome> => {
  const { event, effect, consumer, db, log } = target
  const payload = received.payload as P
  return runTraced(event, received, log, async (ctx) => {
    if (effect.prepare && (await isHandled(db, consumer, received.eventId))) return 'duplicate'
    const prepared = effect.prepare && (await beforeDeadline(effect.prepare(payload, ctx), ctx))
    return db.transaction(async (trx) => {
      const inserted = await trx.raw<{ rowCount: number }>(
        'insert into inbox (consumer, event_id) values (?, ?) on conflict do nothing',
        [consumer, received.eventId],
      )
      if (inserted.rowCount === 0) return 'duplicate'
      await effect.apply(trx, payload, ctx, prepared as T)
      return 'applied'
    })
  })
}

export const applyBatch = async <P>(
  target: { event: EventDefinition; effect: BatchEffect<P>; log: Logger },
  received: readonly [ReceivedEvent, ...ReceivedEvent[]],
): Promise<void> => {
  const { event, effect, log } = target
  await runTraced(event, received[0], log, async (ctx) => {
    await beforeDeadline(effect.apply(received.map(({ payload }) => payload) as P[], ctx), ctx)
  })
}

/** Adds the inbox rows of a batch. @returns the events that had none; of two deliveries in the batch the first */
const findNewEvents = async (
  trx: Knex.Transaction,
  consumer: string,
  received: readonly ReceivedEvent[],
): Promise<ReceivedEvent[]> => {
  // Sorted, so that batches that share events cannot deadlock.
  const { rows } = await trx.raw<{ rows: { event_id: string }[] }>(
    `insert into inbox (consumer, event_id) select ?, event_id from unnest(?::uuid[]) as event_id order by event_id
     on conflict do nothing returning event_id`,
    [consumer, received.map(({ eventId }) => eventId)],
  )
  const added = new Set(rows.map(({ event_id }) => event_id))
  return received.filter(({ eventId }) => added.delete(eventId.toLowerCase()))
}

/** Applies the events of a batch that were not applied before, in one transaction. @returns their number */
export const applyBatchOnce = async <P>(
  target: { event: EventDefinition; effect: TransactionalBatchEffect<P>; consumer: string; db: Knex; log: Logger },
  received: readonly [ReceivedEvent, ...ReceivedEvent[]],
): Promise<number> => {
  const { event, effect, consumer, db, log } = target
  return runTraced(event, received[0], log, (ctx) =>
    db.transaction(async (trx) => {
      const added = await findNewEvents(trx, consumer, received)
      if (added.length > 0) await effect.apply(trx, added.map(({ payload }) => payload) as P[], ctx)
      return added.length
    }),
  )
}
