import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@pandex/platform/errors'
import { makePrefix } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { expect, it } from 'vitest'
import { withSwitches } from '../support/fake-config.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { Answer, TestGateway, TestGatewayOptions } from '../support/test-gateway.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'

const slowMs = 60

const throttling = { ladder_enabled: true, slow_ms: slowMs, ban_after: 100, ban_minutes: 1, verify_crawlers: true }

/** A tenth of the real limits: of 30 searches a minute 21 are not delayed, and from the 28th on browsers must solve a captcha. */
const start = (fields: object = {}, options: TestGatewayOptions = {}): Promise<TestGateway> =>
  startGateway({
    trustedProxies: ['127.0.0.0/8'],
    rateLimitScale: 0.1,
    site: { config: withSwitches({ anti_crawler: { ...throttling, ...fields } }) },
    ...options,
  })

const browser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
  'accept-language': 'zh-CN',
}
const program = { 'user-agent': 'tvbox/1.0' }

type Headers = Record<string, string>

const search = (gateway: TestGateway, address: string, headers: Headers = program): Promise<Answer> =>
  gateway.post('/v1/search/disk', { q: 'x' }, { 'x-forwarded-for': address, ...headers })

const searchMany = async (gateway: TestGateway, count: number, address: string, headers?: Headers): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => search(gateway, address, headers)))

const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status)
const statuses = (status: number, count: number): number[] => Array.from({ length: count }, () => status)

it('delays no client up to 70 % of its budget, every client by slow_ms above, and refuses at 100 %', async () => {
  await using gateway = await start({ slow_ms: 1_500 })
  let visitors = 0
  const visitor = (): string => `198.51.${visitors}.1`
  const measureUndelayedMs = async (): Promise<number> => {
    visitors += 1
    await search(gateway, visitor())
    return measureDurationMs(() => searchMany(gateway, 20, visitor()))
  }
  expect(await measureMin(1_400, measureUndelayedMs)).toBeLessThan(1_400)
  const delayed = { answers: [] as Answer[] }
  const ms = await measureDurationMs(async () => {
    delayed.answers = await searchMany(gateway, 9, visitor())
  })
  expect(ms).toBeGreaterThanOrEqual(1_450)
  expect(statusesOf(delayed.answers)).toEqual(statuses(200, 9))
  const stopped = await search(gateway, visitor())
  expect(stopped).toMatchObject({ status: 429, body: { code: 429 } })
  expect(stopped.headers.get('ratelimit-limit')).toBe('30')
  expect(stopped.headers.get('ratelimit-remaining')).toBe('0')
  expect(stopped.headers.get('retry-after')).toBe(stopped.headers.get('ratelimit-reset'))
})

const captchaRequired = { status: 429, body: { code: 428, msg: '请完成验证', data: null } }

it('requires a captcha of browsers above 90 %, and never of programs', async () => {
  await using gateway = await start()
  await searchMany(gateway, 27, '198.51.100.2', browser)
  const refused = await search(gateway, '198.51.100.2', browser)
  expect(refused).toMatchObject(captchaRequired)
  expect(refused.headers.get('ratelimit-remaining')).toBe('2')
  expect(statusesOf(await searchMany(gateway, 30, '198.51.101.2', program))).toEqual(statuses(200, 30))
})

it('only limits, without delay and captcha, while throttling levels are off', async () => {
  await using gateway = await start({ ladder_enabled: false, slow_ms: 10_000 })
  const ms = await measureDurationMs(async () => {
    expect(statusesOf(await searchMany(gateway, 30, '198.51.100.3', browser))).toEqual(statuses(200, 30))
  })
  expect(ms).toBeLessThan(10_000)
  expect((await search(gateway, '198.51.100.3', browser)).body.code).toBe(429)
})

it('never delays three concurrent pages and requires no captcha for them', async () => {
  await using gateway = await start({ slow_ms: 5_000 }, { rateLimitScale: 1 })
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(
      [1, 2, 3].map((page) => gateway.post('/v1/search/disk', { q: `word ${round}`, page }, browser)),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 200])
  }
})

