import { Metadata, credentials, makeGenericClientConstructor } from '@grpc/grpc-js'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { AppError } from '../src/errors.ts'
import { openGrpcClient } from '../src/grpc/client.ts'
import { ownContext } from '../src/grpc/context.ts'
import type { Context } from '../src/grpc/context.ts'
import { writeHeaders } from '../src/grpc/metadata.ts'
import { protos } from '../src/grpc/protos.ts'
import { implement, startGrpcServer } from '../src/grpc/server.ts'
import { capturedLogger, silentLogger, testContext, waitFor } from '../testing/fixtures.ts'
import { measureMinDurationMs, measureMin, measureDurationMs } from '../testing/measure.ts'
import { testSecret } from '../testing/service-harness.ts'

const host = '127.0.0.1'
const definition = protos.config
type Handler = (ctx: Context) => Promise<void>

const serve = (handler: Handler, port = 0, log = silentLogger()) => {
  const answer = async (_: unknown, ctx: Context) => {
    await handler(ctx)
    return { values: {} }
  }
  const handlers = { ListAll: answer, ListPublic: answer, Update: answer, VerifyOpenToken: async () => ({}) }
  const service = implement(definition, handlers as unknown as Parameters<typeof implement<typeof definition>>[1])
  return startGrpcServer({ host, port, secret: testSecret, log }, [service])
}

const unavailable = { kind: 'unavailable' }

const clientOf = (port: number) => openGrpcClient(definition, { address: `${host}:${port}`, secret: testSecret })

it('refuses calls without a service credential, and runs no handler for them', async () => {
  let calls = 0
  const { log, lines } = capturedLogger()
  await using server = await serve(async () => void (calls += 1), 0, log)
  const UnauthenticatedClient = makeGenericClientConstructor(definition as unknown as ServiceDefinition, 'config')
  const unauthenticated = new UnauthenticatedClient(`${host}:${server.port}`, credentials.createInsecure())
  const list = promisify(
    (metadata: Metadata, callback: (error: Error | null) => void) =>
      void unauthenticated.ListAll?.({}, metadata, callback),
  )
  await expect(list(new Metadata())).rejects.toMatchObject({ code: 7 })
  const forged = new Metadata()
  forged.set('x-identity', 'admin:1')
  forged.set('x-service-credential', 'forged')
  await expect(list(forged)).rejects.toMatchObject({ code: 7 })
  // Replayed headers: of another method, and of this method from half a minute ago.
  const { ListAll, Update } = definition as unknown as ServiceDefinition
  const headers = { requestId: 'r', user: { id: 1, role: 'admin' as const }, clientAddress: '' }
  const ofUpdate = writeHeaders(testSecret, Update?.path ?? '', headers)
  await expect(list(ofUpdate)).rejects.toMatchObject({ code: 7, details: 'platform.bad_service_credential' })
  const old = writeHeaders(testSecret, ListAll?.path ?? '', headers, Date.now() - 31_000)
  await expect(list(old)).rejects.toMatchObject({ code: 14, details: 'platform.clock_skew' })
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'grpc server: credential expired or replayed, refusing the call' }),
  )
  expect(calls).toBe(0)
  await list(writeHeaders(testSecret, ListAll?.path ?? '', headers))
  expect(calls).toBe(1)
  unauthenticated.close()
})

it('forwards the caller and the remaining deadline', async () => {
  const seen: Context[] = []
  await using server = await serve(async (ctx) => void seen.push(ctx))
  await using client = clientOf(server.port)
  const ctx = testContext({ user: { id: 5, role: 'admin' }, budgetMs: 60_000, requestId: 'r-77' })
  await client.ListAll({}, ctx)
  expect(seen[0]).toMatchObject({ requestId: 'r-77', user: { id: 5, role: 'admin' }, clientAddress: ctx.clientAddress })
  // Differs by transport time and the return margin; without the caller's deadline it would be ten seconds.
  expect(Math.abs(ctx.deadlineMs - (seen[0]?.deadlineMs ?? 0))).toBeLessThan(20_000)
})

it('fails at the deadline and cancels the handler', async () => {
  let isCancelled = false
  await using server = await serve(async ({ signal }) => {
    await once(signal, 'abort')
    isCancelled = true
  })
  await using client = clientOf(server.port)
  const giveUp = () => expect(client.ListAll({}, testContext({ budgetMs: 300 }))).rejects.toMatchObject(unavailable)
  expect(await measureMinDurationMs(600, giveUp)).toBeLessThan(600)
  await waitFor(() => isCancelled)
})

it('sends no call after the deadline or for a cancelled caller', async () => {
  let calls = 0
  await using server = await serve(async () => void (calls += 1))
  await using client = clientOf(server.port)
  await client.ListAll({}, testContext())
  const gone = new AbortController()
  gone.abort()
  await expect(client.ListAll({}, { ...testContext(), signal: gone.signal })).rejects.toMatchObject({
    kind: 'unavailable',
  })
  await expect(client.ListAll({}, testContext({ budgetMs: -10 }))).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(client.ListAll({}, testContext({ budgetMs: 45 }))).rejects.toMatchObject({ kind: 'unavailable' })
  expect(calls).toBe(1)
})

it('cancels the handler when its caller disconnects', async () => {
  let isCancelled = false
  await using server = await serve(async ({ signal }) => {
    await once(signal, 'abort')
    isCancelled = true
  })
  await using client = clientOf(server.port)
  const leaving = new AbortController()
  const call = client.ListAll({}, { ...testContext(), signal: leaving.signal })
  setTimeout(() => leaving.abort(), 100)
  await expect(call).rejects.toMatchObject({ kind: 'unavailable' })
  await waitFor(() => isCancelled)
})

