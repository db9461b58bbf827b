import knexFactory from 'knex'
import type { Knex } from 'knex'
import type { Client } from 'pg'
import type { Logger } from '../logging/logger.ts'
import { discardOnUnknownState, isUsable } from './discard-connection.ts'
import { int8AsNumber } from './int8.ts'
import { traceQueries } from './trace-queries.ts'
import type { Resource } from '../process/resource.ts'
import { outsideOfTraces } from '../telemetry/tracing.ts'

export type { Knex } from 'knex'

export type Db = Knex

export interface PostgresOptions {
  url: string
  poolSize: number
  statementTimeoutMs?: number
  connectTimeoutMs?: number
  log: Logger
}

/** Upper bound for a statement of a request; below the gateway's deadline for writes. */
const defaultStatementTimeoutMs = 5_000
const defaultConnectTimeoutMs = 2_000
const commandConnectTimeoutMs = 30_000

/**
 * PostgreSQL ends a transaction without a statement for this long: its process froze or lost the connection. A transaction that waits
 * longer sets its own limit.
 */
const idleInTransactionTimeoutMs = 30_000

/** Silences knex, which writes to the console by default: callers get the same errors as exceptions. */
const knexLogger = (log: Logger) => {
  const debug = (message: unknown): void => log.debug({ knex: message }, 'knex')
  return {
    debug,
    warn: debug,
    error: debug,
    deprecate: (method: string, instead: string) => debug({ method, instead }),
  }
}

export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Opens a pool whose statements fail instead of hanging: the server timeout ends slow statements, the client timeout covers a frozen
 * server. A timeout closes the connection. An unanswered write may have been committed, so repeat it only with an idempotency key.
 * Columns of type bigint, and `count(*)`, are numbers; `numeric` columns, such as `sum(bigint)`, are strings.
 */
export const openPostgres = ({
  url,
  poolSize,
  statementTimeoutMs = defaultStatementTimeoutMs,
  connectTimeoutMs = defaultConnectTimeoutMs,
  log,
}: PostgresOptions): Resource & { db: Knex } => {
  const db = knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      keepAlive: true,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + 1_000,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: 'pandex',
      types: int8AsNumber,
    },
    pool: {
      min: 0,
      max: poolSize,
      afterCreate: (connection: Client, done: () => void) => {
        discardOnUnknownState(connection)
        traceQueries(connection)
        done()
      },
      validate: isUsable,
    },
    acquireConnectionTimeout: connectTimeoutMs,
    log: knexLogger(log),
  })
  db.on('error', (error: unknown) =>
    outsideOfTraces(() => log.warn({ err: error }, 'postgres: connection lost, reconnecting')),
  )
  return {
    name: 'postgres',
    db,
    checkReady: async () => {
      await db.raw('select 1')
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}

/** Opens one connection for a command of a deployment. It waits for a database that has just started: no request waits for the command. */
export const openCommandPostgres = (
  options: Pick<PostgresOptions, 'url' | 'statementTimeoutMs' | 'log'>,
): ReturnType<typeof openPostgres> =>
  openPostgres({ ...options, poolSize: 1, connectTimeoutMs: commandConnectTimeoutMs })

/** Runs work after the outermost transaction commits; never after a rollback. */
export const afterCommit = (trx: Knex.Transaction, work: () => void): void => {
  let outermost = trx
  while (outermost.parentTransaction) outermost = outermost.parentTransaction
  outermost.executionPromise.then(work, () => undefined)
}
