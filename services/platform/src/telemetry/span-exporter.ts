import { context, propagation, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Resource } from '../process/resource.ts'

/**
 * Exports the spans of `tracing.ts`. Loads the SDK lazily, because it takes 20 MB.
 * @param ratio sampled fraction of root traces; other traces follow their parent's decision
 */
export const startTelemetry = async (service: string, exporter: SpanExporter, ratio = 1): Promise<Resource> => {
  const [sdk, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `pandex-${service}` }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    name: 'telemetry',
    async [Symbol.asyncDispose]() {
      trace.disable()
      propagation.disable()
      context.disable()
      await provider.shutdown()
    },
  }
}

export const startTelemetryTo = async (service: string, endpoint: string, ratio: number): Promise<Resource> => {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto')
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 2_000 })
  return startTelemetry(service, exporter, ratio)
}