it('makes own calls for a request without its user, within its time', async () => {
  const seen: Context[] = []
  const { log, lines } = capturedLogger()
  await using inner = await serve(async (ctx) => void seen.push(ctx))
  await using innerClient = clientOf(inner.port)
  await using outer = await serve(
    async (ctx) => {
      const own = ownContext(ctx, 60_000)
      own.log.info('outer: asking')
      await innerClient.ListAll({}, own)
      expect(own.deadlineMs).toBeLessThanOrEqual(ctx.deadlineMs)
    },
    0,
    log,
  )
  await using client = clientOf(outer.port)
  await client.ListAll({}, testContext({ user: { id: 5, role: 'user' }, requestId: 'r-78' }))
  expect(seen[0]).toMatchObject({ requestId: 'r-78', clientAddress: '' })
  expect(seen[0]?.user).toBeUndefined()
  expect(lines).toMatchObject([{ msg: 'outer: asking', request_id: 'r-78' }])
})

it('does not cancel the context of an answered call', async () => {
  const seen: Context[] = []
  await using server = await serve(async (ctx) => void seen.push(ctx))
  await using client = clientOf(server.port)
  for (let call = 0; call < 3; call++) await client.ListAll({}, testContext())
  // The streams of the first calls have closed before the last answer.
  expect(seen.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
})

it('logs an unexpected error once, with its stack and request, and returns none of its details', async () => {
  const { log, lines } = capturedLogger()
  await using server = await serve(() => Promise.reject(new TypeError('inside')), 0, log)
  await using client = clientOf(server.port)
  const call = client.Update({}, testContext({ requestId: 'r-9' }))
  await expect(call).rejects.toMatchObject({ kind: 'internal', code: 'internal' })
  expect(lines).toMatchObject([{ level: 'error', request_id: 'r-9', err: { type: 'TypeError', message: 'inside' } }])
})

it('returns Chinese messages and details of an error to the caller', async () => {
  const error = new AppError('invalid', 'task.text_too_long', '文本太长了：' + '长'.repeat(200), { fields: ['text'] })
  await using server = await serve(() => Promise.reject(error))
  await using client = clientOf(server.port)
  await expect(client.Update({}, testContext())).rejects.toMatchObject({
    kind: 'invalid',
    code: error.code,
    message: error.message,
    details: { fields: ['text'] },
  })
})

it('repeats a read after a connection failure, and never a write', async () => {
  const calls = { reads: 0, writes: 0 }
  const away = new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试')
  await using server = await serve(async () => {
    calls.reads += 1
    if (calls.reads === 1) throw away
  })
  await using writes = await serve(async () => {
    calls.writes += 1
    throw away
  })
  await using client = clientOf(server.port)
  await using writer = clientOf(writes.port)
  await client.ListAll({}, testContext())
  await expect(writer.Update({}, testContext())).rejects.toMatchObject({ kind: 'unavailable' })
  expect(calls).toEqual({ reads: 2, writes: 1 })
})

it('repeats a read that a busy replica refuses with a delay, and no other refused call', async () => {
  let calls = 0
  let details = {}
  await using server = await serve(async () => {
    calls += 1
    if (calls === 1) throw new AppError('unavailable', 'search.too_busy', '服务繁忙，请稍后再试', details)
  })
  await using client = clientOf(server.port)
  const countCalls = async (call: () => Promise<unknown>): Promise<number> => {
    calls = 0
    await call().catch(() => undefined)
    return calls
  }
  expect(await countCalls(() => client.ListAll({}, testContext()))).toBe(2)
  details = { retryAfterSeconds: 1, retryDelayMs: 1 }
  expect(await countCalls(() => client.ListAll({}, testContext()))).toBe(2)
  expect(await countCalls(() => client.Update({ entries: {} } as never, testContext()))).toBe(1)
  details = { retryAfterSeconds: 1 }
  expect(await countCalls(() => client.ListAll({}, testContext()))).toBe(1)
})

it('answers reads within two seconds after a long outage of a service ends', async () => {
  let server = await serve(async () => undefined)
  const { port } = server
  await using client = clientOf(port)
  await client.ListAll({}, testContext())
  const comeBack = async (): Promise<number> => {
    await server[Symbol.asyncDispose]()
    const downUntil = performance.now() + 3_000
    while (performance.now() < downUntil) {
      await expect(client.ListAll({}, testContext())).rejects.toMatchObject(unavailable)
      await delay(100)
    }
    server = await serve(async () => undefined, port)
    return measureDurationMs(() => waitFor(() => client.ListAll({}, testContext())))
  }
  expect(await measureMin(2_500, comeBack)).toBeLessThan(2_500)
  await server[Symbol.asyncDispose]()
})

it('completes calls in flight on a stop, and accepts no new ones', async () => {
  const { promise: finish, resolve } = Promise.withResolvers<void>()
  let inFlight = 0
  const server = await serve(async () => {
    inFlight += 1
    await finish
  })
  await using client = clientOf(server.port)
  const calls = Promise.all(Array.from({ length: 20 }, () => client.Update({}, testContext())))
  await waitFor(() => inFlight === 20)
  const stopped = server[Symbol.asyncDispose]()
  await expect(client.Update({}, testContext({ budgetMs: 1_000 }))).rejects.toMatchObject({ kind: 'unavailable' })
  resolve()
  expect(await calls).toHaveLength(20)
  await stopped
})
