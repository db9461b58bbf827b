import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { OutboundError } from '../src/outbound/outbound.ts'
import type { Outbound, OutboundReason, OutboundRequest } from '../src/outbound/outbound.ts'
import { makeCertificate } from '../testing/certificates.ts'
import { waitFor } from '../testing/fixtures.ts'
import { measureMinGrowth, measureMin } from '../testing/measure.ts'
import { createSequenceResolver, startFakeNet } from './outbound-fixture.ts'
import type { RequestResponder, FakeNet } from './outbound-fixture.ts'

const url = 'https://pan.example/x'
const parts = new AsyncDisposableStack()
let net: FakeNet
let outbound: Outbound

beforeAll(async () => {
  net = parts.use(await startFakeNet())
  outbound = parts.use(net.open())
})
beforeEach(() => {
  net.seen.length = 0
  net.answers.clear()
})
afterAll(() => parts.disposeAsync())

const answer = (what: RequestResponder, path = '/x'): void => void net.answers.set(path, what)

const expectRefusal = async (
  reason: OutboundReason,
  request: Partial<OutboundRequest> = {},
  by: Outbound = outbound,
): Promise<number> => {
  const startedAt = performance.now()
  const error: unknown = await by.fetch({ url, ...request }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(OutboundError)
  expect(error).toMatchObject({ reason })
  // Clients may see the message.
  expect((error as OutboundError).message).not.toMatch(/\d|example|:\/\//)
  return performance.now() - startedAt
}

it('sends the request to the named host, and returns its answer', async () => {
  let got = {}
  answer((req, res) => {
    const { servername } = req.socket as unknown as { servername: string }
    req.on('data', (body: Buffer) => (got = { ...req.headers, servername, body: body.toString() }))
    req.on('end', () => {
      res.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']).setHeader('x-two', ['1', '2']).writeHead(418)
      res.end('\ufeff{"名":1}')
    })
  })
  const request = { url: `${url}?a=b#c`, method: 'POST', headers: { cookie: 'k=v', 'X-Own': '1' }, body: '名' } as const
  expect(await outbound.fetch(request)).toMatchObject({
    status: 418,
    headers: { 'x-two': '1, 2' },
    setCookies: ['a=1; HttpOnly', 'b=2'],
    text: '{"名":1}',
    url: `${url}?a=b#c`,
  })
  expect(got).toMatchObject({ host: 'pan.example', servername: 'pan.example', cookie: 'k=v', 'x-own': '1', body: '名' })
})

it('keeps no cookies', async () => {
  const cookies: unknown[] = []
  answer((req, res) => {
    cookies.push(req.headers.cookie)
    res.setHeader('set-cookie', 'sid=1').end()
  })
  await outbound.fetch({ url })
  await outbound.fetch({ url })
  expect(cookies).toEqual([undefined, undefined])
})

it.for([
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://169.254.169.254/x',
  'http://pan.example/x',
  'https://pan.example:8443/x',
  'https://user:pass@pan.example/x',
  'https://pan.example./x',
  'https://evil.example/x',
  'pan.example',
])('sends no request to %s, also after a redirect', async (forbidden) => {
  answer((_req, res) => res.writeHead(302, { location: forbidden }).end())
  await expectRefusal('forbidden', { url: forbidden })
  expect(net.seen).toEqual([])
  if (forbidden === 'pan.example') return
  await expectRefusal('forbidden')
  expect(net.seen).toEqual(['GET pan.example/x'])
})

it.for([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  '64:ff9b::7f00:1',
])('does not connect to an allowed name that is at %s', async (address) => {
  await using own = net.open({ resolve: async () => [address] })
  await expectRefusal('forbidden', {}, own)
  expect(net.seen).toEqual([])
})

it('checks the name again for each connection, so a changed DNS answer reaches no internal host', async () => {
  const names = createSequenceResolver(['93.184.216.34'], ['127.0.0.1'])
  await using own = net.open({ resolve: names.resolve })
  answer((_req, res) => res.writeHead(200, { connection: 'close' }).end('outside'))
  expect(await own.fetch({ url })).toMatchObject({ text: 'outside' })
  expect(names.count()).toBe(1)
  await expectRefusal('forbidden', {}, own)
  expect(names.count()).toBe(2)
  expect(net.seen).toEqual(['GET pan.example/x'])
})

it('does not follow a redirect to an allowed name with an internal address', async () => {
  const resolve = async (host: string): Promise<string[]> => [host === 'inside.example' ? '10.0.0.7' : '93.184.216.34']
  await using own = net.open({ resolve })
  answer((_req, res) => res.writeHead(302, { location: 'https://inside.example/metrics' }).end())
  await expectRefusal('forbidden', {}, own)
  expect(net.seen).toEqual(['GET pan.example/x'])
})

it('refuses a host without a valid certificate', async () => {
  await using own = net.open({ allowedHosts: ['unproved.example'] })
  await expectRefusal('unreachable', { url: 'https://unproved.example/x' }, own)
  const { ca } = await makeCertificate(['pan.example'])
  await using untrusting = net.open({ mapTo: { origin: net.origin, ca } })
  await expectRefusal('unreachable', {}, untrusting)
  expect(net.seen).toEqual([])
})

it('follows three redirects and not a fourth', async () => {
  answer((req, res) => {
    const step = Number(new URL(req.url ?? '', url).searchParams.get('step'))
    if (step === 3) res.end('there')
    else res.writeHead(302, { location: `?step=${step + 1}` }).end('on')
  })
  expect(await outbound.fetch({ url })).toMatchObject({ text: 'there', url: `${url}?step=3` })
  answer((_req, res) => res.writeHead(302, { location: '/x' }).end())
  net.seen.length = 0
  await expectRefusal('too_many_hops')
  expect(net.seen).toHaveLength(4)
})

it('returns a redirect when following is disabled', async () => {
  answer((_req, res) => res.writeHead(302, { location: 'http://127.0.0.1/' }).end('on'))
  const { status, headers, text } = await outbound.fetch({ url, maxHops: 0 })
  expect({ status, text, location: headers['location'] }).toEqual({
    status: 302,
    text: 'on',
    location: 'http://127.0.0.1/',
  })
})

it('sends another host nothing that was addressed to the first one', async () => {
  let received = {}
  answer((_req, res) => res.writeHead(302, { location: 'https://other.example/y' }).end())
  answer((req, res) => {
    received = req.headers
    res.end()
  }, '/y')
  await outbound.fetch({ url, headers: { Cookie: 's=1', authorization: 'x', 'x-key': 'x', 'user-agent': 'pandex' } })
  expect(received).toEqual({
    host: 'other.example',
    connection: 'keep-alive',
    'accept-encoding': 'gzip, br',
    'user-agent': 'pandex',
  })
})

it.for(['host', 'Connection', 'content-length', 'Transfer-Encoding', 'proxy-authorization', 'x-bad\r\nx'])(
  'refuses a caller that sets the header %j',
  async (name) => {
    await expectRefusal('forbidden', { headers: { [name]: 'inside.example' } })
    await expectRefusal('forbidden', { headers: { 'x-own': 'a\r\nhost: b' } })
    expect(net.seen).toEqual([])
  },
)

const chunk = Buffer.alloc(65_536, 'x')

const pour = (hasContentLength: boolean): (() => number) => {
  let sent = 0
  answer((_req, res) => {
    if (hasContentLength) res.setHeader('content-length', 100_000_000)
    const go = (): void => {
      while (!res.destroyed && sent < 100_000_000) {
        sent += chunk.length
        if (!res.write(chunk)) return void res.once('drain', go)
      }
    }
    go()
  })
  return () => sent
}

it.for([true, false])('buffers little of 100 MB and disconnects (length declared: %s)', async (hasContentLength) => {
  const requestAll = async (): Promise<void> => {
    const countSent = pour(hasContentLength)
    await expectRefusal('too_large')
    await waitFor(() => net.countPending() === 0)
    expect(countSent()).toBeLessThan(10_000_000)
  }
  expect(await measureMinGrowth(40_000_000, requestAll)).toBeLessThan(40_000_000)
})

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

it.for([
  ['gzip', (zeros: Buffer) => gzipSync(zeros)],
  ['br', (zeros: Buffer) => brotliCompressSync(zeros, quick)],
] as const)('buffers little of a small %s body that decompresses to a large one', async ([encoding, pack]) => {
  const bomb = pack(Buffer.alloc(100_000_000))
  expect(bomb.length).toBeLessThan(200_000)
  answer((_req, res) => res.setHeader('content-encoding', encoding).end(bomb))
  expect(await measureMinGrowth(40_000_000, () => expectRefusal('too_large'))).toBeLessThan(40_000_000)
})

it('decodes compressed bodies of exactly the maximum size', async () => {
  for (const [encoding, body] of [
    ['gzip', gzipSync('四个字节')],
    ['br', brotliCompressSync('四个字节')],
    ['identity', Buffer.from('四个字节')],
  ] as const) {
    answer((_req, res) => res.setHeader('content-encoding', encoding).end(body))
    // oxlint-disable-next-line no-await-in-loop
    expect(await outbound.fetch({ url, maxBytes: Math.max(12, body.length) })).toMatchObject({ text: '四个字节' })
    // oxlint-disable-next-line no-await-in-loop
    await expectRefusal('too_large', { maxBytes: 11 })
  }
})

it.for(['gzip, gzip', 'zstd', 'compress', 'gzip'])(
  'refuses a body that does not match its declared encoding (%s)',
  async (encoding) => {
    answer((_req, res) => res.setHeader('content-encoding', encoding).end('no such thing'))
    await expectRefusal('unreadable')
  },
)

it('reads an empty body declared as compressed, and refuses a truncated one', async () => {
  answer((_req, res) => res.setHeader('content-encoding', 'gzip').end())
  expect(await outbound.fetch({ url })).toMatchObject({ status: 200, text: '' })
  answer((_req, res) => res.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(999)).subarray(0, 15)))
  await expectRefusal('unreadable')
})

