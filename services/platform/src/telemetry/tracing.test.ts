import { expect, it } from 'vitest'
import { currentTrace, inSpan, outsideOfTraces, startRequestTrace, traceFieldsOf, traceHeaders } from './tracing.ts'
import type { SpanOptions } from './tracing.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-00`

const observe = async (): Promise<Record<string, string>> => ({ ...currentTrace(), ...traceHeaders() })
const observeIn = (options: SpanOptions) => inSpan('work', options, observe)

it('continues the trace that a call or an event names, and passes it on', async () => {
  for (const kind of ['server', 'consumer'] as const)
    expect(await observeIn({ kind, from: { traceparent } })).toEqual({
      trace_id: traceId,
      traceparent: expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`)),
    })
})

it.each([
  ['none', {}],
  ['an empty one', { traceparent: '' }],
  ['text', { traceparent: '"}\n{"level":"fatal"' }],
  ['zeros', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` }],
  ['another length', { traceparent: `${traceparent}0` }],
  ['upper case', { traceparent: traceparent.toUpperCase() }],
])('begins a trace of its own with %s', async (_name, from: Record<string, string>) => {
  const [one, other] = [await observeIn({ kind: 'server', from }), await observeIn({ kind: 'server', from })]
  expect(one['trace_id']).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
  expect(one['traceparent']).toBe(`00-${one['trace_id']}-${one['trace_id']?.slice(16)}-00`)
  expect(new Set([one['trace_id'], other['trace_id'], traceId]).size).toBe(3)
  expect(traceFieldsOf(from)).toEqual({})
})

it('belongs to no trace outside of requests and events', async () => {
  expect(await observe()).toEqual({})
  expect(await observeIn({ kind: 'client' })).toEqual({})
  const escaped = inSpan('request', { kind: 'server' }, async () => outsideOfTraces(observe))
  expect(await escaped).toEqual({})
})

it('gives a request an id for its calls and log lines, from a UUID where there is one', async () => {
  const given = startRequestTrace('0af76519-16cd-43dd-8448-eb211c80319c')
  expect([given.traceId, given.ownId]).toEqual([traceId, traceId])
  expect(given.run(() => traceHeaders(given.ownId))).toEqual({ traceparent: `00-${traceId}-${traceId.slice(16)}-00` })
  const own = startRequestTrace()
  expect(own.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect([own.ownId, own.isRecorded]).toEqual([own.traceId, false])
})

it('prefers the running trace to that of a request', async () => {
  const headers = await inSpan('work', { kind: 'server', from: { traceparent } }, async () =>
    traceHeaders('f'.repeat(32)),
  )
  expect(headers['traceparent']).toContain(traceId)
})
