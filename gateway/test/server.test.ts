import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMinDurationMs, measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { expect, it } from 'vitest'
import { openServices, serviceNames } from '../src/clients.ts'
import type { ServiceAddresses } from '../src/clients.ts'
import { disk } from './support/services/disk.ts'
import { accounts, assets } from './support/services/user.ts'
import { startFakeServices } from './support/fake-services.ts'
import { bearer, startGateway } from './support/test-gateway.ts'

const unreachableAddress = '127.0.0.1:1'

it('answers 503 within its deadline while all services are down, and unknown paths with 404', async () => {
  const addresses = Object.fromEntries(serviceNames.map((name) => [name, unreachableAddress])) as ServiceAddresses
  const { services, resources } = openServices(addresses, testSecret)
  await using gateway = await startGateway({ services })
  const callAll = async (): Promise<void> => {
    const answers = await Promise.all([
      gateway.post('/v1/search/disk', { q: 'x' }),
      gateway.get('/v1/disk/latest'),
      gateway.post('/v1/task/import_disk', { text: 'x' }),
      gateway.post('/v1/user/login', { username: 'a', password: 'b' }),
      gateway.get('/auth/v1/user/info', bearer(gateway.tokens.user)),
    ])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { code: 503, msg: '服务繁忙，请稍后再试', data: null } })
      expect(answer.headers.get('retry-after')).toBe('1')
    }
  }
  expect(await measureMinDurationMs(5_500, callAll)).toBeLessThan(5_500)
  expect((await gateway.get('/v1/nothing')).status).toBe(404)
  for (const resource of resources) await resource[Symbol.asyncDispose]()
})

it("passes on a busy service's refusal with its retry delay, without a retry", async () => {
  await using gateway = await startGateway()
  const busy = new AppError('unavailable', 'search.too_busy', '服务繁忙，请稍后再试', { retryAfterSeconds: 2 })
  gateway.services.replace({ search: { SearchDisk: () => Promise.reject(busy) } })
  const refused = await gateway.post('/v1/search/disk', { q: 'x' })
  expect(refused).toMatchObject({ status: 503, body: { code: 503, msg: '服务繁忙，请稍后再试', data: null } })
  expect(refused.headers.get('retry-after')).toBe('2')
  await delay(300)
  expect(gateway.services.calls.map(({ method }) => method)).toEqual(['SearchDisk'])
})

it('fails fast while one service is frozen, serves cached responses, and serves the other services', async () => {
  await using site = await startFakeServices()
  await using proxy = await startFaultProxy({ target: site.addresses.search })
  const addresses = { ...site.addresses, search: proxy.address }
  const { services, resources } = openServices(addresses, testSecret, { silenceMs: 1_500 })
  await using gateway = await startGateway({ services })
  let searchCount = 0
  const searchNew = async () => (await gateway.post('/v1/search/disk', { q: `word ${(searchCount += 1)}` })).status
  const searchCached = () => gateway.post('/v1/search/disk', { q: 'known' })
  await waitFor(async () => (await searchCached()).status === 200)
  proxy.freeze()
  const withoutRelated = await gateway.get(`/v1/disk/doc/${disk.doc_id}`)
  expect(withoutRelated).toMatchObject({ status: 200, body: { data: { related_pending: true } } })
  await searchNew()
  const isLogged = (start: string) =>
    gateway.logLines.some(({ msg }) => typeof msg === 'string' && msg.startsWith(start))
  await waitFor(() => isLogged('grpc: circuit opened, calls fail fast until pandex.search'))
  // Past the stale span: served only if no service can be reached.
  await delay(2_100)
  const callAll = async (): Promise<void> => {
    expect(await searchNew()).toBe(503)
    expect((await searchCached()).body).toMatchObject({ code: 200 })
    expect((await gateway.get(`/v1/disk/doc/${disk.doc_id}`)).body).toMatchObject({ code: 200 })
    expect((await gateway.get('/v1/disk/latest')).status).toBe(200)
  }
  expect(await measureMinDurationMs(2_000, callAll)).toBeLessThan(2_000)
  proxy.restore()
  await waitFor(async () => (await searchNew()) === 200)
  expect(isLogged('grpc: circuit closed, calls to pandex.search')).toBe(true)
  for (const resource of resources) await resource[Symbol.asyncDispose]()
})

it('passes only the flow address of a client for a shared response', async () => {
  await using gateway = await startGateway({ trustedProxies: ['127.0.0.0/8'] })
  await gateway.post('/v1/search/disk', { q: 'x' }, { 'x-forwarded-for': '203.0.113.9' })
  expect(gateway.services.calls[0]?.ctx).toMatchObject({ clientAddress: 'anybody', flowAddress: '203.0.113.9' })
})

it('serves a resource without its related resources, and with them once they are available', async () => {
  await using gateway = await startGateway()
  gateway.services.replace({ search: { FindRelated: () => new Promise(() => {}) } })
  const open = async () => (await gateway.get(`/v1/disk/doc/${disk.doc_id}`)).body
  const expectPartial = async (): Promise<void> => {
    expect(await open()).toMatchObject({ code: 200, data: { doc_id: disk.doc_id, similar: [], related_pending: true } })
  }
  expect(await measureMinDurationMs(2_000, expectPartial)).toBeLessThan(2_000)
  gateway.services.reset()
  const { data } = await waitFor(async () => {
    const body = await open()
    return (body.data as { related_pending?: true }).related_pending ? undefined : body
  })
  expect(data).toMatchObject({ similar: [expect.anything()] })
  expect(data).not.toHaveProperty('related_pending')
})

