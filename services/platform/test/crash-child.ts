/**
 * Child process of the crash tests: kills itself with SIGKILL at a critical moment, by wrapping the platform's dependencies. argv: mode,
 * settings as JSON. Prints a JSON line about its work.
 */
import { onEvent, startConsumers } from '../src/events/consumer.ts'
import { openKafka } from '../src/events/kafka.ts'
import type { KafkaPort } from '../src/events/kafka.ts'
import { startRelay } from '../src/events/relay.ts'
import { createLogger } from '../src/logging/logger.ts'
import { openPostgres } from '../src/postgres/postgres.ts'
import type { Knex } from '../src/postgres/postgres.ts'
import { CountedEvent } from './event-fixture.ts'

export interface CrashSettings {
  postgresUrl: string
  brokers: string[]
  prefix: string
  services: string[]
  dieAfterSends: number
}

const [mode, json = ''] = process.argv.slice(2)
const settings = JSON.parse(json) as CrashSettings
const log = createLogger('crash-child', 'silent')
const fail = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
}
const die = (): void => void process.kill(process.pid, 'SIGKILL')
const { db } = openPostgres({ url: settings.postgresUrl, poolSize: 20, log })
const kafka = await openKafka({ brokers: settings.brokers, prefix: settings.prefix, clientId: 'crash-child', log })

const never = new Promise<never>(() => undefined)
let committed = 0

/** Kills all consumers after each committed one effect and before any commits its offset. */
const dyingAfterFirstCommit = (): Knex => {
  let isFirst = true
  return new Proxy(db, {
    get: (target, key, receiver) =>
      key === 'transaction'
        ? async (work: Parameters<Knex['transaction']>[0]) => {
            await target.transaction(work)
            // A member that was silent for too long receives the same event again.
            if (isFirst) committed += 1
            isFirst = false
            if (committed === settings.services.length) die()
            return never
          }
        : (Reflect.get(target, key, receiver) as unknown),
  })
}

let sends = 0

const dyingAfterSend: KafkaPort = {
  ...kafka,
  send: async (messages) => {
    await kafka.send(messages)
    sends += 1
    if (sends === settings.dieAfterSends) {
      die()
      await never
    }
  },
}

if (mode === 'consume') {
  for (const service of settings.services) {
    const subscription = onEvent(CountedEvent, {
      apply: async (trx, { key, version }) => {
        await trx('effects').insert({ consumer: service, key, version })
      },
    })
    const timing = { sessionTimeoutMs: 6_000 }
    const subscriptions = [subscription]
    await startConsumers({ service, kafka, db: dyingAfterFirstCommit(), subscriptions, log, timing })
  }
}
if (mode === 'relay') await startRelay({ db, kafka: dyingAfterSend, log, fail })
