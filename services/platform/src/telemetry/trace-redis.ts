import type { Span } from '@opentelemetry/api'
import { tracingChannel } from 'node:diagnostics_channel'
import { endSpan, startStoreSpan } from './tracing.ts'

/** Diagnostics channels of the client; free of cost without a subscriber. */
const channelNames = ['node-redis:command', 'node-redis:batch']

interface RedisCommand {
  command?: string
  batchMode?: string
}

/**
 * Creates spans of Redis commands, without their arguments: keys hold session ids and addresses.
 * @returns ends the subscription
 */
export const traceRedis = (): (() => void) => {
  const spans = new WeakMap<object, Span>()
  const failed = new WeakSet<object>()
  const finish = (command: object): void => {
    const span = spans.get(command)
    spans.delete(command)
    if (span) endSpan(span, failed.has(command))
  }
  const subscribers = {
    start(message: object) {
      const { command, batchMode } = message as RedisCommand
      const name = command ?? batchMode ?? 'unknown'
      const span = startStoreSpan(`redis ${name}`, { 'db.system.name': 'redis', 'db.operation.name': name })
      if (span) spans.set(message, span)
    },
    end() {},
    asyncStart() {},
    asyncEnd: finish,
    error(message: object) {
      failed.add(message)
    },
  }
  const channels = channelNames.map((name) => tracingChannel(name))
  for (const channel of channels) channel.subscribe(subscribers)
  return () => {
    for (const channel of channels) channel.unsubscribe(subscribers)
  }
}
