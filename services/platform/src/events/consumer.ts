import type { z } from 'zod'
import type { Logger } from '../logging/logger.ts'
import type { Knex } from '../postgres/postgres.ts'
import type { Resource } from '../process/resource.ts'
import type { BatchEffect, Effect, TransactionalBatchEffect } from './apply.ts'
import { createBatchHandler } from './batch-handler.ts'
import type { EventDefinition } from './event-definition.ts'
import { createDelivery, maxBatchEvents } from './delivery.ts'
import type { Subscription } from './delivery.ts'
import type { KafkaPort } from './kafka.ts'
import { startRestartingConsumer } from './restarting-consumer.ts'
import { startLagMeter } from './lag.ts'
import { groupOf, retryLevels, retryTopicOf } from './topics.ts'

export type { Subscription } from './delivery.ts'

/**
 * Applies an event once: the effect and its inbox row share one transaction, so redeliveries and crashes leave one effect. Events of one
 * key arrive in order, except that later events overtake one that waits for its retry: compare versions where that matters.
 */
export const onEvent = <P extends z.ZodType, T = undefined>(
  event: EventDefinition<P>,
  effect: Effect<z.output<P>, T>,
): Subscription => ({
  event: event as unknown as EventDefinition,
  each: effect as unknown as Effect<unknown, unknown>,
})

/**
 * Applies events in batches, at least once: for idempotent effects, for example by version.
 * @param intervalMs minimum time between the starts of two batches; the first one after a longer pause starts at once
 */
export const onEventBatch = <P extends z.ZodType>(
  event: EventDefinition<P>,
  effect: BatchEffect<z.output<P>>,
  { intervalMs = 0 }: { intervalMs?: number } = {},
): Subscription => ({
  event: event as unknown as EventDefinition,
  batch: effect as BatchEffect<unknown>,
  intervalMs,
})

/**
 * Applies events in batches, each event once: the effect of a batch and its inbox rows share one transaction. A batch that fails is
 * bisected down to the event that fails. Order as for `onEvent`.
 */
export const onEventBatchOnce = <P extends z.ZodType>(
  event: EventDefinition<P>,
  effect: TransactionalBatchEffect<z.output<P>>,
): Subscription => ({
  event: event as unknown as EventDefinition,
  batchOnce: effect as TransactionalBatchEffect<unknown>,
})

export interface ConsumerTiming {
  retryDelaysMs: readonly number[]
  /**
   * Kafka reassigns the partitions of a silent member after this time. After an outage of Kafka a member rejoins under a new id and may
   * wait as long until its old id expires. Minimum 6 s.
   */
  sessionTimeoutMs: number
  /** An event whose statements time out for longer becomes a dead letter, so that it does not block its partition forever. */
  maxTimeoutMs: number
}

export interface ConsumersOptions {
  service: string
  kafka: KafkaPort
  db?: Knex
  subscriptions: readonly Subscription[]
  log: Logger
  timing?: Partial<ConsumerTiming>
}

const defaultTiming: ConsumerTiming = {
  retryDelaysMs: [10_000, 60_000, 600_000],
  sessionTimeoutMs: 10_000,
  maxTimeoutMs: 600_000,
}

/** Each takes a connection of the database. */
const maxConcurrentPartitions = 3

/** Batches of all partitions are combined: those of an event's topic and of its retry topics. */
const maxCombinedPartitions = 9

const maxLeaveMs = 20_000

const startConsumer = (
  subscription: Subscription,
  options: ConsumersOptions,
): Resource & Required<Pick<Resource, 'checkReady'>> => {
  const { service, kafka, db, log } = options
  const { sessionTimeoutMs, ...timing } = { ...defaultTiming, ...options.timing }
  const event = subscription.event.name
  const names = [event, ...retryLevels.map((level) => retryTopicOf(event, service, level))]
  const sources = new Map(names.map((topic, level) => [kafka.fullName(topic), { topic, level }]))
  const deliver = createDelivery({ consumer: service, subscription, kafka, db, log, ...timing })
  const handler = createBatchHandler({ deliver, sources, size: subscription.each ? 1 : maxBatchEvents, log })
  let hasJoined = false
  const kept = startRestartingConsumer({
    name: event,
    create: () => kafka.createConsumer(groupOf(event, service), sessionTimeoutMs),
    topics: [...sources.keys()],
    fromBeginning: true,
    run: {
      eachBatch: handler.eachBatch,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: subscription.each ? maxConcurrentPartitions : maxCombinedPartitions,
    },
    onJoin: () => {
      hasJoined = true
    },
    maxLeaveMs,
    log,
  })
  return {
    name: kept.name,
    // Only the first join counts: during a later outage of Kafka the service still answers calls.
    checkReady: async () => {
      if (!hasJoined) throw new Error('has not joined its group')
    },
    async [Symbol.asyncDispose]() {
      await kept[Symbol.asyncDispose]()
      handler.stop()
    },
  }
}

/**
 * Starts a consumer group per subscription. A failed event is retried in place, then through retry topics, then becomes a dead letter; it
 * never blocks later events. While a dependency is unavailable, the partition waits and no attempt counts.
 */
export const startConsumers = async (options: ConsumersOptions): Promise<Resource> => {
  const { service, kafka, db, subscriptions, log } = options
  const events = subscriptions.map(({ event }) => event.name)
  if (new Set(events).size < events.length) throw new Error(`${service}: two subscriptions for one event`)
  if (!db && subscriptions.some(({ batch }) => !batch)) throw new Error(`${service}: onEvent needs a database`)
  const started = subscriptions.map((subscription) => startConsumer(subscription, options))
  const meter = startLagMeter(kafka, service, events, log)
  return {
    name: 'consumers',
    checkReady: async () => {
      await Promise.all(started.map((consumer) => consumer.checkReady()))
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([meter, ...started].map((part) => part[Symbol.asyncDispose]()))
    },
  }
}
