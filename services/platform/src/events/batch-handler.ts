import type { EachBatchPayload, KafkaMessage } from 'kafkajs'
import type { Logger } from '../logging/logger.ts'
import type { Deliver } from './delivery.ts'
import { notBeforeOf } from './message.ts'

const heartbeatMs = 2_000
const maxBackOffMs = 3_000

const backOffMs = (failures: number): number => Math.min(maxBackOffMs, 100 * 2 ** failures) * (0.5 + Math.random() / 2)

const runWithHeartbeats = async (
  payload: EachBatchPayload,
  work: () => Promise<void>,
): Promise<{ failed?: unknown; silenced?: unknown }> => {
  const result: { failed?: unknown; silenced?: unknown } = {}
  const timer = setInterval(() => {
    payload.heartbeat().catch((error: unknown) => {
      result.silenced = error
    })
  }, heartbeatMs)
  try {
    await work()
  } catch (error) {
    result.failed = error
  } finally {
    clearInterval(timer)
  }
  return result
}

const takeDueMessages = (messages: readonly KafkaMessage[], size: number): KafkaMessage[] => {
  const some = messages.slice(0, size)
  const firstNotDue = some.findIndex((message) => notBeforeOf(message) > Date.now())
  return firstNotDue === -1 ? some : some.slice(0, firstNotDue)
}

export interface BatchHandlerOptions {
  deliver: Deliver
  /** Full topic names, each with its kind: the event's own topic (level 0) or a retry topic. */
  sources: ReadonlyMap<string, { topic: string; level: number }>
  size: number
  log: Logger
}

/**
 * Processes the messages fetched from one partition and resolves their offsets. If a message must wait (a retry not yet due, a dependency
 * that is unavailable), the partition is paused: other partitions proceed and the member stays in its group.
 */
export const createBatchHandler = ({ deliver, sources, size, log }: BatchHandlerOptions) => {
  const failuresInRow = new Map<string, number>()
  const timers = new Set<NodeJS.Timeout>()

  const pausePartition = (payload: EachBatchPayload, waitMs: number): void => {
    const resume = payload.pause()
    const timer = setTimeout(() => {
      timers.delete(timer)
      resume()
    }, waitMs)
    timers.add(timer)
  }

  const backOffPartition = (payload: EachBatchPayload, error: unknown): void => {
    const place = `${payload.batch.topic}/${payload.batch.partition}`
    const failures = (failuresInRow.get(place) ?? 0) + 1
    failuresInRow.set(place, failures)
    if (failures === 1) log.warn({ err: error, place }, 'events: dependency unavailable, pausing the partition')
    pausePartition(payload, backOffMs(failures))
  }

  const eachBatch = async (payload: EachBatchPayload): Promise<void> => {
    const { batch } = payload
    const source = sources.get(batch.topic)
    if (!source) throw new Error(`no subscription for ${batch.topic}`)
    let position = 0
    while (position < batch.messages.length && payload.isRunning() && !payload.isStale()) {
      const due = takeDueMessages(batch.messages.slice(position), size)
      const last = due.at(-1)
      const next = batch.messages[position]
      if (!last) return next && pausePartition(payload, notBeforeOf(next) - Date.now())
      const { failed, silenced } = await runWithHeartbeats(payload, () =>
        deliver({ ...source, partition: batch.partition }, due),
      )
      if (failed) return backOffPartition(payload, failed)
      failuresInRow.delete(`${batch.topic}/${batch.partition}`)
      payload.resolveOffset(last.offset)
      if (silenced) throw silenced
      await payload.heartbeat()
      position += due.length
    }
  }
  return {
    eachBatch,
    stop: (): void => timers.forEach((timer) => clearTimeout(timer)),
  }
}
