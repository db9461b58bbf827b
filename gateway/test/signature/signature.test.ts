import { createHmac } from 'node:crypto'
import { makePrefix, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withSwitches } from '../support/fake-config.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { Answer, TestGateway, TestGatewayOptions } from '../support/test-gateway.ts'

const key = 'the-present-key'
const previousKey = 'the-key-before'

const siteWith = (crawler: object = {}, pub: object = {}): TestGatewayOptions['site'] => ({
  config: withSwitches({
    anti_crawler: { window_seconds: 60, action: 'refuse', previous_key: previousKey, ...crawler },
    anti_crawler_pub: { enabled: true, key, ...pub },
  }),
})

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({ site: siteWith() })
})

beforeEach(() => {
  gateway.services.calls.length = 0
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const hmac = (secret: string, content: string): string => createHmac('sha256', secret).update(content).digest('hex')

interface Signed {
  method?: string
  path?: string
  body?: string
  time?: number
  secret?: string
}

/** Strictly increasing, as in the front. */
let lastTime = 0

const sign = ({ method = 'POST', path = '/v1/search/disk', body = '', secret = key, time }: Signed) => {
  lastTime = Math.max(Date.now(), lastTime + 1)
  const sentAt = String(time ?? lastTime)
  const bodySign = hmac(secret, body)
  return {
    'x-time': sentAt,
    'x-path': path,
    'x-sign': hmac(secret, [method, path, sentAt, bodySign].join('\n')),
    'x-body-sign': bodySign,
  }
}

const body = JSON.stringify({ q: '庆余年' })

const search = (headers: Record<string, string>, sent = body, target = gateway): Promise<Answer> =>
  target.post('/v1/search/disk', sent, headers)

const refused = { status: 200, body: { code: 407, msg: '请求签名无效', data: null } }

it('accepts a signed call with a body and with a query', async () => {
  expect((await search(sign({ body }))).body.code).toBe(200)
  const path = '/v1/disk/latest?size=7&type=QUARK'
  expect((await gateway.get(path, sign({ method: 'GET', path }))).body.code).toBe(200)
})

it('refuses an unsigned call, also for a cached response', async () => {
  expect((await search(sign({ body }))).body.code).toBe(200)
  expect(await search({})).toMatchObject(refused)
  for (const missing of ['x-time', 'x-path', 'x-sign', 'x-body-sign']) {
    const { [missing]: _, ...rest } = sign({ body }) as Record<string, string>
    expect(await search(rest)).toMatchObject(refused)
  }
})

it('refuses a call whose body, path, query, method or time differs from the signed one', async () => {
  const other = JSON.stringify({ q: '别的' })
  expect(await search(sign({ body }), other)).toMatchObject(refused)
  expect(await search({ ...sign({ body }), 'x-body-sign': hmac(key, other) }, other)).toMatchObject(refused)
  expect(await search(sign({ body, path: '/v1/disk/latest' }))).toMatchObject(refused)
  expect(await search(sign({ body, method: 'GET' }))).toMatchObject(refused)
  const headers = sign({ body })
  expect(await search({ ...headers, 'x-time': String(Number(headers['x-time']) + 1) })).toMatchObject(refused)
  const signed = '/v1/disk/latest?size=7'
  for (const path of [
    '/v1/disk/latest?size=8',
    '/v1/disk/latest?size=7&page=2',
    '/v1/disk/latest',
    '/v1/disk/hot?size=7',
  ]) {
    const forged = sign({ method: 'GET', path: signed })
    for (const named of [signed, path])
      expect(await gateway.get(path, { ...forged, 'x-path': named })).toMatchObject(refused)
  }
  expect(gateway.services.calls).toEqual([])
})

it('signs the exact bytes of the body', async () => {
  expect(await search(sign({ body }), ` ${body}`)).toMatchObject(refused)
})

it('accepts times within the window only', async () => {
  const searchAt = (offsetMs: number) => search(sign({ body, time: Date.now() + offsetMs }))
  for (const offsetMs of [-55_000, 55_000]) expect((await searchAt(offsetMs)).body.code).toBe(200)
  for (const offsetMs of [-65_000, 65_000, -86_400_000]) expect(await searchAt(offsetMs)).toMatchObject(refused)
  for (const time of ['', 'now', '1e13', '-1', `${Date.now()}x`, '9'.repeat(30)]) {
    expect(await search({ ...sign({ body }), 'x-time': time })).toMatchObject(refused)
  }
})

it('accepts a signature once, in upper or lower case, across replicas', async () => {
  const redisPrefix = makePrefix()
  await using first = await startGateway({ site: siteWith(), redisPrefix })
  await using second = await startGateway({ site: siteWith(), redisPrefix })
  const headers = sign({ body })
  const upper = { ...headers, 'x-sign': headers['x-sign'].toUpperCase() }
  expect((await search(headers, body, first)).body.code).toBe(200)
  expect(await search(headers, body, first)).toMatchObject(refused)
  expect(await search(upper, body, first)).toMatchObject(refused)
  expect(await search(headers, body, second)).toMatchObject(refused)
  const raceHeaders = sign({ body })
  const racing = await Promise.all(
    Array.from({ length: 20 }, (_, index) => search(raceHeaders, body, index % 2 ? first : second)),
  )
  expect(racing.filter(({ body: { code } }) => code === 200)).toHaveLength(1)
})

it('accepts both keys during a rotation, but no mixture and no removed key', async () => {
  expect((await search(sign({ body, secret: previousKey }))).body.code).toBe(200)
  const mixed = { ...sign({ body }), 'x-body-sign': hmac(previousKey, body) }
  expect(await search(mixed)).toMatchObject(refused)
  expect(await search(sign({ body, secret: 'a guess' }))).toMatchObject(refused)
  expect(await search(sign({ body, secret: '' }))).toMatchObject(refused)
  await using after = await startGateway({ site: siteWith({ previous_key: '' }) })
  expect(await search(sign({ body, secret: previousKey }), body, after)).toMatchObject(refused)
  expect((await search(sign({ body }), body, after)).body.code).toBe(200)
})

it('refuses malformed signatures', async () => {
  for (const malformed of ['', 'x', '0'.repeat(63), '0'.repeat(65), 'g'.repeat(64), '0'.repeat(64)]) {
    expect(await search({ ...sign({ body }), 'x-sign': malformed })).toMatchObject(refused)
    expect(await search({ ...sign({ body }), 'x-body-sign': malformed })).toMatchObject(refused)
  }
  const headers = new Headers({ ...sign({ body }), 'content-type': 'application/json' })
  headers.append('x-sign', '0'.repeat(64))
  const twice = await fetch(`${gateway.url}/v1/search/disk`, { method: 'POST', headers, body })
  expect(await twice.json()).toMatchObject(refused.body)
})

it('requires signatures of public calls only, except calls needed to obtain the key', async () => {
  expect((await gateway.get('/v1/site_config/all')).body.code).toBe(200)
  expect((await gateway.get('/v1/captcha/gen')).body.code).toBe(200)
  expect((await gateway.get('/auth/v1/user/info', bearer(gateway.tokens.user))).body.code).toBe(200)
  expect((await gateway.get('/admin/v1/site_config/all', bearer(gateway.tokens.admin))).body.code).toBe(200)
  expect((await gateway.post('/open/search/disk', body)).body.code).toBe(200)
  expect(await gateway.get('/v1/disk/latest')).toMatchObject(refused)
  expect(await gateway.post('/v1/user/login', { username: 'admin', password: 'right' })).toMatchObject(refused)
})

it('requires signatures of the listed routes only, if there are any', async () => {
  await using listed = await startGateway({ site: siteWith({ enforced_routes: ['POST /v1/search/disk'] }) })
  expect(await search({}, body, listed)).toMatchObject(refused)
  expect((await search(sign({ body }), body, listed)).body.code).toBe(200)
  expect((await listed.get('/v1/disk/latest')).body.code).toBe(200)
})

it.each<[string, object]>([
  ['signatures are off', { enabled: false }],
  ['the key is empty', { key: '' }],
])('ignores all signatures while %s', async (_, pub) => {
  await using unsigned = await startGateway({ site: siteWith({}, pub) })
  expect((await search({}, body, unsigned)).body.code).toBe(200)
  const stale = sign({ body, time: 1_000 })
  for (let count = 0; count < 2; count++) expect((await search(stale, body, unsigned)).body.code).toBe(200)
  expect((await search({ 'x-time': 'x', 'x-sign': 'y' }, body, unsigned)).body.code).toBe(200)
})

it('requires a captcha instead if configured, and accepts calls after a solved one', async () => {
  await using withCaptcha = await startGateway({ site: siteWith({ action: 'captcha' }) })
  expect(await search({}, body, withCaptcha)).toMatchObject({ status: 429, body: { code: 428, msg: '请完成验证' } })
  expect((await search(sign({ body }), body, withCaptcha)).body.code).toBe(200)
  withCaptcha.services.replace({
    ...siteWith({ action: 'captcha' }),
    captcha: { CheckAnswer: async () => ({ ok: true, token: 't', purpose: 'access', next: null }) },
  })
  await withCaptcha.post('/v1/captcha/check', { key: 'c1', dots: 'AAAA' })
  expect((await search({}, body, withCaptcha)).body.code).toBe(200)
})

it('only logs invalid signatures if configured', async () => {
  await using logging = await startGateway({ site: siteWith({ action: 'log' }) })
  expect((await search({}, body, logging)).body.code).toBe(200)
  expect((await search(sign({ body, time: 1_000 }), body, logging)).body.code).toBe(200)
  const faults = logging.logLines
    .filter(({ msg }) => msg === 'signature: invalid, accepting the request')
    .map(({ fault }) => fault)
  expect(faults).toEqual(['missing', 'stale'])
})

it('applies a changed key without a restart', async () => {
  await using live = await startGateway({ site: siteWith({}, { enabled: false }) })
  const becomes = (code: number) => waitFor(async () => (await search({}, body, live)).body.code === code)
  const change = async (): Promise<number> => {
    live.services.replace(siteWith({}, { enabled: false }) ?? {})
    await becomes(200)
    live.services.replace(siteWith() ?? {})
    return measureDurationMs(() => becomes(407))
  }
  expect(await measureMin(2_000, change)).toBeLessThan(2_000)
})
