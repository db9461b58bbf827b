import { setTimeout as delay } from 'node:timers/promises'
import type { Admin, ITopicConfig } from 'kafkajs'
import type { EventDefinition } from '../events/event-definition.ts'
import type { KafkaPort } from '../events/kafka.ts'
import { deadLetterTopicOf, retryLevels, retryTopicOf } from '../events/topics.ts'

/** Partitions of an event's topic. A later change would break the order of events per key. */
const topicPartitions = 6

const unlimitedRetention = [{ name: 'retention.ms', value: '-1' }]

const topicsOf = (event: EventDefinition): Omit<ITopicConfig, 'replicationFactor'>[] => [
  { topic: event.name, numPartitions: topicPartitions },
  ...event.consumers.flatMap((consumer) =>
    retryLevels.map((level) => ({ topic: retryTopicOf(event.name, consumer, level), numPartitions: 1 })),
  ),
  { topic: deadLetterTopicOf(event.name), numPartitions: 1, configEntries: unlimitedRetention },
]

/** Of all topics together. Longer than a busy cluster needs to elect the leaders of hundreds of partitions. */
const readyTimeoutMs = 60_000

/**
 * Waits until every partition leader responds. After creation only the controller knows the topic; an immediate send would fail with an
 * unknown topic.
 */
const waitForLeaders = async (admin: Admin, topics: readonly string[]): Promise<void> => {
  const endMs = Date.now() + readyTimeoutMs
  for (const topic of topics)
    for (let isReady = false; !isReady;) {
      isReady = await admin.fetchTopicOffsets(topic).then(
        () => true,
        async (error: unknown) => {
          if (Date.now() > endMs) throw error
          await delay(100)
          return false
        },
      )
    }
}

/** Creates missing topics: brokers must not create them on first use, with default settings. @returns the names of the new ones */
export const createTopics = async (
  kafka: KafkaPort,
  events: readonly EventDefinition[],
  replicationFactor = 1,
): Promise<string[]> =>
  kafka.withAdmin(async (admin) => {
    const existing = new Set(await admin.listTopics())
    const declared = events.flatMap(topicsOf).map((topic) => ({ ...topic, topic: kafka.fullName(topic.topic) }))
    const missing = declared
      .filter(({ topic }) => !existing.has(topic))
      .map((topic) => ({ ...topic, replicationFactor }))
    // Returns false, without harm, if another process created the topics first.
    if (missing.length > 0) await admin.createTopics({ topics: missing, waitForLeaders: false, timeout: 15_000 })
    const names = missing.map(({ topic }) => topic)
    await waitForLeaders(admin, names)
    return names
  })
