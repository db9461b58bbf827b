/** Spans of this process. Without `span-exporter.ts` they are no-ops. */
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'

export type TraceHeaders = Record<string, string>

export const traceHeaders = (): TraceHeaders => {
  const headers: TraceHeaders = {}
  propagation.inject(context.active(), headers)
  return headers
}

export interface SpanOptions {
  kind: 'client' | 'server' | 'consumer'
  attributes?: Record<string, string>
  from?: TraceHeaders
}

const kinds = { client: SpanKind.CLIENT, server: SpanKind.SERVER, consumer: SpanKind.CONSUMER }

export const inSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> => {
  const { kind, attributes, from } = options
  const parent = from ? propagation.extract(context.active(), from) : context.active()
  return trace.getTracer('pandex').startActiveSpan(name, { kind: kinds[kind], attributes }, parent, async (span) => {
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
