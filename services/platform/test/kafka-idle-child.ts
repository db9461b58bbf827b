/**
 * Connects a producer, idles for a second and prints how many timers were armed in that second. argv: `mended` or `as-published`, broker.
 */
import { createHook } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { Kafka, logLevel } from 'kafkajs'
import { patchRequestQueue } from '../src/events/kafka.ts'

const [variant, broker = ''] = process.argv.slice(2)
if (variant === 'mended') patchRequestQueue()
const producer = new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING }).producer()
await producer.connect()
let armed = 0
const hook = createHook({
  init: (_id, type) => {
    if (type === 'Timeout') armed += 1
  },
}).enable()
await delay(1_000)
hook.disable()
process.stdout.write(String(armed))
await producer.disconnect()
