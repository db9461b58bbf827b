import { context, propagation, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from '../logging/logger.ts'
import type { Resource } from '../process/resource.ts'
import { traceRedis } from './trace-redis.ts'
import { setTracing } from './tracing.ts'

/** Standard variables of OpenTelemetry; `process/config.ts` explains them. The exporter and the resource read further ones. */
export interface TelemetryConfig {
  OTEL_SDK_DISABLED: boolean
  OTEL_TRACES_EXPORTER: 'otlp' | 'none'
  OTEL_TRACES_SAMPLER: SamplerName
  OTEL_TRACES_SAMPLER_ARG: number
  OTEL_EXPORTER_OTLP_TIMEOUT: number
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined
  VERSION: string
}

export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type SamplerName = (typeof samplerNames)[number]

export interface Sampling {
  name: SamplerName
  /** Sampled fraction of root traces. */
  ratio: number
}

const loadSdk = async () => {
  const [sdk, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ])
  return { sdk, AsyncLocalStorageContextManager, W3CTraceContextPropagator, resources }
}

const createSampler = ({ sdk }: Awaited<ReturnType<typeof loadSdk>>, { name, ratio }: Sampling) => {
  const root = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  }
  const [kind, isParentBased] = name.startsWith('parentbased_') ? [name.slice(12), true] : [name, false]
  const sampler = root[kind as keyof typeof root]()
  return isParentBased ? new sdk.ParentBasedSampler({ root: sampler }) : sampler
}

/** The process as spans name it. Its name and namespace are those of its log lines (`deploy/telemetry/collector-logs.yaml`). */
const resourceOf = (service: string, version: string) => ({
  'service.name': service,
  'service.namespace': 'pandex',
  ...(version && { 'service.version': version }),
})

/** Exports the spans of `tracing.ts`. Loads the SDK lazily, because it takes 20 MB. */
export const startTelemetry = async (
  service: string,
  exporter: SpanExporter,
  sampling: Sampling = { name: 'parentbased_always_on', ratio: 1 },
  version = '',
): Promise<Resource> => {
  const loaded = await loadSdk()
  const { sdk, AsyncLocalStorageContextManager, W3CTraceContextPropagator, resources } = loaded
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win. The chart sets pod and namespace there.
  const fromEnv = resources.detectResources({ detectors: [resources.envDetector] })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes(resourceOf(service, version)).merge(fromEnv),
    sampler: createSampler(loaded, sampling),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  const stopTracingRedis = traceRedis()
  return {
    name: 'telemetry',
    async [Symbol.asyncDispose]() {
      setTracing(false)
      stopTracingRedis()
      trace.disable()
      propagation.disable()
      context.disable()
      // A collector that is away must not fail the stop; `reportFailures` logged it.
      await provider.shutdown().catch(() => undefined)
    },
  }
}

/** Logs the first of a series of failed exports: a collector that is away must not fill the log. */
const reportFailures = (exporter: SpanExporter, log: Logger): SpanExporter => {
  let hasFailed = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // ExportResultCode.SUCCESS
        const isSent = result.code === 0
        if (!isSent && !hasFailed)
          log.warn(
            { err: result.error },
            'telemetry: failed to export spans, dropping them until the collector answers',
          )
        if (isSent && hasFailed) log.info('telemetry: export recovered')
        hasFailed = !isSent
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Starts the export by OTLP over HTTP, if a collector is configured. */
export const startConfiguredTelemetry = async (
  service: string,
  config: TelemetryConfig,
  log: Logger,
): Promise<Resource | undefined> => {
  const hasCollector = config.OTEL_EXPORTER_OTLP_ENDPOINT ?? config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (!hasCollector || config.OTEL_SDK_DISABLED || config.OTEL_TRACES_EXPORTER === 'none') return undefined
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto')
  // Reads address, headers, compression and certificates from OTEL_EXPORTER_OTLP_*.
  const exporter = new OTLPTraceExporter({ timeoutMillis: config.OTEL_EXPORTER_OTLP_TIMEOUT })
  const sampling = { name: config.OTEL_TRACES_SAMPLER, ratio: config.OTEL_TRACES_SAMPLER_ARG }
  return startTelemetry(service, reportFailures(exporter, log), sampling, config.VERSION)
}
