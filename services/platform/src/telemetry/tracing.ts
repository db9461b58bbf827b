/** Spans of this process. All functions return at once until `span-exporter.ts` starts. */
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Attributes, Span } from '@opentelemetry/api'

export type TraceHeaders = Record<string, string>

let isOn = false

/** For `span-exporter.ts` only. */
export const setTracing = (isExporting: boolean): void => {
  isOn = isExporting
}

export const isTracing = (): boolean => isOn

export const traceHeaders = (): TraceHeaders => {
  const headers: TraceHeaders = {}
  if (isOn) propagation.inject(context.active(), headers)
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

export const inSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> => {
  if (!isOn) return work()
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

export interface RequestSpan {
  traceId: string
  /** Whether the trace is exported. */
  isRecorded: boolean
  run: <T>(work: () => T) => T
  end: (name: string, attributes: Attributes, hasFailed: boolean) => void
}

/**
 * Starts the trace of a public request. Trace headers of visitors are ignored: with them anybody could force the export of a trace.
 * @returns undefined while nothing is exported
 */
export const startRequestSpan = (): RequestSpan | undefined => {
  if (!isOn) return undefined
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER, root: true })
  return {
    traceId: span.spanContext().traceId,
    isRecorded: span.isRecording(),
    run: (work) => context.with(trace.setSpan(context.active(), span), work),
    end(name, attributes, hasFailed) {
      span.updateName(name).setAttributes(attributes)
      endSpan(span, hasFailed)
    },
  }
}

/** Ids of the running trace, for log lines. */
export const currentTrace = (): { trace_id?: string; span_id?: string } => {
  const ids = isOn ? trace.getActiveSpan()?.spanContext() : undefined
  return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {}
}

/** Id of the running trace if it is exported, for exemplars. */
export const recordedTraceId = (): string | undefined => {
  const span = isOn ? trace.getActiveSpan() : undefined
  return span?.isRecording() ? span.spanContext().traceId : undefined
}
