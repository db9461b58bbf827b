import { trace } from '@opentelemetry/api'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { afterEach, expect, inject, it, vi } from 'vitest'
import { openElasticsearch } from '../src/elasticsearch.ts'
import { onEvent } from '../src/events/consumer.ts'
import { openGrpcClient } from '../src/grpc/client.ts'
import { protos } from '../src/grpc/protos.ts'
import { openPostgres } from '../src/postgres/postgres.ts'
import { envSchemas, readEnv } from '../src/process/config.ts'
import { openRedis } from '../src/redis.ts'
import { startConfiguredTelemetry, startTelemetry } from '../src/telemetry/span-exporter.ts'
import { inSpan, traceHeaders } from '../src/telemetry/tracing.ts'
import {
  capturedLogger,
  createDatabase,
  createTestKafka,
  silentLogger,
  testContext,
  waitFor,
} from '../testing/fixtures.ts'
import { startOtlpReceiver } from '../testing/otlp-receiver.ts'
import { startFakeService, testSecret } from '../testing/service-harness.ts'
import {
  CountedEvent,
  countedEvents,
  createEffects,
  writeEvents,
  startConsumersOf,
  startRelayOf,
} from './event-fixture.ts'
import { startFakeNet } from './outbound-fixture.ts'

const linksOf = (spans: ReadableSpan[]): string[] => {
  const nameOf = new Map(spans.map((span) => [span.spanContext().spanId, `${span.name} ${span.kind}`]))
  return spans.map((span) => `${span.name} ${span.kind} < ${nameOf.get(span.parentSpanContext?.spanId ?? '') ?? '-'}`)
}

/** Makes a call that goes through two services and an event; ends when the event is applied. @param onWork runs in each */
const runChain = async (onWork: (place: string) => void): Promise<void> => {
  await using database = await createDatabase('platform')
  await createEffects(database.db)
  await using test = await createTestKafka(countedEvents)
  const unused = () => Promise.reject(new Error('unused'))
  const others = { ListPublic: unused, Update: unused, VerifyOpenToken: unused }
  await using inner = await startFakeService(protos.config, {
    ...others,
    ListAll: async () => {
      onWork('inner')
      await writeEvents(database.db, [{ key: 'traced', version: 1 }])
      return { values: {} }
    },
  })
  await using innerClient = openGrpcClient(protos.config, { address: inner.address, secret: testSecret })
  await using outer = await startFakeService(protos.config, {
    ...others,
    ListAll: (request, ctx) => {
      onWork('outer')
      return innerClient.ListAll(request, ctx)
    },
  })
  await using client = openGrpcClient(protos.config, { address: outer.address, secret: testSecret })
  let isApplied = false
  const subscription = onEvent(CountedEvent, {
    apply: async () => {
      onWork('event')
      isApplied = true
    },
  })
  await using _relay = await startRelayOf(database.db, test.kafka)
  await using _consumers = await startConsumersOf(database.db, test.kafka, [subscription])

  await inSpan('request', { kind: 'server' }, () => {
    onWork('request')
    return client.ListAll({}, testContext())
  })
  await waitFor(() => isApplied)
}

it('names one trace in all log lines from a request through two services and an event to its effect, without an export', async () => {
  const { log, lines } = capturedLogger()
  await runChain((place) => log.info(place))
  expect(lines.map(({ msg }) => msg)).toEqual(['request', 'outer', 'inner', 'event'])
  expect(lines[0]?.['trace_id']).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(lines.map(({ trace_id }) => trace_id)).size).toBe(1)
})

it('keeps one trace from a request through two services and an event to its effect', async () => {
  const exporter = new InMemorySpanExporter()
  await using _telemetry = await startTelemetry('test', exporter)
  await runChain(() => undefined)
  const call = 'pandex.config.v1.ConfigService/ListAll'
  // Statements have spans too when their connection was opened after the start of telemetry.
  const withoutStores = () => exporter.getFinishedSpans().filter(({ name }) => !name.startsWith('postgres'))
  const spans = await waitFor(() => withoutStores().length === 6 && withoutStores())
  expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1)
  const [server, client_, consumer] = [1, 2, 4]
  expect(linksOf(spans).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [
      `request ${server} < -`,
      `${call} ${client_} < request ${server}`,
      `${call} ${server} < ${call} ${client_}`,
      `${call} ${client_} < ${call} ${server}`,
      `${call} ${server} < ${call} ${client_}`,
      `process test.counted.v1 ${consumer} < ${call} ${server}`,
    ].toSorted((a, b) => a.localeCompare(b)),
  )
})

afterEach(() => vi.unstubAllEnvs())

const configOf = (env: Record<string, string | undefined>) => readEnv(envSchemas.process, { ...minimalEnv, ...env })

const minimalEnv = { HTTP_PORT: '0', SERVICE_SECRET: 'x'.repeat(16) }

