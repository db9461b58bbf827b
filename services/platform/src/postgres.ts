import knexFactory from 'knex'
import type { Knex } from 'knex'
import type { Client } from 'pg'
import type { Logger } from './logger.ts'
import { discardOnUnknownState, isUsable } from './postgres-connection.ts'
import type { Resource } from './run-service.ts'

export type { Knex } from 'knex'

/** A pool or a transaction: repositories take either. */
export type Db = Knex

export interface PostgresOptions {
  url: string
  poolSize: number
  /** How long a statement may take; what a request may wait for unless given. */
  statementTimeoutMs?: number
  /** How long a caller waits for a connection; as long as a request may unless given. */
  connectTimeoutMs?: number
  log: Logger
}

/** Longer than any statement of a request may take; kept below the gateway's budget for a write. */
const requestStatementMs = 5_000
const requestConnectMs = 2_000

/**
 * PostgreSQL ends a transaction that runs no statement for this long: its process froze or lost the connection. A transaction that
 * must wait longer sets its own limit.
 */
const idleInTransactionMs = 30_000

/** knex writes to the console by default: what it reports there is thrown to the caller as well. */
const logTo = (log: Logger) => {
  const debug = (message: unknown): void => log.debug({ knex: message }, 'knex')
  return {
    debug,
    warn: debug,
    error: debug,
    deprecate: (method: string, instead: string) => debug({ method, instead }),
  }
}

/** The address of one database of a server; user, password and parameters stay. */
export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Opens a pool whose statements fail instead of hanging: the server's timeout ends slow statements, the client's covers a frozen
 * server. A timeout closes the connection and its transaction. A write without an answer may have been committed, so repeat it by key.
 */
export const openPostgres = ({
  url,
  poolSize,
  statementTimeoutMs = requestStatementMs,
  connectTimeoutMs = requestConnectMs,
  log,
}: PostgresOptions): Resource & { db: Knex } => {
  const db = knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      keepAlive: true,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + 1_000,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: 'pandex',
    },
    pool: {
      min: 0,
      max: poolSize,
      afterCreate: (connection: Client, done: () => void) => {
        discardOnUnknownState(connection)
        done()
      },
      validate: isUsable,
    },
    acquireConnectionTimeout: connectTimeoutMs,
    log: logTo(log),
  })
  db.on('error', (error: unknown) => log.warn({ err: error }, 'postgres connection lost'))
  return {
    name: 'postgres',
    db,
    checkReady: async () => {
      await db.raw('select 1')
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}

/** Does something once a transaction, and those around it, are committed; nothing when they are rolled back. */
export const afterCommit = (trx: Knex.Transaction, work: () => void): void => {
  let outermost = trx
  while (outermost.parentTransaction) outermost = outermost.parentTransaction
  outermost.executionPromise.then(work, () => undefined)
}
