import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Outbound } from '../src/outbound/outbound.ts'
import { measureMinDurationMs } from '../testing/measure.ts'
import { startFakeNet } from './outbound-fixture.ts'
import type { FakeNet } from './outbound-fixture.ts'

type Tunnel = (req: IncomingMessage, socket: Socket) => void

const url = 'https://pan.example/x'
const parts = new AsyncDisposableStack()
const connects: { to: string | undefined; credentials: string | undefined }[] = []
let net: FakeNet
let outbound: Outbound
let proxyUrl: string
let tunnel: Tunnel

const lead: Tunnel = (_req, socket) => {
  const target = connect(Number(new URL(net.origin).port), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    target.pipe(socket).pipe(target)
  })
  target.on('error', () => socket.destroy())
}

beforeAll(async () => {
  net = parts.use(await startFakeNet())
  const proxy = createServer((_req, res) => res.writeHead(400).end())
  proxy.on('connect', (req: IncomingMessage, socket: Socket) => {
    connects.push({ to: req.url, credentials: req.headers['proxy-authorization'] })
    socket.on('error', () => socket.destroy())
    tunnel(req, socket)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  parts.defer(() => void proxy.close())
  proxyUrl = `http://who:se%40cret@127.0.0.1:${(proxy.address() as AddressInfo).port}`
  outbound = parts.use(net.open({ proxyUrl }))
})
beforeEach(() => {
  connects.length = 0
  net.seen.length = 0
  net.answers.clear()
  tunnel = lead
})
afterAll(() => parts.disposeAsync())

it('goes through the proxy, which learns only the host name', async () => {
  const authorizations: unknown[] = []
  net.answers.set('/x', (req, res) => {
    authorizations.push(req.headers['proxy-authorization'])
    res.setHeader('connection', 'close').end('there')
  })
  expect(await outbound.fetch({ url })).toMatchObject({ text: 'there' })
  const credentials = `Basic ${Buffer.from('who:se@cret').toString('base64')}`
  expect(connects).toEqual([{ to: 'pan.example:443', credentials }])
  expect(authorizations).toEqual([undefined])
})

it.for([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://evil.example/x',
  'https://pan.example:22/',
  'http://pan.example/x',
])('sends the proxy no request for a forbidden address (%s), also after a redirect', async (forbidden) => {
  await expect(outbound.fetch({ url: forbidden })).rejects.toMatchObject({ reason: 'forbidden' })
  expect(connects).toEqual([])
  net.answers.set('/x', (_req, res) => res.writeHead(302, { location: forbidden, connection: 'close' }).end())
  await expect(outbound.fetch({ url })).rejects.toMatchObject({ reason: 'forbidden' })
  expect(connects.map(({ to }) => to)).toEqual(['pan.example:443'])
})

it('trusts a host behind the proxy only with its certificate', async () => {
  await using own = net.open({ proxyUrl, allowedHosts: ['unproved.example'] })
  await expect(own.fetch({ url: 'https://unproved.example/x' })).rejects.toMatchObject({ reason: 'unreachable' })
  expect(net.seen).toEqual([])
})

it('reports a refusal by the proxy', async () => {
  tunnel = (_req, socket) => void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
  await using own = net.open({ proxyUrl })
  await expect(own.fetch({ url })).rejects.toMatchObject({ reason: 'unreachable' })
})

it('stops at the deadline when the proxy does not answer', async () => {
  tunnel = () => undefined
  await using own = net.open({ proxyUrl })
  const wait = () => expect(own.fetch({ url, timeoutMs: 200 })).rejects.toMatchObject({ reason: 'timed_out' })
  expect(await measureMinDurationMs(1_500, wait)).toBeLessThan(1_500)
})

it('refuses a proxy of another protocol', () => {
  expect(() => net.open({ proxyUrl: 'socks5://127.0.0.1:1' })).toThrow(expect.objectContaining({ reason: 'forbidden' }))
})

it('connects to no proxy in the private network unless it is allowed, by address or by name', async () => {
  const { port } = new URL(proxyUrl)
  const isPrivateProxyAllowed = false
  expect(() => net.open({ proxyUrl, isPrivateProxyAllowed })).toThrow(expect.objectContaining({ reason: 'forbidden' }))
  for (const scheme of ['http', 'https']) {
    // oxlint-disable-next-line no-await-in-loop
    await using own = net.open({
      proxyUrl: `${scheme}://proxy.example:${port}`,
      isPrivateProxyAllowed,
      resolve: async () => ['127.0.0.1'],
    })
    // oxlint-disable-next-line no-await-in-loop
    await expect(own.fetch({ url })).rejects.toMatchObject({ reason: 'forbidden' })
  }
  expect(connects).toEqual([])
})
