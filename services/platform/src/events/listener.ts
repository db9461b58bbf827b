import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Logger } from '../logging/logger.ts'
import type { Resource } from '../process/resource.ts'
import type { EventDefinition } from './event-definition.ts'
import type { KafkaPort } from './kafka.ts'
import { startRestartingConsumer } from './restarting-consumer.ts'
import { readEvent } from './message.ts'

export interface ListenerSubscription {
  event: EventDefinition
  handle: (payload: unknown) => void
}

export const listenTo = <P extends z.ZodType>(
  event: EventDefinition<P>,
  hear: (payload: z.output<P>) => void,
): ListenerSubscription => ({ event: event as unknown as EventDefinition, handle: hear as (payload: unknown) => void })

export interface ListenerOptions {
  name: string
  kafka: KafkaPort
  subscriptions: readonly ListenerSubscription[]
  /** Called on every (re)join: earlier events may have been missed. */
  onJoin: () => void
  log: Logger
}

const sessionTimeoutMs = 10_000
const maxLeaveMs = 2_000

/**
 * Receives every event from now on, in each process: for invalidating in-process caches. No replay, no retry, no acknowledgement. Use a
 * consumer (`consumer.ts`) where no event may be missed.
 */
export const startListener = ({ name, kafka, subscriptions, onJoin, log }: ListenerOptions): Resource => {
  const byTopic = new Map(subscriptions.map((listening) => [kafka.fullName(listening.event.name), listening]))

  const hear = (topic: string, message: Parameters<typeof readEvent>[1]): void => {
    const listening = byTopic.get(topic)
    try {
      if (listening) listening.handle(readEvent(listening.event, message).payload)
    } catch (error) {
      log.warn({ err: error, topic }, 'event listener: invalid event, ignoring it')
    }
  }
  return startRestartingConsumer({
    name,
    // A unique group without committed offsets: Kafka deletes it after the process has exited.
    create: () => kafka.createConsumer(`${name}-${randomUUID()}`, sessionTimeoutMs),
    topics: [...byTopic.keys()],
    fromBeginning: false,
    run: {
      autoCommit: false,
      eachBatch: async ({ batch }) => {
        for (const message of batch.messages) hear(batch.topic, message)
      },
    },
    onJoin: onJoin,
    // Kafka may be unavailable, and removes a silent member by itself.
    maxLeaveMs,
    log,
  })
}
