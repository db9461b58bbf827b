import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { EventDefinition, PayloadOf } from '../src/events/event-definition.ts'
import { waitFor } from './fixtures.ts'
import type { TestService } from './service-harness.ts'

/** Publishes an event `times` times with one event id, and waits until the service has processed it. */
export const sendEvent = async <P extends z.ZodType>(
  { kafka, db }: Pick<TestService<unknown>, 'kafka' | 'db'>,
  event: EventDefinition<P>,
  payload: PayloadOf<EventDefinition<P>>,
  times = 1,
): Promise<void> => {
  const event_id = randomUUID()
  const message = { key: event.key(payload), value: JSON.stringify(payload), headers: { event_id } }
  // New topics may have no leader yet; a retry sends the same event id.
  await waitFor(async () => {
    await kafka?.send([{ topic: event.name, messages: Array.from({ length: times }, () => message) }])
    return true
  })
  await waitFor(() => db('inbox').where({ event_id }).first())
}
