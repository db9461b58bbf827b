/**
 * `node redrive-dead-letters.ts <service> [event] [--dry-run]`: replays a service's dead letters after their cause is fixed. Prints one
 * JSON line per letter; with --dry-run it only prints.
 */
import { parseArgs } from 'node:util'
import { envSchemas, readEnv } from '../process/config.ts'
import { kafkaOptionsOf } from '../process/engine-settings.ts'
import { allEvents } from '@pandex/contracts/events'
import { listDeadLetters, redriveDeadLetters } from '../events/dead-letters.ts'
import { openKafka } from '../events/kafka.ts'
import { createLogger } from '../logging/logger.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
const [service = '', only] = positionals
const events = allEvents.filter(({ name, consumers }) => consumers.includes(service) && (!only || name === only))
if (events.length === 0) {
  const known = allEvents.flatMap(({ name, consumers }) => consumers.map((consumer) => `  ${consumer} ${name}`))
  process.stderr.write(`usage: redrive-dead-letters.ts <service> [event] [--dry-run], one of\n${known.join('\n')}\n`)
  process.exit(2)
}

const log = createLogger('redrive-dead-letters', 'warn')
await using kafka = await openKafka({
  ...kafkaOptionsOf(readEnv(envSchemas.kafka)),
  clientId: 'redrive-dead-letters',
  log,
})
const work = values['dry-run'] ? listDeadLetters : redriveDeadLetters
for (const { name } of events)
  for (const letter of await work(kafka, service, name)) process.stdout.write(`${JSON.stringify(letter)}\n`)
