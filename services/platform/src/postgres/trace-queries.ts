import type { Client, QueryConfig, QueryResult } from 'pg'
import { endSpan, isTracing, startStoreSpan } from '../telemetry/tracing.ts'

type Done = (error: Error | null, result?: QueryResult) => void

const maxTextLength = 2_000

/** Creates a span of each statement: its text has placeholders, the values stay out of the trace. */
export const traceQueries = (connection: Client): void => {
  if (!isTracing()) return
  const send = connection.query.bind(connection) as (config: QueryConfig, done: Done) => void
  const query = (config: QueryConfig, done: Done): void => {
    const text = config.text.trim()
    const operation = (/^\w+/.exec(text)?.[0] ?? 'statement').toUpperCase()
    const span = startStoreSpan(`postgres ${operation}`, {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, maxTextLength),
    })
    if (!span) return send(config, done)
    send(config, (error, result) => {
      endSpan(span, error !== null)
      done(error, result)
    })
  }
  Object.assign(connection, { query })
}
