import { AppError } from '@pandex/platform/errors'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exemptFromRequestTimeout, startHttpServer } from '../../src/server.ts'
import { accounts, bannedAccountId } from '../support/services/user.ts'
import type { Replacements } from '../support/fake-services.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { sendRaw } from '../support/raw-http-client.ts'
import { withoutSessionCalls } from '../support/route-calls.ts'

const path = '/admin/v1/task/import_file'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const counts = { total: 0, accepted: 0, review: 0, duplicate: 0, banned: 0, unsupported: 0 }

interface Part {
  part: number
  text: string
  first_line: number
}

const fakeTaskService = (before: (part: Part) => Promise<void> = async () => undefined) => {
  const begunImports: object[] = []
  const parts: Part[] = []
  let isEnded = false
  const reply = () => ({ ...counts, task_no: 't1', total: parts.length, accepted: parts.length })
  const task: NonNullable<Replacements['task']> = {
    BeginImport: async (request) => {
      begunImports.push(request)
      return reply()
    },
    AddToImport: async ({ part, text, first_line }) => {
      await before({ part, text, first_line })
      parts.push({ part, text, first_line })
      return reply()
    },
    EndImport: async () => {
      isEnded = true
      return reply()
    },
  }
  gateway.services.replace({ task })
  return { begunImports, parts, isEnded: () => isEnded, text: () => parts.map((part) => part.text).join('') }
}

type Body = NonNullable<RequestInit['body']> | AsyncIterable<Uint8Array>

const upload = async (
  body: Body,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) => {
  const response = await fetch(`${gateway.url}${path}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...bearer(gateway.tokens.admin), ...headers },
    body: body as RequestInit['body'],
    duplex: 'half',
  } as RequestInit)
  return { status: response.status, body: (await response.json()) as { code: number; msg: string; data: unknown } }
}

const line = (index: number): string =>
  `资源 ${index}：https://pan.quark.cn/s/${index.toString(16).padStart(12, '0')}\n`

const file = (lines: number): string => Array.from({ length: lines }, (_, index) => line(index)).join('')

describe('An uploaded file of links', () => {
  it("is sent in parts with the admin's parameters", async () => {
    const site = fakeTaskService()
    const text = file(2_000)
    const answer = await upload(text, {
      query: 'cate_id=3&is_mine=true&weight=2&name=%E7%89%87%E5%8D%95.txt&request_id=r1',
    })
    expect(site.begunImports).toEqual([{ cate_id: 3, is_mine: true, weight: 2, name: '片单.txt', request_id: 'r1' }])
    expect(site.text()).toBe(text)
    expect(site.parts.map(({ part }) => part)).toEqual(site.parts.map((_, index) => index + 1))
    expect(site.parts.length).toBeGreaterThan(2)
    expect(site.parts[1]?.text).toContain(line((site.parts[1]?.first_line ?? 0) - 1))
    expect(site.isEnded()).toBe(true)
    const parts = site.parts.length
    expect(answer).toEqual({
      status: 200,
      body: {
        code: 200,
        msg: '后台处理中...',
        data: { ...counts, task_no: 't1', total: parts, accepted: parts, parts, lines: 2_000 },
      },
    })
  })

  it('may use GB18030 and Windows line breaks', async () => {
    const site = fakeTaskService()
    await upload(
      Buffer.concat([Buffer.from([0xd6, 0xd0, 0xce, 0xc4]), Buffer.from('\r\nhttps://pan.quark.cn/s/abc\r\n')]),
    )
    expect(site.text()).toBe('中文\nhttps://pan.quark.cn/s/abc\n')
  })

  it('without links is refused', async () => {
    const answer = await upload('')
    expect(answer.body).toMatchObject({ code: 200, data: { task_no: 't1', parts: 0, lines: 0 } })
    gateway.services.replace({ task: { EndImport: async () => ({ ...counts, task_no: 't1' }) } })
    expect((await upload('你好')).body).toMatchObject({ code: 0, msg: '没有识别到网盘链接', data: { task_no: 't1' } })
  })

  it('is sent without repeated parts after a short failure of the task service', async () => {
    let refused = 0
    const site = fakeTaskService(async ({ part }) => {
      if (part !== 2 || refused === 2) return
      refused += 1
      throw new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试')
    })
    const text = file(1_000)
    expect((await upload(text)).body.code).toBe(200)
    expect(refused).toBe(2)
    expect(site.text()).toBe(text)
  })

  it('that fails midway reports the imported lines and remains open', async () => {
    const site = fakeTaskService(async ({ part }) => {
      if (part > 1) throw new AppError('failed_precondition', 'task.import_closed', '这次导入已经结束')
    })
    const { status, body } = await upload(file(2_000))
    const lines = (site.parts[0]?.text.split('\n').length ?? 0) - 1
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { code: 0, msg: `这次导入已经结束，已收下前 ${lines} 行`, data: { task_no: 't1', parts: 1, lines } },
    })
    expect(site.isEnded()).toBe(false)
  })

  it('remains open when the sender disconnects', async () => {
    const site = fakeTaskService()
    const sending = new AbortController()
    const endless = async function* (): AsyncIterable<Uint8Array> {
      yield Buffer.from(file(2_000))
      await new Promise((_, reject) => sending.signal.addEventListener('abort', () => reject(new Error('gone'))))
    }
    const sent = upload(endless()).catch(() => 'gone')
    await expect.poll(() => site.parts.length).toBeGreaterThan(0)
    sending.abort()
    expect(await sent).toBe('gone')
    expect(site.isEnded()).toBe(false)
  })

  it('beyond the size limit is refused before it starts with a length, and at the limit without one', async () => {
    const site = fakeTaskService()
    const large = await fetch(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...bearer(gateway.tokens.admin) },
      body: Buffer.alloc(32_000_001, '\n'),
    }).catch(() => undefined)
    expect(large?.status ?? 413).toBe(413)
    expect(site.begunImports).toEqual([])
    const stream = async function* (): AsyncIterable<Uint8Array> {
      for (let mega = 0; mega < 33; mega += 1) yield Buffer.from(`${'x'.repeat(999_999)}\n`)
    }
    const { body } = await upload(stream())
    expect(body).toMatchObject({ code: 0, msg: expect.stringMatching(/^请求内容过大.*已收下前 \d+ 行$/) })
    expect(site.isEnded()).toBe(true)
  })
})

