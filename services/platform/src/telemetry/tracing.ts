/**
 * Traces of requests and events: each has an id of the W3C format, which its log lines, calls and events carry. Spans exist only while
 * `span-exporter.ts` exports them.
 */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Attributes, Span } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export type TraceHeaders = Record<string, string>

let isOn = false

/** Id of the running trace while nothing is exported. */
const localTrace = new AsyncLocalStorage<string | undefined>()

/** All but six bits of a UUID are random. Concatenation takes half the time of a replacement. */
const traceIdFrom = (uuid: string): string =>
  uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24)

const traceParent = /^00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** @returns undefined without a valid `traceparent` (https://www.w3.org/TR/trace-context/) */
const traceIdOf = ({ traceparent = '' }: TraceHeaders): string | undefined => traceParent.exec(traceparent)?.[1]

/** For `span-exporter.ts` only. */
export const setTracing = (isExporting: boolean): void => {
  isOn = isExporting
}

export const isTracing = (): boolean => isOn

/**
 * Headers of calls and events. Without spans, a part of the trace id stands for that of the span, and the flags say that nothing is recorded.
 * @param ownId trace of work outside of a running one
 */
export const traceHeaders = (ownId?: string): TraceHeaders => {
  const headers: TraceHeaders = {}
  const traceId = isOn ? undefined : (localTrace.getStore() ?? ownId)
  if (isOn) propagation.inject(context.active(), headers)
  else if (traceId !== undefined) headers['traceparent'] = `00-${traceId}-${traceId.slice(16)}-00`
  return headers
}

export interface SpanOptions {
  kind: 'client' | 'server' | 'consumer' | 'internal'
  attributes?: Attributes
  from?: TraceHeaders
}

const kinds = {
  client: SpanKind.CLIENT,
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

const tracer = () => trace.getTracer('pandex')

export interface RequestTrace {
  readonly traceId: string
  /** Whether the trace is exported. */
  readonly isRecorded: boolean
  /** The id for calls and log lines, which find that of a running span by themselves. */
  readonly ownId: string | undefined
  run: <T>(work: () => T) => T
  end: (name: string, attributes: Attributes, hasFailed: boolean) => void
}

/**
 * The trace of a public request while nothing is exported. Its context carries the id: asynchronous context costs 2 µs or more per answer
 * from the cache. Draws the id only when something needs it.
 */
class LocalTrace implements RequestTrace {
  readonly isRecorded = false
  readonly #uuid: string | undefined
  #traceId: string | undefined

  constructor(uuid?: string) {
    this.#uuid = uuid
  }

  get traceId(): string {
    return (this.#traceId ??= traceIdFrom(this.#uuid ?? randomUUID()))
  }

  get ownId(): string {
    return this.traceId
  }

  run<T>(work: () => T): T {
    return work()
  }

  end(): void {}
}

/** Servers and consumers continue the trace of `from` or begin one. */
const inLocalTrace = <T>({ kind, from }: SpanOptions, work: () => Promise<T>): Promise<T> => {
  if (kind !== 'server' && kind !== 'consumer') return work()
  const traceId = from && traceIdOf(from)
  const running = from ? undefined : localTrace.getStore()
  return localTrace.run(traceId ?? running ?? traceIdFrom(randomUUID()), work)
}

export const inSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> => {
  if (!isOn) return inLocalTrace(options, work)
  const { kind, attributes, from } = options
  const parent = from ? propagation.extract(context.active(), from) : context.active()
  return tracer().startActiveSpan(name, { kind: kinds[kind], attributes }, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds attributes to the span whose work is running. */
export const setSpanAttributes = (attributes: Attributes): void => {
  if (isOn) trace.getActiveSpan()?.setAttributes(attributes)
}

/**
 * Starts the span of a command to a store, for code that ends it by `endSpan`.
 * @returns undefined outside of a recorded trace: polling and loops would fill the collector
 */
export const startStoreSpan = (name: string, attributes: Attributes): Span | undefined =>
  isOn && trace.getActiveSpan()?.isRecording()
    ? tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
    : undefined

export const endSpan = (span: Span, hasFailed: boolean): void => {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/**
 * Starts the trace of a public request. Trace headers of visitors are ignored: with them anybody could force the export of a trace, or mix
 * the log lines of others into it.
 * @param uuid becomes the trace id while nothing is exported: drawing another one would take longer
 */
export const startRequestTrace = (uuid?: string): RequestTrace => {
  if (!isOn) return new LocalTrace(uuid)
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER, root: true })
  return {
    traceId: span.spanContext().traceId,
    isRecorded: span.isRecording(),
    ownId: undefined,
    run: (work) => context.with(trace.setSpan(context.active(), span), work),
    end(name, attributes, hasFailed) {
      span.updateName(name).setAttributes(attributes)
      endSpan(span, hasFailed)
    },
  }
}

/** Runs work that belongs to no request, such as the report of a connection that an earlier request opened. */
export const outsideOfTraces = <T>(work: () => T): T =>
  isOn ? context.with(ROOT_CONTEXT, work) : localTrace.run(undefined, work)

interface TraceFields {
  trace_id?: string
  span_id?: string
}

/** Ids of the running trace, for log lines. */
export const currentTrace = (): TraceFields => {
  if (!isOn) {
    const traceId = localTrace.getStore()
    return traceId === undefined ? {} : { trace_id: traceId }
  }
  const ids = trace.getActiveSpan()?.spanContext()
  return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {}
}

/** Id of the trace that headers name, for log lines outside of it. */
export const traceFieldsOf = (headers: TraceHeaders): TraceFields => {
  const traceId = traceIdOf(headers)
  return traceId === undefined ? {} : { trace_id: traceId }
}

/** Id of the running trace if it is exported, for exemplars. */
export const recordedTraceId = (): string | undefined => {
  const span = isOn ? trace.getActiveSpan() : undefined
  return span?.isRecording() ? span.spanContext().traceId : undefined
}
