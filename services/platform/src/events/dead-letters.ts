import type { Consumer, KafkaMessage } from 'kafkajs'
import type { KafkaPort } from './kafka.ts'
import { toDeadLetter, toRedrivenMessage } from './message.ts'
import type { DeadLetter } from './message.ts'
import { deadLetterGroupOf, deadLetterTopicOf, retryTopicOf } from './topics.ts'

export type { DeadLetter } from './message.ts'

const partition = 0

const sessionTimeoutMs = 10_000

interface OffsetRange {
  from: number
  /** End offset at the start of the read, exclusive. */
  to: number
}

const findOffsetRange = async (kafka: KafkaPort, group: string, topic: string): Promise<OffsetRange> =>
  kafka.withAdmin(async (admin) => {
    const [end] = await admin.fetchTopicOffsets(kafka.fullName(topic))
    const [committed] = await admin.fetchOffsets({ groupId: kafka.fullName(group), topics: [kafka.fullName(topic)] })
    const from = Math.max(Number(end?.low ?? 0), Number(committed?.partitions[0]?.offset ?? 0))
    return { from, to: Number(end?.high ?? 0) }
  })

const readOffsetRange = async (
  consumer: Consumer,
  topic: string,
  { to }: OffsetRange,
  take: (messages: KafkaMessage[], done: (offset: number) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const { promise: ended, resolve: end, reject } = Promise.withResolvers<void>()
  const done = async (offset: number): Promise<void> =>
    consumer.commitOffsets([{ topic, partition, offset: String(offset) }])
  consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
  await consumer.connect()
  await consumer.subscribe({ topic, fromBeginning: true })
  await consumer.run({
    autoCommit: false,
    eachBatch: async ({ batch }) => {
      const messages = batch.messages.filter(({ offset }) => Number(offset) < to)
      try {
        await take(messages, done)
      } catch (error) {
        return reject(error)
      }
      if (Number(batch.lastOffset()) >= to - 1) end()
    },
  })
  await ended
}

const forEachDeadLetter = async (
  kafka: KafkaPort,
  service: string,
  event: string,
  take: Parameters<typeof readOffsetRange>[3],
): Promise<void> => {
  const topic = deadLetterTopicOf(event)
  const group = deadLetterGroupOf(event, service)
  const stretch = await findOffsetRange(kafka, group, topic)
  if (stretch.from >= stretch.to) return
  const consumer = kafka.createConsumer(group, sessionTimeoutMs)
  try {
    await readOffsetRange(consumer, kafka.fullName(topic), stretch, take)
  } finally {
    await consumer.disconnect()
  }
}

const isDeadLetterOf = (service: string, event: string, message: KafkaMessage): boolean =>
  toDeadLetter(event, message).consumer === service

export const listDeadLetters = async (kafka: KafkaPort, service: string, event: string): Promise<DeadLetter[]> => {
  const letters: DeadLetter[] = []
  await forEachDeadLetter(kafka, service, event, async (messages) => {
    const own = messages.filter((message) => isDeadLetterOf(service, event, message))
    letters.push(...own.map((message) => toDeadLetter(event, message)))
  })
  return letters
}

/**
 * Sends the dead letters of an event back to the service that failed, under their old event ids, so the inbox skips applied ones. Returns
 * what it sent. An interrupted run can be repeated and may send a few letters twice.
 */
export const redriveDeadLetters = async (kafka: KafkaPort, service: string, event: string): Promise<DeadLetter[]> => {
  const letters: DeadLetter[] = []
  await forEachDeadLetter(kafka, service, event, async (messages, done) => {
    const own = messages.filter((message) => isDeadLetterOf(service, event, message))
    if (own.length > 0)
      await kafka.send([{ topic: retryTopicOf(event, service, 1), messages: own.map(toRedrivenMessage) }])
    const last = messages.at(-1)
    if (last) await done(Number(last.offset) + 1)
    letters.push(...own.map((message) => toDeadLetter(event, message)))
  })
  return letters
}
