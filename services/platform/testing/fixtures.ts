/** Shared fixtures. Each test file creates its own database and its own names in the shared engines. */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { inject } from 'vitest'
import { createTopics } from '../src/setup/create-topics.ts'
import type { EventDefinition } from '../src/events/event-definition.ts'
import { openKafka } from '../src/events/kafka.ts'
import type { KafkaPort } from '../src/events/kafka.ts'
import { backgroundContext } from '../src/grpc/context.ts'
import type { Context, Identity } from '../src/grpc/context.ts'
import { createLogger } from '../src/logging/logger.ts'
import type { Logger } from '../src/logging/logger.ts'
import { migrate } from '../src/setup/migrate.ts'
import { databaseUrl, openPostgres } from '../src/postgres/postgres.ts'
import type { Knex } from '../src/postgres/postgres.ts'
import { templatePrefix } from './template-databases.ts'

/** Upper bound of a working operation on a loaded machine. */
const defaultTimeoutMs = 30_000

const testTimeouts = { statementTimeoutMs: defaultTimeoutMs, connectTimeoutMs: defaultTimeoutMs }

export const makePrefix = (): string => `t${randomBytes(5).toString('hex')}-`

export const silentLogger = (): Logger => createLogger('test', 'silent')

export const capturedLogger = (level = 'trace'): { log: Logger; lines: Record<string, unknown>[] } => {
  const lines: Record<string, unknown>[] = []
  const log = createLogger('test', level, {
    write: (line) => {
      lines.push(JSON.parse(line) as Record<string, unknown>)
    },
  })
  return { log, lines }
}

export const testContext = (
  options: { user?: Identity; clientAddress?: string; budgetMs?: number; requestId?: string } = {},
): Context => ({
  ...backgroundContext(silentLogger(), options.budgetMs ?? defaultTimeoutMs, options.requestId),
  clientAddress: options.clientAddress ?? '203.0.113.7',
  ...(options.user && { user: options.user }),
})

/**
 * Polls until the condition returns a truthy value, and returns that. A loaded machine may need many times longer, so pass `timeoutMs` only
 * if the bound is part of the assertion.
 * @throws Error with the last error or value of the condition on timeout
 */
export const waitFor = async <T>(
  condition: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<Exclude<T, false | null | undefined | 0 | ''>> => {
  const endMs = performance.now() + timeoutMs
  let last: unknown
  do {
    try {
      last = await condition()
      if (last) return last as Exclude<T, false | null | undefined | 0 | ''>
    } catch (error) {
      last = error
    }
    await delay(20)
  } while (performance.now() < endMs)
  const reason = last instanceof Error ? last.message : JSON.stringify(last)
  throw new Error(`not within ${timeoutMs} ms: ${reason}`, { cause: last })
}

const urlOf = (database: string): string => databaseUrl(inject('engines').postgresUrl, database)

export interface TestDatabase extends AsyncDisposable {
  url: string
  db: Knex
}

const asAdmin = async (sql: string): Promise<void> => {
  await using admin = openPostgres({ url: urlOf('postgres'), poolSize: 1, log: silentLogger(), ...testTimeouts })
  await admin.db.raw(sql)
}

/** Names of the migrated databases by service: copying one is faster than migrating each database. */
const templates = new Map<string, Promise<string>>()

/** The end of the run drops the template, because other test files of this process use it. */
const createTemplate = async (service: string): Promise<string> => {
  const name = `${templatePrefix(inject('run'))}${service}_${randomBytes(5).toString('hex')}`
  await asAdmin(`create database ${name}`)
  await using postgres = openPostgres({ url: urlOf(name), poolSize: 1, log: silentLogger(), ...testTimeouts })
  await migrate(postgres.db, service)
  return name
}

const obtainTemplate = (service: string): Promise<string> => {
  const template = templates.get(service) ?? createTemplate(service)
  templates.set(service, template)
  template.catch(() => templates.delete(service))
  return template
}

/** Creates a migrated database for a service. Dropped on disposal. */
export const createDatabase = async (service: string): Promise<TestDatabase> => {
  const name = `test_${service}_${randomBytes(5).toString('hex')}`
  await asAdmin(`create database ${name} template ${await obtainTemplate(service)}`)
  const postgres = openPostgres({ url: urlOf(name), poolSize: 10, log: silentLogger(), ...testTimeouts })
  return {
    url: urlOf(name),
    db: postgres.db,
    async [Symbol.asyncDispose]() {
      await postgres[Symbol.asyncDispose]()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

export interface TestKafka extends AsyncDisposable {
  kafka: KafkaPort
  brokers: string[]
  prefix: string
}

/** A client with its own prefix and the topics of the events. Disposal deletes the topics. */
export const createTestKafka = async (
  events: readonly EventDefinition[],
  log: Logger = silentLogger(),
): Promise<TestKafka> => {
  const brokers = inject('engines').kafkaBrokers.split(',')
  const prefix = makePrefix()
  const kafka = await openKafka({ brokers, prefix, clientId: 'test', maxFetchWaitMs: 500, log })
  const topics = await createTopics(kafka, events)
  return {
    kafka,
    brokers,
    prefix,
    async [Symbol.asyncDispose]() {
      if (topics.length > 0) await kafka.withAdmin((admin) => admin.deleteTopics({ topics, timeout: 10_000 }))
      await kafka[Symbol.asyncDispose]()
    },
  }
}
