import { createHmac } from 'node:crypto'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import type { FaultProxy } from '@pandex/platform/testing/fault-proxy'
import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import { describe, expect, inject, it } from 'vitest'
import { withSwitches } from '../support/fake-config.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { Answer, TestGateway, TestGatewayOptions } from '../support/test-gateway.ts'

const startBehindFaults = async (options: TestGatewayOptions = {}) => {
  const stack = new AsyncDisposableStack()
  const proxy = stack.use(await startFaultProxy({ target: new URL(inject('engines').redisUrl).host }))
  const redisUrl = `redis://${proxy.address}`
  const gateway = stack.use(
    await startGateway({ trustedProxies: ['127.0.0.0/8'], rateLimitScale: 0.1, redisUrl, ...options }),
  )
  return { proxy, gateway, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const faults: [string, (proxy: FaultProxy) => void][] = [
  ['gone', (proxy) => proxy.cut()],
  ['frozen', (proxy) => proxy.freeze()],
]

const user = (gateway: TestGateway) => bearer(gateway.tokens.user)

const callsOfClasses: [string, 'open' | 'closed', (gateway: TestGateway) => Promise<Answer>][] = [
  ['search', 'open', (gateway) => gateway.post('/v1/search/disk', { q: 'x' })],
  ['browse', 'open', (gateway) => gateway.get('/v1/disk/latest')],
  ['detail', 'open', (gateway) => gateway.get('/v1/disk/doc/d0000000000000000000000001')],
  ['admin', 'open', (gateway) => gateway.get('/admin/v1/site_config/all', bearer(gateway.tokens.admin))],
  ['preview', 'open', (gateway) => gateway.post('/v1/task/preview_import', { text: '链接' })],
  ['program', 'open', (gateway) => gateway.get('/open/disk/list', bearer('open-sesame'))],
  ['login', 'closed', (gateway) => gateway.post('/v1/user/login', { username: 'admin', password: 'right' })],
  ['mail', 'closed', (gateway) => gateway.post('/v1/user/send_find_pass', { email: 'reader@example.com' })],
  ['captcha', 'closed', (gateway) => gateway.get('/v1/captcha/gen')],
  ['import', 'closed', (gateway) => gateway.post('/v1/task/import_disk', { text: '链接' })],
  ['money', 'closed', (gateway) => gateway.get('/auth/v1/user/check_in', user(gateway))],
]

describe.each(faults)('while Redis is %s', (_, injectFault) => {
  it('the gateway serves reads, refuses other calls within their deadlines, and recovers', async () => {
    await using site = await startBehindFaults({ rateLimitScale: 10 })
    const { gateway, proxy } = site
    injectFault(proxy)
    const callAll = async (): Promise<void> => {
      const answers = await Promise.all(
        callsOfClasses.map(async ([name, , call]) => [name, (await call(gateway)).status] as const),
      )
      expect(answers).toEqual(callsOfClasses.map(([name, state]) => [name, state === 'open' ? 200 : 503]))
    }
    expect(await measureMinDurationMs(5_000, callAll)).toBeLessThan(5_000)
    proxy.restore()
    for (const [, , call] of callsOfClasses) {
      await expect.poll(async () => (await call(gateway)).status, { interval: 300 }).toBe(200)
    }
  })
})

const strictThrottling = {
  config: withSwitches({ anti_crawler: { ladder_enabled: true, slow_ms: 10, ban_after: 1, ban_minutes: 1 } }),
}
const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140', 'accept-language': 'zh-CN' }

it('requires no captcha and bans no client while Redis is unavailable', async () => {
  await using site = await startBehindFaults({ site: strictThrottling })
  const { gateway, proxy } = site
  proxy.cut()
  const codes: number[] = []
  for (let count = 0; count < 32; count++) {
    codes.push((await gateway.post('/v1/search/disk', { q: 'x' }, browser)).body.code)
  }
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
})

it('keeps known bans while Redis is unavailable', async () => {
  await using site = await startBehindFaults({ site: strictThrottling })
  const { gateway, proxy } = site
  const search = () => gateway.post('/v1/search/disk', { q: 'x' })
  await Promise.all(Array.from({ length: 31 }, search))
  await expect.poll(async () => (await search()).status).toBe(403)
  proxy.cut()
  await expect.poll(() => gateway.logLines.some(({ msg }) => msg === 'redis: connection lost, reconnecting')).toBe(true)
  expect((await search()).status).toBe(403)
})

const key = 'the-key'
const hmac = (content: string): string => createHmac('sha256', key).update(content).digest('hex')
let lastTime = 0

const signed = (path: string, body: string): Record<string, string> => {
  lastTime = Math.max(Date.now(), lastTime + 1)
  const time = String(lastTime)
  const bodySign = hmac(body)
  const sign = hmac(['POST', path, time, bodySign].join('\n'))
  return { 'x-time': time, 'x-path': path, 'x-sign': sign, 'x-body-sign': bodySign }
}

it('checks the signatures of reads without Redis and refuses its own replays', async () => {
  const config = withSwitches({ anti_crawler: {}, anti_crawler_pub: { enabled: true, key } })
  await using site = await startBehindFaults({ site: { config } })
  site.proxy.cut()
  const [path, body] = ['/v1/search/disk', '{"q":"x"}']
  const headers = signed(path, body)
  expect((await site.gateway.post(path, body, headers)).body.code).toBe(200)
  expect((await site.gateway.post(path, body, headers)).body.code).toBe(407)
  expect((await site.gateway.post(path, body, signed(path, '{"q":"y"}'))).body.code).toBe(407)
})
