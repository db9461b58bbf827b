import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { z } from 'zod'
import { currentRequestId } from '../grpc/context.ts'
import { afterCommit } from '../postgres/postgres.ts'
import type { Knex } from '../postgres/postgres.ts'
import { traceHeaders } from '../telemetry/tracing.ts'
import type { EventDefinition } from './event-definition.ts'

/** Emits `written` after each commit in this process that wrote to an outbox, so the relay need not poll often. */
export const outboxSignal = new EventEmitter().setMaxListeners(0)

/** Kafka accepts about 1 MB; one refused event would block the relay forever, so oversized payloads fail on write. */
export const maxPayloadBytes = 900_000

const currentHeaders = (): Record<string, string> => ({ request_id: currentRequestId() ?? '', ...traceHeaders() })

const toRow = <P extends z.ZodType>(event: EventDefinition<P>, payload: z.input<P>) => {
  const parsed = event.payload.parse(payload)
  if (Buffer.byteLength(JSON.stringify(parsed)) > maxPayloadBytes)
    throw new Error(`${event.name}: payload is larger than ${maxPayloadBytes} bytes`)
  return {
    event_id: randomUUID(),
    topic: event.name,
    key: event.key(parsed),
    payload: parsed,
    headers: currentHeaders(),
  }
}

/**
 * Stores events in the transaction of the change: both commit or neither does. The relay sends them after the commit, in call order per
 * key.
 * @throws ZodError when a payload does not fit its schema, Error when it is too large: both are bugs of the caller
 */
export const addManyToOutbox = async <P extends z.ZodType>(
  trx: Knex.Transaction,
  event: EventDefinition<P>,
  payloads: readonly z.input<P>[],
): Promise<void> => {
  if (payloads.length === 0) return
  const rows = payloads.map((payload) => toRow(event, payload))
  await trx.raw(
    `insert into outbox (event_id, topic, key, payload, headers)
     select event_id, topic, key, payload, headers
     from rows from (jsonb_to_recordset(?::jsonb) as (event_id uuid, topic text, key text, payload jsonb, headers jsonb))
       with ordinality
     order by ordinality`,
    [JSON.stringify(rows)],
  )
  afterCommit(trx, () => outboxSignal.emit('written'))
}

export const addToOutbox = async <P extends z.ZodType>(
  trx: Knex.Transaction,
  event: EventDefinition<P>,
  payload: z.input<P>,
): Promise<void> => addManyToOutbox(trx, event, [payload])