it('escalates a whole network together', async () => {
  await using gateway = await start()
  // 180 searches a minute for a /24, 30 for each address: nine tenths are spent while no address is near its own limit.
  for (let host = 1; host <= 9; host++) await searchMany(gateway, 18, `198.51.100.${host}`, program)
  expect(await search(gateway, '198.51.100.200', browser)).toMatchObject(captchaRequired)
  expect((await search(gateway, '198.51.101.200', browser)).status).toBe(200)
})

const solveFor = (purpose: string, gateway: TestGateway): void =>
  gateway.services.replace({
    config: withSwitches({ anti_crawler: throttling }),
    captcha: { CheckAnswer: async () => ({ ok: true, token: 'solved', purpose, next: null }) },
  })

const check = (gateway: TestGateway, address: string): Promise<Answer> =>
  gateway.post('/v1/captcha/check', { key: 'c1', dots: 'AAAA' }, { 'x-forwarded-for': address })

it('grants a client access at every replica after a captcha for access, up to its limit', async () => {
  const redisPrefix = makePrefix()
  await using first = await start({}, { redisPrefix })
  await using second = await start({}, { redisPrefix })
  await searchMany(first, 27, '198.51.100.4', browser)
  expect(await search(first, '198.51.100.4', browser)).toMatchObject(captchaRequired)
  solveFor('access', first)
  expect(await check(first, '198.51.100.4')).toMatchObject({ status: 200, body: { code: 200, msg: '验证成功' } })
  expect(first.services.calls.filter(({ method }) => method === 'UseToken')).toMatchObject([
    { request: { token: 'solved', purpose: 'access' }, ctx: { clientAddress: '198.51.100.4' } },
  ])
  expect((await search(first, '198.51.100.4', browser)).status).toBe(200)
  expect((await search(second, '198.51.100.4', browser)).status).toBe(200)
  expect(await search(second, '198.51.100.4', browser)).toMatchObject({ status: 429, body: { code: 429 } })
})

it('grants no access after a captcha for another purpose or with a used token', async () => {
  await using gateway = await start()
  await searchMany(gateway, 26, '198.51.100.5', browser)
  solveFor('login', gateway)
  expect((await check(gateway, '198.51.100.5')).body.data).toEqual({ ok: true, token: 'solved' })
  expect(gateway.services.calls.filter(({ method }) => method === 'UseToken')).toEqual([])
  await search(gateway, '198.51.100.5', browser)
  expect(await search(gateway, '198.51.100.5', browser)).toMatchObject(captchaRequired)
  solveFor('access', gateway)
  const used = (): Promise<never> =>
    Promise.reject(new AppError('failed_precondition', 'captcha.bad_token', '验证码已失效'))
  gateway.services.replace({
    config: withSwitches({ anti_crawler: throttling }),
    captcha: { CheckAnswer: async () => ({ ok: true, token: 'used', purpose: 'access', next: null }), UseToken: used },
  })
  expect(await check(gateway, '198.51.100.5')).toMatchObject({ body: { code: 0, msg: '验证码已失效' } })
  expect(await search(gateway, '198.51.100.5', browser)).toMatchObject(captchaRequired)
})

it('serves the captcha and the configuration without delay and captcha', async () => {
  await using gateway = await start({ slow_ms: 10_000 })
  const headers = { ...browser, 'x-forwarded-for': '198.51.100.6' }
  const read = async (path: string, count: number): Promise<number[]> =>
    statusesOf(await Promise.all(Array.from({ length: count }, () => gateway.get(path, headers))))
  const ms = await measureDurationMs(async () => {
    expect(await read('/v1/captcha/gen', 6)).toEqual(statuses(200, 6))
    expect(await read('/v1/site_config/all', 60)).toEqual(statuses(200, 60))
  })
  expect(ms).toBeLessThan(10_000)
  expect(await read('/v1/captcha/gen', 1)).toEqual([429])
})

