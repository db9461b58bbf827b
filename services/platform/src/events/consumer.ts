import type { z } from 'zod'
import type { Logger } from '../logger.ts'
import type { Knex } from '../postgres.ts'
import type { Resource } from '../run-service.ts'
import type { BatchEffect, Effect } from './apply.ts'
import { createBatchHandler } from './batch-handler.ts'
import type { EventDefinition } from './catalog.ts'
import { createDelivery } from './delivery.ts'
import type { Subscription } from './delivery.ts'
import type { KafkaPort } from './kafka.ts'
import { keepConsuming } from './keep-consuming.ts'
import { startLagMeter } from './lag.ts'
import { groupOf, retryLevels, retryTopicOf } from './topics.ts'

export type { Subscription } from './delivery.ts'

/**
 * Reacts to an event once: its effect and the mark that it was applied share one transaction. Several deliveries of the
 * same event, and a crash at any point, leave one effect. Events of one key come in order, except that one which failed
 * is overtaken while it waits for its retry: compare versions where that matters.
 */
export const onEvent = <P extends z.ZodType, T = undefined>(
  event: EventDefinition<P>,
  effect: Effect<z.output<P>, T>,
): Subscription => ({
  event: event as unknown as EventDefinition,
  each: effect as unknown as Effect<unknown, unknown>,
})

/** Reacts to many events at once, at least once each: for effects that are harmless to repeat, by versions for example. */
export const onEventBatch = <P extends z.ZodType>(
  event: EventDefinition<P>,
  effect: BatchEffect<z.output<P>>,
): Subscription => ({
  event: event as unknown as EventDefinition,
  batch: effect as BatchEffect<unknown>,
})

export interface ConsumerTiming {
  /** What a failing event waits before each of its three retries. */
  retryDelaysMs: readonly number[]
  /**
   * After this Kafka takes the partitions of a silent member away. It is also what a member may have to wait after Kafka
   * was cut off: it comes back under a new name, and its old one must be given up first. No less than 6 s.
   */
  sessionTimeoutMs: number
  /** An event whose statements time out for longer than this becomes a dead letter, so that it does not hold its partition for ever. */
  maxTimeoutMs: number
}

export interface ConsumersOptions {
  service: string
  kafka: KafkaPort
  /** May be left out by a service that has only batch subscriptions. */
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

/** Events given to a batch effect at once. */
const maxBatchEvents = 200

/** Partitions of one subscription that are worked on at the same time. */
const partitionsAtOnce = 3

/** One event, with its retries in place, takes no longer. */
const maxLeaveMs = 20_000

const startOne = (subscription: Subscription, options: ConsumersOptions): Required<Resource> => {
  const { service, kafka, db, log } = options
  const { sessionTimeoutMs, ...timing } = { ...defaultTiming, ...options.timing }
  const event = subscription.event.name
  const names = [event, ...retryLevels.map((level) => retryTopicOf(event, service, level))]
  const sources = new Map(names.map((topic, level) => [kafka.fullName(topic), { topic, level }]))
  const deliver = createDelivery({ consumer: service, subscription, kafka, db, log, ...timing })
  const handler = createBatchHandler({ deliver, sources, size: subscription.batch ? maxBatchEvents : 1, log })
  let hasJoined = false
  const kept = keepConsuming({
    name: event,
    create: () => kafka.createConsumer(groupOf(event, service), sessionTimeoutMs),
    topics: [...sources.keys()],
    fromBeginning: true,
    run: {
      eachBatch: handler.eachBatch,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: partitionsAtOnce,
    },
    onJoin: () => {
      hasJoined = true
    },
    maxLeaveMs,
    log,
  })
  return {
    name: kept.name,
    // Only the first join counts: while Kafka is away later, the service still answers its callers.
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
 * Starts a consumer group for each subscription. An event that fails is tried again in place, then after growing delays
 * by way of retry topics, and at last becomes a dead letter (`dead-letters.ts`); it never holds up those behind it.
 * While a store or service that the effect needs is away, the partition waits and nothing counts as failed. While Kafka is away,
 * the process keeps running, and crashed consumers are replaced.
 */
export const startConsumers = async (options: ConsumersOptions): Promise<Resource> => {
  const { service, kafka, db, subscriptions, log } = options
  const events = subscriptions.map(({ event }) => event.name)
  if (new Set(events).size < events.length) throw new Error(`${service}: two subscriptions for one event`)
  if (!db && subscriptions.some(({ each }) => each)) throw new Error(`${service}: onEvent needs a database`)
  const started = subscriptions.map((subscription) => startOne(subscription, options))
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
