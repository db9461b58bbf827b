import { trace } from '@opentelemetry/api'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { onEvent } from '../src/events/consumer.ts'
import { openGrpcClient } from '../src/grpc/client.ts'
import { protos } from '../src/grpc/protos.ts'
import { startTelemetry, startTelemetryTo } from '../src/telemetry/span-exporter.ts'
import { inSpan } from '../src/telemetry/tracing.ts'
import { createDatabase, createTestKafka, testContext, waitFor } from '../testing/fixtures.ts'
import { startFakeService, testSecret } from '../testing/service-harness.ts'
import {
  CountedEvent,
  countedEvents,
  createEffects,
  writeEvents,
  startConsumersOf,
  startRelayOf,
} from './event-fixture.ts'

const linksOf = (spans: ReadableSpan[]): string[] => {
  const nameOf = new Map(spans.map((span) => [span.spanContext().spanId, `${span.name} ${span.kind}`]))
  return spans.map((span) => `${span.name} ${span.kind} < ${nameOf.get(span.parentSpanContext?.spanId ?? '') ?? '-'}`)
}

it('keeps one trace from a request through two services and an event to its effect', async () => {
  await using database = await createDatabase('platform')
  await createEffects(database.db)
  await using test = await createTestKafka(countedEvents)
  const exporter = new InMemorySpanExporter()
  await using _telemetry = await startTelemetry('test', exporter)
  const unused = () => Promise.reject(new Error('unused'))
  const others = { ListPublic: unused, Update: unused, VerifyOpenToken: unused }
  await using inner = await startFakeService(protos.config, {
    ...others,
    ListAll: async () => {
      await writeEvents(database.db, [{ key: 'traced', version: 1 }])
      return { values: {} }
    },
  })
  await using innerClient = openGrpcClient(protos.config, { address: inner.address, secret: testSecret })
  await using outer = await startFakeService(protos.config, { ...others, ListAll: innerClient.ListAll })
  await using client = openGrpcClient(protos.config, { address: outer.address, secret: testSecret })
  let isApplied = false
  const subscription = onEvent(CountedEvent, { apply: async () => void (isApplied = true) })
  await using _relay = await startRelayOf(database.db, test.kafka)
  await using _consumers = await startConsumersOf(database.db, test.kafka, [subscription])

  await inSpan('request', { kind: 'server' }, () => client.ListAll({}, testContext()))
  await waitFor(() => isApplied)
  const call = 'pandex.config.v1.ConfigService/ListAll'
  const spans = await waitFor(() => exporter.getFinishedSpans().length === 6 && exporter.getFinishedSpans())
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

it('sends spans to the collector on a stop, and creates none without a start', async () => {
  const bodies: string[] = []
  const collector = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => bodies.push(`${req.url} ${chunk.toString('latin1')}`))
    req.on('end', () => res.end())
  })
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  await using _collector = { [Symbol.asyncDispose]: async () => void collector.close() }
  const isRecorded = () =>
    inSpan('checked', { kind: 'server' }, async () => trace.getActiveSpan()?.isRecording() ?? false)
  expect(await isRecorded()).toBe(false)
  const telemetry = await startTelemetryTo('disk', `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`, 1)
  expect(await isRecorded()).toBe(true)
  await telemetry[Symbol.asyncDispose]()
  expect(bodies.join()).toMatch(/^\/v1\/traces [^]*pandex-disk[^]*checked/)
})