it('serves a page above 90 % with a delay', async () => {
  using webBuild = await buildFakeWebBuild()
  await using gateway = await start({}, { web: webBuild.web })
  const headers = { ...browser, 'x-forwarded-for': '198.51.100.7' }
  for (let count = 0; count < 29; count++) await fetch(gateway.url, { headers })
  expect((await fetch(gateway.url, { headers })).status).toBe(200)
  const stopped = await fetch(gateway.url, { headers })
  expect([stopped.status, stopped.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
})

const banned = { status: 403, body: { code: 403, msg: '访问过于频繁，已被暂时限制，请稍后再来', data: null } }

it.concurrent('bans a client at all replicas within two seconds and unbans the client when the ban ends', async ({
  expect,
}) => {
  const redisPrefix = makePrefix()
  const fields = { slow_ms: 0, ban_after: 1, ban_minutes: 0.05 }
  await using first = await start(fields, { redisPrefix })
  await using second = await start(fields, { redisPrefix })
  let visitors = 0
  const info = (replica: TestGateway): Promise<Answer> =>
    replica.get('/v1/site_config/all', { 'x-forwarded-for': `198.51.${visitors}.8` })
  /** Returns the time until both replicas have banned a new client; infinity when the ban expired before both were checked. */
  const measureBanMs = async (): Promise<number> => {
    visitors += 1
    await searchMany(first, 31, `198.51.${visitors}.8`)
    const startedAt = performance.now()
    const isBanned = async (replica: TestGateway): Promise<boolean> => {
      const { status, headers, body } = await info(replica)
      if (status !== banned.status) return false
      expect({ status, body }).toEqual(banned)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      return true
    }
    for (const replica of [first, second])
      while (!(await isBanned(replica))) {
        if (performance.now() - startedAt > 2_000) return Number.POSITIVE_INFINITY
        await delay(50)
      }
    return performance.now() - startedAt
  }
  expect(await measureMin(2_000, measureBanMs)).toBeLessThan(2_000)
  expect((await search(second, '198.51.0.9')).status).toBe(200)
  for (const replica of [first, second]) await expect.poll(async () => (await info(replica)).status).toBe(200)
})

it.concurrent('bans no client for other clients of its network', async ({ expect }) => {
  await using gateway = await start({ slow_ms: 0, ban_after: 1 })
  for (let host = 1; host <= 6; host++) await searchMany(gateway, 31, `198.51.100.${host}`, program)
  expect((await search(gateway, '198.51.100.200')).status).toBe(429)
  await expect.poll(() => search(gateway, '198.51.100.1'), { interval: 50 }).toMatchObject(banned)
  expect((await search(gateway, '198.51.100.200')).status).toBe(429)
})

const baidu = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'
const host = 'baiduspider-203-0-113-1.crawl.baidu.com'

const names: TestGatewayOptions['dns'] = {
  reverse: async (address) => (address === '203.0.113.1' ? [host] : []),
  resolve4: async (name) => (name === host ? ['203.0.113.1'] : []),
  resolve6: async () => [],
}

it.concurrent('exempts a verified crawler from captchas and bans, but not from the limit', async ({ expect }) => {
  await using gateway = await start({ slow_ms: 0, ban_after: 1 }, { dns: names })
  const headers = { 'user-agent': baidu, 'accept-language': 'zh-cn' }
  expect(statusesOf(await searchMany(gateway, 30, '203.0.113.1', headers))).toEqual(statuses(200, 30))
  const impostor = await searchMany(gateway, 30, '198.51.100.1', headers)
  expect(impostor.filter(({ body }) => body.code === 428)).toHaveLength(3)
  for (const address of ['203.0.113.1', '198.51.100.1']) {
    expect(await search(gateway, address, headers)).toMatchObject({ status: 429, body: { code: 429 } })
  }
  await expect.poll(() => search(gateway, '198.51.100.1', headers)).toMatchObject(banned)
  expect((await search(gateway, '203.0.113.1', headers)).body.code).toBe(429)
})

it.concurrent('applies a changed configuration without a restart', async ({ expect }) => {
  await using gateway = await start({ ladder_enabled: false })
  await searchMany(gateway, 28, '198.51.100.10', browser)
  gateway.services.replace({ config: withSwitches({ anti_crawler: throttling }) })
  // Each round uses a new client with a full budget, until one gets a captcha.
  let visitor = 0
  const isCaptchaRequired = async (): Promise<boolean> => {
    visitor += 1
    const answers = await searchMany(gateway, 28, `203.0.${visitor}.1`, browser)
    return answers.some(({ body }) => body.code === 428)
  }
  await expect.poll(isCaptchaRequired).toBe(true)
})
