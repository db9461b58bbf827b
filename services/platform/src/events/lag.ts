import type { Logger } from '../logging/logger.ts'
import { metrics } from '../telemetry/metrics.ts'
import type { KafkaPort } from './kafka.ts'
import { startPeriodicTask } from '../scheduling/periodic-task.ts'
import type { Resource } from '../process/resource.ts'
import { expectBacklog, setBacklog } from './backlog.ts'
import { deadLetterGroupOf, deadLetterTopicOf, groupOf, retryLevels, retryTopicOf } from './topics.ts'

const meterIntervalMs = 15_000

/** Unprocessed messages of a service per event, including those in retry topics. */
export const fetchLag = async (
  kafka: KafkaPort,
  service: string,
  events: readonly string[],
): Promise<Map<string, number>> =>
  kafka.withAdmin(async (admin) => {
    const lags = events.map(async (event): Promise<[string, number]> => {
      const topics = [event, ...retryLevels.map((level) => retryTopicOf(event, service, level))].map(kafka.fullName)
      const committed = await admin.fetchOffsets({ groupId: kafka.fullName(groupOf(event, service)), topics })
      const perTopic = await Promise.all(
        committed.map(async ({ topic, partitions }) => {
          const ends = new Map((await admin.fetchTopicOffsets(topic)).map((end) => [end.partition, end]))
          return partitions.map(({ partition, offset }) => {
            const end = ends.get(partition)
            // A group without a committed offset (-1) begins at the oldest message.
            const position = Math.max(Number(offset), Number(end?.low ?? 0))
            return Math.max(0, Number(end?.high ?? 0) - position)
          })
        }),
      )
      return [event, perTopic.flat().reduce((sum, lag) => sum + lag, 0)]
    })
    return new Map(await Promise.all(lags))
  })

/**
 * Dead letters of a service that were not replayed since, over all events. Exact because no event has two consuming services, which would
 * share its dead-letter topic.
 */
export const countDeadLetters = async (kafka: KafkaPort, service: string, events: readonly string[]): Promise<number> =>
  kafka.withAdmin(async (admin) => {
    const counts = events.map(async (event) => {
      const topic = kafka.fullName(deadLetterTopicOf(event))
      const groupId = kafka.fullName(deadLetterGroupOf(event, service))
      const [[end], [committed]] = await Promise.all([
        admin.fetchTopicOffsets(topic),
        admin.fetchOffsets({ groupId, topics: [topic] }),
      ])
      const replayed = Math.max(Number(end?.low ?? 0), Number(committed?.partitions[0]?.offset ?? 0))
      return Math.max(0, Number(end?.high ?? 0) - replayed)
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  })

export const startLagMeter = (kafka: KafkaPort, service: string, events: readonly string[], log: Logger): Resource => {
  expectBacklog()
  return startPeriodicTask({
    name: 'lag meter',
    everyMs: meterIntervalMs,
    log,
    work: async () => {
      const [lags, deadLetters] = await Promise.all([
        fetchLag(kafka, service, events),
        countDeadLetters(kafka, service, events),
      ])
      lags.forEach((lag, event) => metrics.consumerLag.set({ event, consumer: service }, lag))
      setBacklog({ waiting: [...lags.values()].reduce((sum, lag) => sum + lag, 0), deadLetters })
    },
  })
}