it('creates spans of SQL, Redis, Elasticsearch and outbound requests without values', async () => {
  const exporter = new InMemorySpanExporter()
  await using _telemetry = await startTelemetry('test', exporter)
  const { redisUrl, elasticsearchUrl } = inject('engines')
  const log = silentLogger()
  await using database = await createDatabase('platform')
  await using postgres = openPostgres({ url: database.url, poolSize: 1, log })
  await using redis = await openRedis({ url: redisUrl, log })
  await using elasticsearch = openElasticsearch({ url: elasticsearchUrl, prefix: '' })
  await using net = await startFakeNet()
  await using outbound = net.open()
  const headers: string[] = []
  net.answers.set('/secret', (req, res) => {
    headers.push(...Object.keys(req.headers))
    res.end('answer')
  })
  const useStores = async (): Promise<void> => {
    await postgres.db.raw('select ?::text as found', ['planted'])
    await postgres.db.raw('select 1 / 0').catch(() => undefined)
    await redis.client.get('planted')
    await elasticsearch.client.search({ index: '_all', size: 0, query: { term: { name: 'planted' } } })
  }
  await useStores()
  await elasticsearch.checkReady?.()
  await inSpan('request', { kind: 'server' }, async () => {
    await useStores()
    await outbound.fetch({ url: 'https://pan.example/secret' })
  })
  const names = await waitFor(() => {
    const request = exporter.getFinishedSpans().find(({ name }) => name === 'request')
    const { traceId } = request?.spanContext() ?? {}
    const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId)
    return request && spans.map(({ name, status }) => `${name} ${status.code}`)
  })
  expect(names).toEqual([
    'postgres SELECT 0',
    'postgres SELECT 2',
    'redis GET 0',
    'search 0',
    'GET pan.example 0',
    'request 0',
  ])
  const alone = exporter.getFinishedSpans().filter((span) => !span.parentSpanContext)
  expect(alone.map(({ name }) => name)).toEqual(['search', 'request'])
  expect(JSON.stringify(exporter.getFinishedSpans().map(({ attributes }) => attributes))).not.toMatch(/planted|secret/)
  expect(headers).not.toContain('traceparent')
})

it('writes the ids of the running span into log lines', async () => {
  const { log, lines } = capturedLogger()
  log.info('before')
  await using _telemetry = await startTelemetry('test', new InMemorySpanExporter())
  const traceId = await inSpan('work', { kind: 'server' }, async () => {
    log.child({ request_id: 'r' }).info('during')
    return trace.getActiveSpan()?.spanContext().traceId
  })
  expect(lines.map(({ trace_id }) => trace_id)).toEqual([undefined, traceId])
})

it.each([
  ['parentbased_traceidratio', '0', [false, true, false]],
  ['parentbased_always_off', '1', [false, true, false]],
  ['always_on', '0', [true, true, true]],
  ['traceidratio', '0', [false, false, false]],
])('samples with %s by %s as the standard says', async (name, ratio, expected) => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  const config = configOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_TRACES_SAMPLER: name,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  })
  await using _telemetry = await startConfiguredTelemetry('test', config, silentLogger())
  const isRecorded = (flags?: string) =>
    inSpan(
      'checked',
      {
        kind: 'server',
        ...(flags && { from: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-${flags}` } }),
      },
      async () => trace.getActiveSpan()?.isRecording() ?? false,
    )
  expect([await isRecorded(), await isRecorded('01'), await isRecorded('00')]).toEqual(expected)
})

it.each([{}, { OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])(
  'creates no spans with the variables %j',
  async (env) => {
    const collector = Object.keys(env).length > 0 ? { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } : {}
    expect(await startConfiguredTelemetry('test', configOf({ ...collector, ...env }), silentLogger())).toBeUndefined()
    expect(await inSpan('checked', { kind: 'server' }, async () => trace.getActiveSpan())).toBeUndefined()
    expect(traceHeaders()).toEqual({})
  },
)

it('sends spans to the collector on a stop, with the service name of the log lines, version and pod', async () => {
  await using receiver = await startOtlpReceiver()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url)
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'k8s.pod.name=pandex-disk-1,k8s.namespace.name=site')
  const { log, lines } = capturedLogger()
  log.info('checked')
  const service = String(lines[0]?.['service'])
  const pod = { 'k8s.pod.name': 'pandex-disk-1', 'k8s.namespace.name': 'site' }
  for (const [named, name] of [
    ['', service],
    ['named', 'named'],
  ]) {
    vi.stubEnv('OTEL_SERVICE_NAME', named)
    const config = configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, VERSION: '1.2.3' })
    const telemetry = await startConfiguredTelemetry(service, config, silentLogger())
    await inSpan('checked', { kind: 'server' }, async () => undefined)
    await telemetry?.[Symbol.asyncDispose]()
    const resource = { 'service.name': name, 'service.namespace': 'pandex', 'service.version': '1.2.3', ...pod }
    expect(receiver.spans.splice(0).map((span) => [span.name, span.resource])).toEqual([['checked', resource]])
  }
})

it('logs once that the collector is away', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  const { log, lines } = capturedLogger()
  const config = configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  const telemetry = await startConfiguredTelemetry('disk', config, log)
  await inSpan('lost', { kind: 'server' }, async () => undefined)
  await waitFor(() => lines.length > 0)
  await inSpan('lost', { kind: 'server' }, async () => undefined)
  await telemetry?.[Symbol.asyncDispose]()
  expect(lines.map(({ msg }) => msg)).toEqual([
    'telemetry: failed to export spans, dropping them until the collector answers',
  ])
})
