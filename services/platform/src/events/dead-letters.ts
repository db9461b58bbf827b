import type { Consumer, KafkaMessage } from 'kafkajs'
import type { KafkaPort } from './kafka.ts'
import { toDeadLetter, toRedrivenMessage } from './message.ts'
import type { DeadLetter } from './message.ts'
import { deadLetterTopicOf, retryTopicOf } from './topics.ts'

export type { DeadLetter } from './message.ts'

/** One partition holds all dead letters of an event. */
const partition = 0

const sessionTimeoutMs = 10_000

interface Stretch {
  /** Offset of the first letter that was not re-driven yet. */
  from: number
  /** Offset after the last one there is now. */
  to: number
}

const findStretch = async (kafka: KafkaPort, group: string, topic: string): Promise<Stretch> =>
  kafka.withAdmin(async (admin) => {
    const [end] = await admin.fetchTopicOffsets(kafka.fullName(topic))
    const [committed] = await admin.fetchOffsets({ groupId: kafka.fullName(group), topics: [kafka.fullName(topic)] })
    const from = Math.max(Number(end?.low ?? 0), Number(committed?.partitions[0]?.offset ?? 0))
    return { from, to: Number(end?.high ?? 0) }
  })

/** Gives the letters of a stretch to `take`, in order, some at a time; `done` says how far it may be committed then. */
const readStretch = async (
  consumer: Consumer,
  topic: string,
  { to }: Stretch,
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

const eachLetter = async (
  kafka: KafkaPort,
  service: string,
  event: string,
  take: Parameters<typeof readStretch>[3],
): Promise<void> => {
  const topic = deadLetterTopicOf(event)
  const group = `${service}.${topic}`
  const stretch = await findStretch(kafka, group, topic)
  if (stretch.from >= stretch.to) return
  const consumer = kafka.createConsumer(group, sessionTimeoutMs)
  try {
    await readStretch(consumer, kafka.fullName(topic), stretch, take)
  } finally {
    await consumer.disconnect()
  }
}

const isOf = (service: string, event: string, message: KafkaMessage): boolean =>
  toDeadLetter(event, message).consumer === service

/** The dead letters of an event that a service could not deal with and that were not re-driven since. */
export const listDeadLetters = async (kafka: KafkaPort, service: string, event: string): Promise<DeadLetter[]> => {
  const letters: DeadLetter[] = []
  await eachLetter(kafka, service, event, async (messages) => {
    const own = messages.filter((message) => isOf(service, event, message))
    letters.push(...own.map((message) => toDeadLetter(event, message)))
  })
  return letters
}

/**
 * Gives the dead letters of an event to the service that failed with them once more, and to no other, with the ids they
 * had: one that was applied after all does nothing. A letter that fails again becomes a new one. Answers what it sent.
 * When it is cut off, the next run continues, possibly sending a few a second time.
 */
export const redriveDeadLetters = async (kafka: KafkaPort, service: string, event: string): Promise<DeadLetter[]> => {
  const letters: DeadLetter[] = []
  await eachLetter(kafka, service, event, async (messages, done) => {
    const own = messages.filter((message) => isOf(service, event, message))
    if (own.length > 0)
      await kafka.send([{ topic: retryTopicOf(event, service, 1), messages: own.map(toRedrivenMessage) }])
    const last = messages.at(-1)
    if (last) await done(Number(last.offset) + 1)
    letters.push(...own.map((message) => toDeadLetter(event, message)))
  })
  return letters
}