it('passes deadlines of five seconds for reads and eight seconds for writes', async () => {
  await using gateway = await startGateway()
  /** Largest deviation of a passed deadline from its budget: transport and load of the machine. */
  const measureDeadlineErrorMs = async (): Promise<number> => {
    gateway.services.calls.length = 0
    const sentMs = [Date.now()]
    await gateway.post('/v1/search/disk', { q: `x ${sentMs[0]}` })
    sentMs.push(Date.now())
    await gateway.post('/v1/task/import_disk', { text: 'x' })
    const errorsMs = [5_000, 8_000].map((budgetMs, index) => {
      const receivedMs = (gateway.services.calls[index]?.ctx.deadlineMs ?? 0) - (sentMs[index] ?? 0)
      return Math.abs(budgetMs - receivedMs)
    })
    return Math.max(...errorsMs)
  }
  expect(await measureMin(1_000, measureDeadlineErrorMs)).toBeLessThan(1_000)
})

it('cancels a call when its client disconnects', async () => {
  await using gateway = await startGateway()
  const errorsMs = Promise.withResolvers<void>()
  gateway.services.replace({
    task: {
      GetProgress: (_, ctx) =>
        new Promise(() => {
          ctx.signal.addEventListener('abort', () => errorsMs.resolve())
        }),
    },
  })
  const controller = new AbortController()
  const request = fetch(`${gateway.url}/v1/task/progress?task_no=t`, { signal: controller.signal })
  await expect.poll(() => gateway.services.calls.length).toBe(1)
  controller.abort()
  await expect(request).rejects.toThrow('aborted')
  await errorsMs.promise
})

it('hides the details of an error from the client and logs them', async () => {
  await using gateway = await startGateway()
  gateway.services.replace({
    user: { GetInfo: () => Promise.reject(new Error('select * from accounts failed at /srv/x.ts')) },
  })
  const answer = await gateway.get('/auth/v1/user/info', { ...bearer(gateway.tokens.user), 'x-request-id': 'bug-1' })
  expect(answer).toMatchObject({ status: 500, body: { code: 500, msg: '服务器开小差了，请稍后再试', data: null } })
  expect(answer.headers.get('x-request-id')).toBe('bug-1')
  expect(gateway.logLines.filter(({ level, request_id }) => level === 'error' && request_id === 'bug-1')).toHaveLength(
    1,
  )
})

const stopAfterRequest = async (): Promise<number> => {
  await using gateway = await startGateway()
  const release = Promise.withResolvers<void>()
  gateway.services.replace({
    user: { GetInfo: async () => release.promise.then(() => ({ ...accounts.user, ...assets })) },
  })
  const idle = await gateway.get('/v1/disk/latest')
  expect(idle.status).toBe(200)
  const inFlight = gateway.get('/auth/v1/user/info', bearer(gateway.tokens.user))
  await expect.poll(() => gateway.services.calls.some(({ method }) => method === 'GetInfo')).toBe(true)
  const stopped = gateway.stop()
  await expect(gateway.get('/v1/disk/hot')).rejects.toThrow('fetch failed')
  release.resolve()
  expect((await inFlight).body.code).toBe(200)
  return measureDurationMs(() => stopped)
}

it('finishes requests in flight before it stops, and accepts no further ones', async () => {
  expect(await measureMin(1_000, stopAfterRequest)).toBeLessThan(1_000)
})

it('sends security headers', async () => {
  await using gateway = await startGateway({ trustedProxies: ['127.0.0.1'] })
  const { headers: page } = await fetch(gateway.url)
  const { headers: call } = await gateway.get('/v1/disk/latest')
  for (const headers of [page, call]) {
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  expect(page.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(page.get('x-frame-options')).toBe('DENY')
  expect(page.get('content-security-policy')?.split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /v1/csp_report',
    'report-to csp',
  ])
  expect(call.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
  const secure = await gateway.get('/v1/disk/latest', { 'x-forwarded-proto': 'https' })
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

it('allows CORS requests of listed origins only', async () => {
  const allowedOrigin = 'https://friend.example'
  await using gateway = await startGateway({ corsOrigins: [allowedOrigin] })
  const preflight = (origin: string): Promise<Response> =>
    fetch(`${gateway.url}/v1/search/disk`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-sign' },
    })
  const allowed = await preflight(allowedOrigin)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(allowedOrigin)
  expect(allowed.headers.get('access-control-allow-headers')).toBe(
    'Origin,Content-Type,Accept,Authorization,X-Time,X-Path,X-Sign,X-Body-Sign,X-Request-ID',
  )
  expect(Number(allowed.headers.get('access-control-max-age'))).toBeLessThanOrEqual(600)
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
  const answer = await gateway.post('/v1/search/disk', { q: 'x' }, { origin: allowedOrigin })
  expect(answer.headers.get('access-control-expose-headers')).toBe('Content-Type,Authorization')
  expect(answer.headers.get('vary')).toContain('Origin')
  for (const origin of ['https://evil.example', 'https://friend.example.evil.example', 'null']) {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
  }
})

it('sends requests that services refuse without the shared secret', async () => {
  await using gateway = await startGateway()
  const { services, resources } = openServices(gateway.services.addresses, 'not-the-services-secret')
  const ctx = backgroundContext(silentLogger(), 30_000)
  await expect(services.disk.ListAllCategories({}, ctx)).rejects.toMatchObject({ kind: 'forbidden' })
  for (const resource of resources) await resource[Symbol.asyncDispose]()
})
