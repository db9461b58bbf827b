import type { Consumer, ConsumerRunConfig } from 'kafkajs'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '../logging/logger.ts'
import { metrics } from '../telemetry/metrics.ts'
import type { Resource } from '../process/resource.ts'
import { withTimeout } from '../resilience/with-timeout.ts'

export interface RestartingConsumerOptions {
  name: string
  create: () => Consumer
  /** Full topic names. */
  topics: string[]
  fromBeginning: boolean
  run: ConsumerRunConfig
  onJoin: () => void
  maxLeaveMs: number
  log: Logger
}

const minRestartDelayMs = 500
const maxRestartDelayMs = 5_000

const restartDelayMs = (failures: number): number =>
  Math.min(maxRestartDelayMs, minRestartDelayMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)

/**
 * Keeps a consumer in its group while the process runs. KafkaJS gives up after some errors, for example when Kafka returns after a minute:
 * a new consumer then replaces the crashed one after a growing pause.
 */
export const startRestartingConsumer = (kept: RestartingConsumerOptions): Resource => {
  const { name, create, topics, fromBeginning, onJoin, maxLeaveMs, log } = kept
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = once(signal, 'abort')
  let failures = 0

  const setJoined = (isJoined: boolean): void => metrics.consumerJoined.set({ consumer: name }, isJoined ? 1 : 0)

  /** Never resolves; rejects when the consumer crashes. */
  const consume = async (consumer: Consumer): Promise<void> => {
    const { promise: crashed, reject: crash } = Promise.withResolvers<never>()
    consumer.on(consumer.events.GROUP_JOIN, () => {
      failures = 0
      setJoined(true)
      onJoin()
    })
    consumer.on(consumer.events.CRASH, ({ payload }) => crash(payload.error))
    await Promise.race([crashed, consumer.connect()])
    await consumer.subscribe({ topics, fromBeginning })
    await Promise.race([crashed, consumer.run(kept.run)])
    await crashed
  }
  const leave = async (consumer: Consumer): Promise<void> => {
    const left = consumer
      .disconnect()
      .catch((error: unknown) => log.debug({ err: error, consumer: name }, 'disconnect'))
    await withTimeout(left, maxLeaveMs, () => undefined)
  }
  const runOne = async (): Promise<void> => {
    const consumer = create()
    const consuming = consume(consumer)
    try {
      await Promise.race([consuming, stopped])
    } catch (error) {
      failures += 1
      log.warn({ err: error, consumer: name, failures }, 'kafka consumer: crashed, creating a new one')
    } finally {
      setJoined(false)
      consuming.catch(() => undefined)
      await leave(consumer)
    }
  }
  const running = (async (): Promise<void> => {
    while (!signal.aborted) {
      await runOne()
      await delay(restartDelayMs(failures), undefined, { signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    name: `consumer ${name}`,
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await running
    },
  }
}
