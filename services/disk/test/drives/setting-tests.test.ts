import { diskTypes } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mode } from '../../../../deploy/simulators/drives/modes.ts'
import { startDriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import type { DriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import { settingTestHandlers } from '../../handlers/link-health/setting-tests.ts'
import { asAdmin, asUser, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

const names: Record<DiskType, string> = {
  BDY: '百度网盘',
  ALY: '阿里云盘',
  QUARK: '夸克网盘',
  UC: 'UC网盘',
  XUNLEI: '迅雷云盘',
  '115': '115网盘',
  LZY: '蓝奏云',
}

let service: DiskTestService
let simulator: DriveSimulator

const testSetting = (part: string, budgetMs = 60_000) =>
  service.client.TestSetting({ name: `drive_basic.${part}` }, testContext({ user: { id: 1, role: 'admin' }, budgetMs }))

type DriveBasic = DiskTestService['site']['rules']['drive_basic']

const configure = async (changes: Partial<DriveBasic>): Promise<void> => {
  Object.assign(service.site.rules.drive_basic, changes)
  await waitFor(async () => isDeepStrictEqual((await service.readRules()).drive_basic, service.site.rules.drive_basic))
}

beforeAll(async () => {
  simulator = await startDriveSimulator()
  service = await startDiskService({ simulator })
})

beforeEach(async () => {
  for (const type of diskTypes) simulator.set(type, 'normal')
  await service.resetSite()
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await simulator[Symbol.asyncDispose]()
})

test.each(diskTypes)('probes %s, and no other drive, for a share that does not exist', async (type) => {
  const before = simulator.seen().length
  expect(await testSetting(type)).toEqual({ ok: true, message: `${names[type]}：可以访问` })
  const seen = simulator.seen().slice(before)
  expect(new Set(seen.map(({ disk_type }) => disk_type))).toEqual(new Set([type]))
})

const forbiddenMode: Mode = () => ({ status: 403, body: 'Forbidden' })
const brokenMode: Mode = () => ({ status: 502, body: 'Bad Gateway' })

test.each<[DiskType, string, Mode]>([
  ['QUARK', '限制了请求频率', 'limited'],
  ['BDY', '要求人机验证，可能屏蔽了这个出口地址', 'captcha'],
  ['ALY', '拒绝了请求（HTTP 403）', forbiddenMode],
  ['UC', '服务出错（HTTP 502）', brokenMode],
  ['LZY', '回答无法识别', 'garbage'],
  ['115', '地址不允许访问，须是公网地址', 'redirect_inside'],
])('reports why %s did not work: %s', async (type, text, mode) => {
  simulator.set(type, mode)
  expect(await testSetting(type)).toEqual({ ok: false, message: `${names[type]}：${text}` })
})

test.each(['QUARK', 'proxy_url'])('stops within the deadline when nothing answers (%s)', async (part) => {
  simulator.set('QUARK', 'hang')
  simulator.set('BDY', 'hang')
  await using proxy = await startProxy(() => undefined)
  if (part === 'proxy_url') await configure({ proxy_url: proxy.url })
  expect(await testSetting(part, 1_500)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/：没有及时回答$/),
  })
})

test('probes no drive that is switched off', async () => {
  await configure({ QUARK: { ...service.site.rules.drive_basic.QUARK, enabled: false } })
  const before = simulator.seen().length
  expect(await testSetting('QUARK')).toEqual({
    ok: false,
    message: '没有启用询问夸克网盘，或者运维关闭了对网盘的请求（ASK_DRIVES）',
  })
  expect(simulator.seen()).toHaveLength(before)
})

test('probes a drive only within its rate limit, and never while it is paused', async () => {
  let nowMs = 1_000_000
  const rateLimiter = service.openRateLimiter('settings', () => nowMs)
  await using opened = service.openDrives(simulator)
  const siteConfig = { read: () => service.readRules() }
  const run = settingTestHandlers({
    siteConfig,
    rateLimiter,
    driveChecks: opened.checks,
    settingTestOptions: { intervalMs: 0 },
  }).TestSetting
  const testUc = () => run({ name: 'drive_basic.UC' }, asAdmin())
  await configure({ UC: { enabled: true, every_ms: 30_000 } })
  expect(await testUc()).toMatchObject({ ok: true })
  const before = simulator.seen().length
  expect(await testUc()).toEqual({ ok: false, message: 'UC网盘正按设置的间隔询问，请 30 秒后再试' })
  nowMs += 30_000
  simulator.set('UC', 'limited')
  expect(await testUc()).toMatchObject({ ok: false, message: 'UC网盘：限制了请求频率' })
  simulator.set('UC', 'normal')
  expect(await testUc()).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^UC网盘最近没有回答或限制了请求，\d+ 秒后才会再询问$/),
  })
  expect(simulator.seen().length).toBe(before + 1)
  nowMs += 3_600_000
  expect(await testUc()).toMatchObject({ ok: true })
  expect(await rateLimiter.state(['UC'])).toMatchObject({ UC: { circuit: 'closed' } })
})