describe('The upload route', () => {
  it.each<[string, () => Promise<Record<string, string>>, string]>([
    ['an anonymous client', async () => ({ authorization: '' }), 'please login first'],
    ['a user', async () => bearer(gateway.tokens.user), '没有权限'],
    [
      'a banned user',
      async () => bearer(await gateway.signToken({ claims: { sub: String(bannedAccountId) } })),
      'please login first',
    ],
    [
      'a former admin',
      async () => bearer(await gateway.signToken({ claims: { sub: String(accounts.demoted.id) } })),
      '没有权限',
    ],
    ['a program', async () => bearer('open-sesame'), 'please login first'],
    [
      'a request from another site',
      async () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
      '不支持跨站请求',
    ],
  ])('refuses %s', async (_client, headers, msg) => {
    expect(await upload('x', { headers: await headers() })).toEqual({
      status: 403,
      body: { code: 403, msg, data: null },
    })
    expect(withoutSessionCalls(gateway.services.calls)).toEqual([])
  })

  it.each<[string, number, { query?: string; headers?: Record<string, string> }]>([
    ['another type of content', 415, { headers: { 'content-type': 'application/json' } }],
    ['a compressed body', 415, { headers: { 'content-encoding': 'gzip' } }],
    ['an unknown parameter', 200, { query: 'status=approved' }],
    ['an invalid weight', 200, { query: 'weight=heavy' }],
  ])('refuses %s', async (_name, status, options) => {
    const answer = await upload('x', options)
    expect(answer).toMatchObject({ status, body: { code: 0, data: null } })
    expect(withoutSessionCalls(gateway.services.calls)).toEqual([])
  })

  it('accepts only POST', async () => {
    const response = await fetch(gateway.url + path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('counts against the admin limit', async () => {
    await using limited = await startGateway({ rateLimitScale: 1 / 300 })
    const statuses: number[] = []
    for (let call = 0; call < 3; call += 1) {
      const headers = { 'content-type': 'text/plain', ...bearer(limited.tokens.admin) }
      statuses.push((await fetch(limited.url + path, { method: 'POST', headers, body: 'x' })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})

it('exempts uploads from the request timeout', async () => {
  const timeouts = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }
  await using server = await startHttpServer(
    (req, res) => {
      exemptFromRequestTimeout(req)
      req.resume().on('end', () => res.end('done'))
    },
    { host: '127.0.0.1', port: 0, ...timeouts },
  )
  const slow = async function* (): AsyncIterable<Uint8Array> {
    yield Buffer.from('x')
    // Longer than the timeout of other requests, which must not apply here.
    await new Promise((resolve) => setTimeout(resolve, 400))
    yield Buffer.from('y')
  }
  const send = () =>
    fetch(`http://127.0.0.1:${server.port}/`, {
      method: 'POST',
      body: slow() as unknown as RequestInit['body'],
      duplex: 'half',
    } as RequestInit)
  // Retries when the machine stalled for longer than the timeout of the request head.
  await waitFor(async () => (await (await send()).text()) === 'done')
  // The next request of the connection has the normal timeout.
  const completeRequest = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n'
  const after = () => sendRaw(server.port, `${completeRequest}xGET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n`)
  await expect.poll(after).toMatchObject({ statuses: [200, 408], isClosed: true })
  const { statuses } = await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n')
  expect(statuses).toEqual([408])
})
