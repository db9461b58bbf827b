import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import type { Logger } from '../logger.ts'
import type { Resource } from '../run-service.ts'
import type { EventDefinition } from './catalog.ts'
import type { KafkaPort } from './kafka.ts'
import { readEvent } from './message.ts'

/** What is done when an event is heard of. */
export interface Listening {
  event: EventDefinition
  hear: (payload: unknown) => void
}

export const listenTo = <P extends z.ZodType>(
  event: EventDefinition<P>,
  hear: (payload: z.output<P>) => void,
): Listening => ({ event: event as unknown as EventDefinition, hear: hear as (payload: unknown) => void })

export interface ListenerOptions {
  name: string
  kafka: KafkaPort
  listenings: readonly Listening[]
  /** Called whenever listening begins, at first or again: what was said before that moment may have been missed. */
  onBegin: () => void
  log: Logger
}

const sessionTimeoutMs = 10_000
const retryMs = 1_000
const leaveMs = 2_000

/**
 * Hears every event from now on, in each process for itself: for what a process remembers and should forget. Nothing is made up
 * for, tried again or waited for. Whoever must not miss an event is a consumer (`consumer.ts`).
 */
export const startListener = ({ name, kafka, listenings, onBegin, log }: ListenerOptions): Resource => {
  const byTopic = new Map(listenings.map((listening) => [kafka.fullName(listening.event.name), listening]))
  // A group of its own that keeps no offsets: Kafka forgets it when the process is gone.
  const consumer = kafka.createConsumer(`${name}-${randomUUID()}`, sessionTimeoutMs)
  const stopping = new AbortController()

  const hear = (topic: string, message: Parameters<typeof readEvent>[1]): void => {
    const listening = byTopic.get(topic)
    try {
      if (listening) listening.hear(readEvent(listening.event, message).payload)
    } catch (error) {
      log.warn({ err: error, topic }, 'event not understood')
    }
  }
  const start = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await consumer.connect()
        await consumer.subscribe({ topics: [...byTopic.keys()], fromBeginning: false })
        return await consumer.run({
          autoCommit: false,
          eachBatch: async ({ batch }) => {
            for (const message of batch.messages) hear(batch.topic, message)
          },
        })
      } catch (error) {
        log.warn({ err: error, listener: name }, 'cannot listen to events now, trying on')
        await delay(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
  }
  consumer.on(consumer.events.GROUP_JOIN, onBegin)
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!payload.restart) void start()
  })
  void start()
  return {
    name: `listener ${name}`,
    async [Symbol.asyncDispose]() {
      stopping.abort()
      // Kafka may be away, and notices by itself who is.
      await Promise.race([consumer.disconnect(), delay(leaveMs, undefined, { ref: false })])
    },
  }
}
