import { backgroundContext, runInContext } from '../grpc/context.ts'
import type { Context } from '../grpc/context.ts'
import type { Logger } from '../logger.ts'
import type { Knex } from '../postgres.ts'
import { inSpan } from '../tracing.ts'
import type { EventDefinition } from './catalog.ts'
import { carrierOf } from './message.ts'
import type { ReceivedEvent } from './message.ts'

/** What a service does about one event. */
export interface Effect<P, T> {
  /**
   * Slow outside I/O, before and outside the transaction. May run again for the same event. An outside site that is down
   * is an outcome to be answered, not to be thrown as it came: what looks like one of our own stores being away holds the
   * partition until it is back.
   */
  prepare?(payload: P, ctx: Context): Promise<T>
  /** In a transaction, exactly once per event. What it adds to the outbox belongs to the same transaction. */
  apply(trx: Knex.Transaction, payload: P, ctx: Context, prepared: T): Promise<void>
}

/** What a service does about several events at once; harmless to repeat. */
export interface BatchEffect<P> {
  /** @param payloads in the order of their topic, at most 200 */
  apply(payloads: P[], ctx: Context): Promise<void>
}

export type Outcome = 'applied' | 'duplicate'

/** Time one event, or one batch, may take; well below the time after which Kafka takes the partition away. */
const budgetMs = 20_000

/** Rejects when the signal fires first. What was started runs on, with nobody waiting. */
const beforeAbort = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(new Error('took too long'))
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}

/** Runs work as a part of the request, and of the trace, that the event comes from. */
const traced = async <T>(
  event: EventDefinition,
  first: ReceivedEvent,
  log: Logger,
  work: (ctx: Context) => Promise<T>,
): Promise<T> => {
  const ctx = backgroundContext(log, budgetMs, first.requestId || undefined)
  const attributes = { 'messaging.system': 'kafka', 'messaging.message.id': first.eventId }
  return inSpan(`process ${event.name}`, { kind: 'consumer', attributes, from: carrierOf(first.message) }, () =>
    runInContext(ctx, () => work(ctx)),
  )
}

const isHandled = async (db: Knex, consumer: string, eventId: string): Promise<boolean> =>
  (await db('inbox').where({ consumer, event_id: eventId }).first('event_id')) !== undefined

/** Applies an event in one transaction with the mark that it was applied; a second delivery finds the mark. */
export const applyOnce = async <P, T>(
  target: { event: EventDefinition; effect: Effect<P, T>; consumer: string; db: Knex; log: Logger },
  received: ReceivedEvent,
): Promise<Outcome> => {
  const { event, effect, consumer, db, log } = target
  const payload = received.payload as P
  return traced(event, received, log, async (ctx) => {
    if (effect.prepare && (await isHandled(db, consumer, received.eventId))) return 'duplicate'
    const prepared = effect.prepare && (await beforeAbort(effect.prepare(payload, ctx), ctx.signal))
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

/** Applies several events at once. */
export const applyBatch = async <P>(
  target: { event: EventDefinition; effect: BatchEffect<P>; log: Logger },
  received: readonly [ReceivedEvent, ...ReceivedEvent[]],
): Promise<void> => {
  const { event, effect, log } = target
  await traced(event, received[0], log, async (ctx) => {
    await beforeAbort(effect.apply(received.map(({ payload }) => payload) as P[], ctx), ctx.signal)
  })
}
