import { setTimeout as delay } from 'node:timers/promises'
import type { KafkaMessage } from 'kafkajs'
import type { Logger } from '../logging/logger.ts'
import { metrics } from '../telemetry/metrics.ts'
import { traceFieldsOf } from '../telemetry/tracing.ts'
import type { Knex } from '../postgres/postgres.ts'
import { applyBatch, applyBatchOnce, applyOnce } from './apply.ts'
import type { BatchEffect, Effect, TransactionalBatchEffect } from './apply.ts'
import type { EventDefinition } from './event-definition.ts'
import { isDependencyError, isTransactionAborted } from '../resilience/dependency-error.ts'
import { combineCalls } from '../scheduling/combine-calls.ts'
import type { KafkaPort } from './kafka.ts'
import { attemptsOf, carrierOf, readEvent, toFailedMessage } from './message.ts'
import type { ReceivedEvent } from './message.ts'
import { createSlowEventDetector } from './slow-events.ts'
import { deadLetterTopicOf, retryLevels, retryTopicOf } from './topics.ts'

export type Subscription = { event: EventDefinition } & (
  | { each: Effect<unknown, unknown>; batch?: undefined; batchOnce?: undefined }
  | { each?: undefined; batch: BatchEffect<unknown>; batchOnce?: undefined; intervalMs: number }
  | { each?: undefined; batch?: undefined; batchOnce: TransactionalBatchEffect<unknown> }
)

/** Maximum events of a batch. */
export const maxBatchEvents = 200

export interface DeliveryOptions {
  /** The service's name: part of its topic names and inbox rows. */
  consumer: string
  subscription: Subscription
  kafka: Pick<KafkaPort, 'send'>
  db?: Knex
  log: Logger
  retryDelaysMs: readonly number[]
  maxTimeoutMs: number
}

export interface Source {
  topic: string
  level: number
  partition: number
}

const maxInPlaceAttempts = 3

const inPlaceDelayMs = (attempt: number): number => 50 * 4 ** (attempt - 1) * (0.5 + Math.random())

/**
 * Delivers messages until each is applied, a duplicate, in a retry topic or dead: then their offsets may be committed. Rejects only while
 * a dependency is unavailable (`isDependencyError`): redeliver the same messages later; no attempt counts.
 */
export const createDelivery = (options: DeliveryOptions) => {
  const { consumer, subscription, kafka, db, log, retryDelaysMs, maxTimeoutMs } = options
  const { event } = subscription
  const isPoison = createSlowEventDetector(maxTimeoutMs)
  const count = (outcome: string, events = 1): void =>
    metrics.eventsConsumed.inc({ event: event.name, consumer, outcome }, events)

  const forwardFailed = async (
    source: Source,
    message: KafkaMessage,
    error: unknown,
    isHopeless: boolean,
  ): Promise<void> => {
    const attempts = attemptsOf(message) + (isHopeless ? 1 : maxInPlaceAttempts)
    const level = isHopeless ? undefined : retryLevels[source.level]
    const topic = level ? retryTopicOf(event.name, consumer, level) : deadLetterTopicOf(event.name)
    const notBeforeMs = level ? Date.now() + (retryDelaysMs[source.level] ?? 0) : 0
    const failure = { consumer, topic: source.topic, partition: source.partition, attempts, error }
    await kafka.send([{ topic, messages: [toFailedMessage(message, failure, notBeforeMs)] }])
    count(level ? 'retried' : 'dead')
    const place = { event: event.name, partition: source.partition, offset: message.offset }
    const fields = { err: error, ...place, attempts, ...traceFieldsOf(carrierOf(message)) }
    if (level) log.warn(fields, 'events: processing failed, retrying through a retry topic')
    else log.error(fields, 'events: processing failed, moving the event to the dead-letter queue')
  }

  const applyEvents = async (received: readonly ReceivedEvent[]): Promise<void> => {
    const [first, ...others] = received
    if (!first) return
    if (subscription.batch) {
      await applyBatch({ event, effect: subscription.batch, log }, [first, ...others])
      return count('applied', received.length)
    }
    if (!db) throw new Error(`${event.name}: onEvent needs a database`)
    if (subscription.each) return count(await applyOnce({ event, effect: subscription.each, consumer, db, log }, first))
    const target = { event, effect: subscription.batchOnce, consumer, db, log }
    const applied = await applyBatchOnce(target, [first, ...others])
    count('applied', applied)
    count('duplicate', received.length - applied)
  }

  /** Events of a fetch come in one batch per partition: these share a transaction or a request. */
  const applyEffect = subscription.each
    ? applyEvents
    : combineCalls({
        run: applyEvents,
        maxItems: maxBatchEvents,
        intervalMs: subscription.batch ? subscription.intervalMs : 0,
      })

  const deliverOne = async (source: Source, received: ReceivedEvent): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await applyEffect([received])
      } catch (error) {
        if (isPoison(`${source.topic}/${source.partition}`, received.message, error))
          return forwardFailed(source, received.message, error, true)
        if (isDependencyError(error)) throw error
        if (attempt === maxInPlaceAttempts) return forwardFailed(source, received.message, error, false)
        await delay(inPlaceDelayMs(attempt))
      }
    }
  }

  /** A failing batch is bisected down to the event that fails. */
  const deliverBatch = async (source: Source, received: readonly ReceivedEvent[]): Promise<void> => {
    const [first, ...rest] = received
    if (!first) return
    if (rest.length === 0) return deliverOne(source, first)
    try {
      await applyEffect(received)
    } catch (error) {
      // PostgreSQL aborts a batch because of one slow event or a deadlock: smaller batches may succeed.
      if (isDependencyError(error) && !isTransactionAborted(error)) throw error
      const half = Math.ceil(received.length / 2)
      await deliverBatch(source, received.slice(0, half))
      await deliverBatch(source, received.slice(half))
    }
  }

  return async (source: Source, messages: readonly KafkaMessage[]): Promise<void> => {
    const received: ReceivedEvent[] = []
    const unreadable: { message: KafkaMessage; error: unknown }[] = []
    for (const message of messages) {
      try {
        received.push(readEvent(event, message))
      } catch (error) {
        unreadable.push({ message, error })
      }
    }
    await deliverBatch(source, received)
    for (const { message, error } of unreadable) await forwardFailed(source, message, error, true)
  }
}

export type Deliver = ReturnType<typeof createDelivery>