it('decodes legacy Chinese charsets, and bytes that are no text', async () => {
  answer((_req, res) => res.setHeader('content-type', 'text/html; charset=GBK').end(Buffer.from([0xc5, 0xcc])))
  expect((await outbound.fetch({ url })).text).toBe('盘')
  answer((_req, res) => res.setHeader('content-type', 'text/html; charset=nonsense').end(Buffer.from([0xff, 0x41])))
  expect((await outbound.fetch({ url })).text).toBe('\ufffdA')
})

it('refuses huge headers and endless ones', async () => {
  answer((_req, res) => res.setHeader('x-big', 'x'.repeat(20_000)).end())
  await expectRefusal('too_large')
  answer((_req, res) => {
    res.socket?.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => res.socket?.write(`x-${'y'.repeat(500)}: 1\r\n`), 1)
    res.socket?.on('close', () => clearInterval(timer))
  })
  await expectRefusal('too_large')
})

it.for<[string, RequestResponder]>([
  ['never answers', () => undefined],
  ['hangs after its headers', (_req, res) => res.writeHead(200).flushHeaders()],
  [
    'lets its body trickle',
    (_req, res) => {
      const timer = setInterval(() => res.write('x'), 20)
      res.on('close', () => clearInterval(timer))
    },
  ],
  [
    'lets its headers trickle',
    (_req, res) => {
      res.socket?.write('HTTP/1.1 200 OK\r\nx: ')
      const timer = setInterval(() => res.socket?.write('x'), 20)
      res.socket?.on('close', () => clearInterval(timer))
    },
  ],
  ['hangs in the body of a redirect', (_req, res) => void res.writeHead(302, { location: '/x' }).write('x')],
  [
    'hangs in a packed body',
    (_req, res) => void res.setHeader('content-encoding', 'gzip').write(gzipSync('x'.repeat(999)).subarray(0, 12)),
  ],
])('stops at the deadline for a host that %s, and disconnects', async ([, what]) => {
  answer(what)
  const tookMs = await measureMin(1_500, () => expectRefusal('timed_out', { timeoutMs: 300 }))
  expect(tookMs).toBeGreaterThan(290)
  expect(tookMs).toBeLessThan(1_500)
  await waitFor(() => net.countPending() === 0)
})