type Tunnel = (socket: Socket, request: IncomingMessage) => void

/** A proxy that leads every host to the simulator, unless `tunnel` does something else. */
const startProxy = async (tunnel?: Tunnel) => {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const lead: Tunnel = (socket) => {
    const target = connect(Number(new URL(simulator.origin).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(socket).pipe(target)
    })
    target.on('error', () => socket.destroy())
  }
  const server = createServer()
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    requests.push(request.url ?? '')
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    ;(tunnel ?? lead)(socket, request)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    requests,
    url: `http://scout:proxy-secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}

test('reaches a drive through the proxy, for the test of the proxy and for that of a drive', async () => {
  await using proxy = await startProxy()
  await configure({ proxy_url: proxy.url })
  expect(await testSetting('proxy_url')).toEqual({ ok: true, message: '可以经代理访问网盘' })
  expect(proxy.requests).toEqual(['pan.baidu.com:443'])
  expect(await testSetting('QUARK')).toEqual({ ok: true, message: '经代理询问夸克网盘：可以访问' })
  expect(proxy.requests).toHaveLength(2)
})

const refuseTunnel =
  (status: number): Tunnel =>
  (socket) =>
    void socket.end(`HTTP/1.1 ${status} Refused\r\n\r\n`)

test.each([
  [407, '代理拒绝登录（407）'],
  [502, '代理没有建立连接（502）'],
])('reports that the proxy refuses with %s, without its address or password', async (status, text) => {
  await using proxy = await startProxy(refuseTunnel(status))
  await configure({ proxy_url: proxy.url })
  expect(await testSetting('proxy_url')).toEqual({ ok: false, message: `不能经代理访问网盘：${text}` })
  expect(await testSetting('QUARK')).toEqual({ ok: false, message: `经代理询问夸克网盘：${text}` })
})

test.each([
  ['', '没有填写代理地址，网盘直接连接'],
  ['http://127.0.0.1:1', '不能经代理访问网盘：连接被拒绝'],
  ['http://no-such-proxy.invalid:3128', '不能经代理访问网盘：查不到主机名的地址'],
  ['ftp://proxy.example', '代理地址不可用：须是 http 或 https 地址，内网地址要由运维在 ALLOW_PRIVATE_HOSTS 里允许'],
])('reports for the proxy "%s": %s', async (proxy_url, message) => {
  await configure({ proxy_url })
  expect(await testSetting('proxy_url')).toEqual({ ok: false, message })
})

test('uses no proxy while no drive is switched on', async () => {
  await using proxy = await startProxy()
  const off = Object.fromEntries(diskTypes.map((type) => [type, { enabled: false, every_ms: 5 }]))
  await configure({ proxy_url: proxy.url, ...off })
  expect(await testSetting('proxy_url')).toEqual({ ok: false, message: '没有启用任何网盘，不会使用代理' })
  expect(proxy.requests).toEqual([])
})

test('sends no probe for users and visitors', async () => {
  const before = simulator.seen().length
  for (const ctx of [asVisitor(), asUser(2)])
    await expect(service.client.TestSetting({ name: 'drive_basic.QUARK' }, ctx)).rejects.toMatchObject({
      kind: 'forbidden',
    })
  expect(simulator.seen()).toHaveLength(before)
})
