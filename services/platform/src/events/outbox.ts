import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { z } from 'zod'
import { currentRequestId } from '../grpc/context.ts'
import { afterCommit } from '../postgres.ts'
import type { Knex } from '../postgres.ts'
import { traceHeaders } from '../tracing.ts'
import type { EventDefinition } from './catalog.ts'

/** Emits `written` after each commit in this process that left something in an outbox: the relay need not poll often. */
export const outboxSignal = new EventEmitter().setMaxListeners(0)

/** Kafka takes about 1 MB; one event that it refuses would hold up all others for ever, so it is refused at the source. */
export const maxPayloadBytes = 900_000

const headersNow = (): Record<string, string> => ({ request_id: currentRequestId() ?? '', ...traceHeaders() })

const toRow = <P extends z.ZodType>(event: EventDefinition<P>, payload: z.input<P>) => {
  const parsed = event.payload.parse(payload)
  if (Buffer.byteLength(JSON.stringify(parsed)) > maxPayloadBytes)
    throw new Error(`${event.name}: payload is larger than ${maxPayloadBytes} bytes`)
  return { event_id: randomUUID(), topic: event.name, key: event.key(parsed), payload: parsed, headers: headersNow() }
}

/**
 * Stores events in the transaction of the change they tell about: both happen or neither does. The relay sends them soon
 * after the commit, in the order of this call for each key. One statement however many there are.
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

/** `addManyToOutbox` for one event. */
export const addToOutbox = async <P extends z.ZodType>(
  trx: Knex.Transaction,
  event: EventDefinition<P>,
  payload: z.input<P>,
): Promise<void> => addManyToOutbox(trx, event, [payload])
