import { DatabaseError } from 'pg'
import type { Client, QueryConfig, QueryResult } from 'pg'

/** knex waits 5 s for a ROLLBACK and then pools the connection regardless: it must be closed before. */
const rollbackTimeoutMs = 4_000

type Done = (error: Error | null, result?: QueryResult) => void
type SendQuery = (config: QueryConfig & { query_timeout?: number }, done: Done) => void

const discardReasons = new WeakMap<Client, Error>()

const rolledBack: QueryResult = { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] }

const isRollback = ({ text }: QueryConfig): boolean => /^rollback\b/i.test(text)
const isCommit = ({ text }: QueryConfig): boolean => /^commit\b/i.test(text)

/** Whether the server answered the statement and kept the session: only then is the session's state known. */
const isStatementError = (error: Error): boolean =>
  error instanceof DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC'

const discardConnection = (connection: Client, reason: Error): void => {
  if (discardReasons.has(connection)) return
  discardReasons.set(connection, reason)
  // Closes the socket immediately while a statement is unanswered.
  connection.end().catch(() => undefined)
}

/** PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK instead of an error. */
const rolledBackCommitError = (result: QueryResult | undefined): Error | null =>
  result?.command === 'ROLLBACK'
    ? new Error('transaction was rolled back: it was committed after one of its statements failed')
    : null

/**
 * Closes a connection whose state is unknown, after a statement timeout or a failed COMMIT or ROLLBACK. pg would keep it, and the next user
 * of the pool would run inside the open transaction. An unanswered COMMIT rejects, although the server may have executed it.
 */
export const discardOnUnknownState = (connection: Client): void => {
  const send = connection.query.bind(connection) as SendQuery

  const rollBack: SendQuery = (config, done) => {
    if (discardReasons.has(connection)) return done(null, rolledBack)
    send({ ...config, query_timeout: rollbackTimeoutMs }, (error, result) => {
      if (error) discardConnection(connection, error)
      done(null, result ?? rolledBack)
    })
  }
  const query: SendQuery = (config, done) => {
    if (isRollback(config)) return rollBack(config, done)
    const reason = discardReasons.get(connection)
    if (reason) return done(new Error('Connection terminated', { cause: reason }))
    send(config, (error, result) => {
      const failure = error ?? (isCommit(config) ? rolledBackCommitError(result) : null)
      if (failure && (isCommit(config) || !isStatementError(failure))) discardConnection(connection, failure)
      done(failure, result)
    })
  }
  Object.assign(connection, { query })
}

export const isUsable = (connection: Client): boolean => !discardReasons.has(connection)
