import { createRequire } from 'node:module'
import { Kafka, Partitioners, logLevel } from 'kafkajs'
import type { Admin, Consumer, LogEntry, Producer, SASLOptions, TopicMessages } from 'kafkajs'
import type { Logger } from '../logging/logger.ts'
import type { Resource } from '../process/resource.ts'
import { withTimeout } from '../resilience/with-timeout.ts'

export interface KafkaPort {
  /** The prefixed name of a topic or group: several sites and test files share one cluster. */
  fullName: (name: string) => string
  /**
   * Sends and waits for all in-sync replicas. Topics are given without prefix. Rejects within about 20 s when Kafka does not answer; some
   * messages may have arrived then.
   */
  send(messages: TopicMessages[]): Promise<void>
  /** Creates a consumer that stops at its first CRASH event (`restarting-consumer.ts` replaces it). @param group without prefix */
  createConsumer(group: string, sessionTimeoutMs: number): Consumer
  withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T>
}

export interface KafkaLogin {
  mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'
  username: string
  password: string
}

export interface KafkaOptions {
  brokers: string[]
  prefix: string
  clientId: string
  tls?: boolean
  sasl?: KafkaLogin
  /** How long a broker without new messages may hold a fetch; messages are never delayed. A graceful stop takes as long. */
  maxFetchWaitMs?: number
  log: Logger
}

/** Below the time to leave a group (`listener.ts`), and far below a session timeout: consumers send heartbeats between two fetches. */
const defaultMaxFetchWaitMs = 1_500

/** Exceeds the timeouts and retries of a send. */
const maxSendMs = 20_000

const patchedVersion = '2.2.4'
const require = createRequire(import.meta.url)

interface RequestQueue {
  pending: unknown[]
  throttledUntil: number
  throttleCheckTimeoutId: NodeJS.Timeout | null
  checkPendingRequests(): void
}

/**
 * kafkajs re-arms a 1 ms timer on every idle connection (about 900 wake-ups a second, 3 % of a core). This patch arms it only while
 * requests are pending.
 * @throws Error for any other version: check whether the patch is still needed and still fits
 */
export const patchRequestQueue = (): void => {
  const { version } = require('kafkajs/package.json') as { version: string }
  if (version !== patchedVersion) throw new Error(`kafkajs ${version} is installed, ${patchedVersion} is known to work`)
  const queueClass = require('kafkajs/src/network/requestQueue') as { prototype: object }
  Object.assign(queueClass.prototype, {
    scheduleCheckPendingRequests(this: RequestQueue): void {
      if (this.throttleCheckTimeoutId || this.pending.length === 0) return
      const throttledMs = this.throttledUntil - Date.now()
      this.throttleCheckTimeoutId = setTimeout(
        () => {
          this.throttleCheckTimeoutId = null
          this.checkPendingRequests()
        },
        throttledMs > 0 ? throttledMs : 10,
      )
    },
  })
}

/** Logs joins and pauses of the library at debug level; its errors are warnings, because callers retry. */
const createLogCreator = (log: Logger) => () => (entry: LogEntry) => {
  const { message, error, groupId, broker } = entry.log
  const fields = {
    kafka: entry.namespace,
    error: error as unknown,
    group: groupId as unknown,
    broker: broker as unknown,
    detail: message,
  }
  if (entry.level <= logLevel.WARN) log.warn(fields, 'kafka client: library reported an error, retrying')
  else log.debug(fields, 'kafka client: library reported')
}

/** Opens the client without waiting for Kafka: it connects on first use and reconnects after an outage. */
export const openKafka = async ({
  brokers,
  prefix,
  clientId,
  tls = false,
  sasl,
  maxFetchWaitMs = defaultMaxFetchWaitMs,
  log,
}: KafkaOptions): Promise<Resource & KafkaPort> => {
  patchRequestQueue()
  const kafka = new Kafka({
    clientId,
    brokers,
    ssl: tls,
    // The types name each mechanism alone.
    ...(sasl && { sasl: sasl as SASLOptions }),
    connectionTimeout: 2_000,
    requestTimeout: 6_000,
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
    logLevel: logLevel.INFO,
    logCreator: createLogCreator(log),
  })
  const fullName = (name: string): string => `${prefix}${name}`
  const createProducer = () =>
    kafka.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      // Few retries: callers retry themselves and must not block for minutes.
      retry: { initialRetryTime: 100, maxRetryTime: 500, retries: 1 },
    })
  let producer = createProducer()
  let connecting: Promise<void> | undefined
  /** A producer that connects while Kafka is frozen may fail or hang at every later send, also when Kafka is back. */
  const replaceProducer = (failed: Producer): void => {
    if (producer !== failed) return
    producer = createProducer()
    connecting = undefined
    failed.disconnect().catch((error: unknown) => log.debug({ err: error }, 'kafka producer: failed to disconnect'))
  }
  const sendThrough = async (used: Producer, messages: TopicMessages[]): Promise<void> => {
    connecting ??= used.connect()
    await connecting
    const topicMessages = messages.map((each) => ({ ...each, topic: fullName(each.topic) }))
    await used.sendBatch({ topicMessages, acks: -1, timeout: 5_000 })
  }
  return {
    name: 'kafka',
    fullName,
    send: async (messages) => {
      const used = producer
      try {
        await withTimeout(sendThrough(used, messages), maxSendMs, () => {
          throw new Error(`kafka: no answer to a send within ${maxSendMs} ms`)
        })
      } catch (error) {
        replaceProducer(used)
        throw error
      }
    },
    createConsumer: (group, sessionTimeoutMs) =>
      kafka.consumer({
        groupId: fullName(group),
        allowAutoTopicCreation: false,
        sessionTimeout: sessionTimeoutMs,
        heartbeatInterval: Math.floor(sessionTimeoutMs / 10),
        maxWaitTimeInMs: maxFetchWaitMs,
        maxBytesPerPartition: 256 * 1024,
        // restarting-consumer.ts replaces a crashed consumer: KafkaJS gives up after some errors.
        retry: { restartOnFailure: async () => false },
      }),
    withAdmin: async (work) => {
      const admin = kafka.admin()
      try {
        await admin.connect()
        return await work(admin)
      } finally {
        await admin.disconnect()
      }
    },
    [Symbol.asyncDispose]: () => producer.disconnect(),
  }
}