it('counts all redirects against one deadline', async () => {
  answer((_req, res) => void setTimeout(() => res.writeHead(302, { location: '/x' }).end(), 200))
  const waitAll = async (): Promise<number> => {
    net.seen.length = 0
    return expectRefusal('timed_out', { timeoutMs: 300 })
  }
  expect(await measureMin(1_500, waitAll)).toBeLessThan(1_500)
  expect(net.seen.length).toBeLessThan(3)
})

it('stops at the deadline for a name server and for the TLS of a host', async () => {
  await using nameless = net.open({ resolve: () => new Promise(() => undefined) })
  const waitFor200 = (by: Outbound) => measureMin(1_500, () => expectRefusal('timed_out', { timeoutMs: 200 }, by))
  expect(await waitFor200(nameless)).toBeLessThan(1_500)
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve)
  })
  const origin = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`
  await using tlsless = net.open({ mapTo: { origin, ca: net.ca } })
  expect(await waitFor200(tlsless)).toBeLessThan(1_500)
  silent.close()
})

it('stops as soon as the caller cancels', async () => {
  const stop = async (): Promise<number> => {
    const caller = new AbortController()
    let abortedAt = 0
    answer(() => {
      abortedAt = performance.now()
      caller.abort()
    })
    await expectRefusal('timed_out', { signal: caller.signal })
    return performance.now() - abortedAt
  }
  expect(await measureMin(1_000, stop)).toBeLessThan(1_000)
  net.seen.length = 0
  await expectRefusal('timed_out', { signal: AbortSignal.abort() })
  expect(net.seen).toEqual([])
})

it.for<[string, OutboundReason, RequestResponder]>([
  ['breaks off', 'unreachable', (req) => void req.socket.destroy()],
  [
    'breaks off in its body',
    'unreachable',
    (req, res) => void (res.write('x'), setTimeout(() => req.socket.destroy(), 20)),
  ],
  ['talks nonsense', 'unreadable', (req) => void req.socket.end('SSH-2.0-OpenSSH_9.2\r\n\r\n')],
])('reports a host that %s', async ([, reason, what]) => {
  answer(what)
  await expectRefusal(reason)
})

it('reports an unreachable host and an unknown name', async () => {
  await using own = net.open({ mapTo: { origin: 'https://127.0.0.1:1', ca: net.ca } })
  await expectRefusal('unreachable', {}, own)
  await using nameless = net.open({ resolve: async () => Promise.reject(new Error('ENOTFOUND 10.0.0.1')) })
  await expectRefusal('unreachable', {}, nameless)
})
