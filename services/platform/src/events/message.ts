import type { IHeaders, KafkaMessage, Message } from 'kafkajs'
import { z } from 'zod'
import type { TraceHeaders } from '../telemetry/tracing.ts'
import type { EventDefinition } from './event-definition.ts'

export interface ReceivedEvent {
  eventId: string
  requestId: string
  payload: unknown
  message: KafkaMessage
}

const headerText = (headers: IHeaders | undefined, name: string): string => {
  const value = headers?.[name]
  return (Array.isArray(value) ? value[0] : value)?.toString() ?? ''
}

/** @throws Error (ZodError, SyntaxError) when the message is invalid; retrying cannot succeed */
export const readEvent = (event: EventDefinition, message: KafkaMessage): ReceivedEvent => ({
  eventId: z.uuid().parse(headerText(message.headers, 'event_id')),
  requestId: headerText(message.headers, 'request_id'),
  payload: event.payload.parse(JSON.parse(message.value?.toString() ?? '')),
  message,
})

export const attemptsOf = (message: KafkaMessage): number => Number(headerText(message.headers, 'attempts')) || 0

/** Unix milliseconds before which a retry must not run; 0 for a first delivery. */
export const notBeforeOf = (message: KafkaMessage): number => Number(headerText(message.headers, 'not_before')) || 0

export const carrierOf = (message: KafkaMessage): TraceHeaders => ({
  traceparent: headerText(message.headers, 'traceparent'),
  tracestate: headerText(message.headers, 'tracestate'),
})

export interface Failure {
  consumer: string
  topic: string
  partition: number
  attempts: number
  error: unknown
}

const describe = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1_000)

/** The message for the next topic, with its original position and the failure in its headers. */
export const toFailedMessage = (message: KafkaMessage, failure: Failure, notBeforeMs: number): Message => {
  const isFirst = headerText(message.headers, 'orig_topic') === ''
  const origin = { orig_topic: failure.topic, orig_partition: String(failure.partition), orig_offset: message.offset }
  return {
    key: message.key,
    value: message.value,
    headers: {
      ...message.headers,
      ...(isFirst && origin),
      consumer: failure.consumer,
      attempts: String(failure.attempts),
      error: describe(failure.error),
      failed_at: new Date().toISOString(),
      not_before: String(notBeforeMs),
    },
  }
}

export interface DeadLetter {
  event: string
  eventId: string
  consumer: string
  key: string
  error: string
  attempts: number
  failedAt: string
  origin: string
}

export const toDeadLetter = (event: string, { headers, key }: KafkaMessage): DeadLetter => ({
  event,
  eventId: headerText(headers, 'event_id'),
  consumer: headerText(headers, 'consumer'),
  key: key?.toString() ?? '',
  error: headerText(headers, 'error'),
  attempts: Number(headerText(headers, 'attempts')),
  failedAt: headerText(headers, 'failed_at'),
  origin: `${headerText(headers, 'orig_topic')}/${headerText(headers, 'orig_partition')}@${headerText(headers, 'orig_offset')}`,
})

/** The message for another try: keeps the event id and payload, drops the failure headers. */
export const toRedrivenMessage = ({ headers, key, value }: KafkaMessage): Message => {
  const { attempts: _, error: __, failed_at: ___, not_before: ____, ...kept } = headers ?? {}
  return { key, value, headers: kept }
}
