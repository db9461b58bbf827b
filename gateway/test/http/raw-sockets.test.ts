import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disk } from '../support/services/disk.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { sendRaw } from '../support/raw-http-client.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

let webBuild: FakeWebBuild
let gateway: TestGateway

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  gateway = await startGateway({ web: webBuild.web })
})

beforeEach(() => {
  gateway.services.reset()
  gateway.logLines.length = 0
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const send = (request: string | Buffer, answers?: number) => sendRaw(gateway.port, request, answers)

const calledMethods = (): string[] => gateway.services.calls.map(({ method }) => method)

const errors = (): unknown[] => gateway.logLines.filter(({ level }) => level !== 'info')

const expectHealthy = async (): Promise<void> => {
  expect((await gateway.get('/v1/task/progress?task_no=t1')).body.code).toBe(200)
  expect(errors()).toEqual([])
}

const body = '{"q":"x"}'
const post = 'POST /v1/search/disk HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`
const smuggled = 'GET /admin/v1/blacklist/clear HTTP/1.1\r\nHost: x\r\n\r\n'
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

it.each<[string, string | Buffer]>([
  ['a length and chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ['chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`],
  ['two lengths', `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{} {}`],
  ['one length twice', `${post}Content-Length: 9\r\nContent-Length: 9\r\n\r\n${body}`],
  ['a list of lengths', `${post}Content-Length: 9, 9\r\n\r\n${body}`],
  ['a negative length', `${post}Content-Length: -1\r\n\r\n${body}`],
  ['a signed length', `${post}Content-Length: +9\r\n\r\n${body}`],
  ['a hexadecimal length', `${post}Content-Length: 0x9\r\n\r\n${body}`],
  ['an empty length', `${post}Content-Length: \r\n\r\n${body}`],
  ['a length beyond the number range', `${post}Content-Length: 99999999999999999999999\r\n\r\n${body}`],
  ['chunked that is not the last coding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a coding before chunked', `${post}Transfer-Encoding: identity, chunked\r\n\r\n9\r\n${body}\r\n0\r\n\r\n`],
  ['a compressed and chunked body', `${post}Transfer-Encoding: gzip, chunked\r\n\r\n9\r\n${body}\r\n0\r\n\r\n`],
  ['the coding identity', `${post}Transfer-Encoding: identity\r\n\r\n${body}`],
  ['an unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a coding in quotes', `${post}Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n`],
  ['a coding behind a vertical tab', `${post}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n`],
  ['a coding on the next line', `${post}Transfer-Encoding:\n chunked\r\n\r\n0\r\n\r\n`],
  ['two codings', `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`],
  ['chunked twice', `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks in HTTP/1.0', `${post.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\n\r\n9\r\n${body}\r\n0\r\n\r\n`],
  ['a chunk whose length is no number', `${chunked}zz\r\n${body}\r\n0\r\n\r\n`],
  ['a chunk of negative length', `${chunked}-9\r\n${body}\r\n0\r\n\r\n`],
  ['a chunk length with 0x', `${chunked}0x9\r\n${body}\r\n0\r\n\r\n`],
  ['a chunk length beyond the number range', `${chunked}ffffffffffffffffff\r\n${body}\r\n0\r\n\r\n`],
  ['a chunk longer than its length', `${chunked}9\r\n${body}XX0\r\n\r\n`],
  ['chunks that end in bare line feeds', `${chunked}9\n${body}\n0\n\n`],
  ['a line feed in the extension of a chunk', `${chunked}9;a\nb\r\n${body}\r\n0\r\n\r\n`],
  ['20 kB of extension of a chunk', `${chunked}9;${'x'.repeat(20_000)}\r\n${body}\r\n0\r\n\r\n`],
  ['bare line feeds', `${post}Content-Length: 9\r\n\r\n${body}`.replaceAll('\r', '')],
  ['one bare line feed', `${post}X-A: b\nContent-Length: 9\r\n\r\n${body}`],
  ['a bare carriage return', `${post}X-A: b\rContent-Length: 9\r\n\r\n${body}`],
  ['a folded header', `${post}X-A: b\r\n c\r\nContent-Length: 9\r\n\r\n${body}`],
  ['a header folded by a tab', `${post}X-A: b\r\n\tc\r\nContent-Length: 9\r\n\r\n${body}`],
  ['a NUL in a header', `${post}X-A: b\0c\r\nContent-Length: 9\r\n\r\n${body}`],
  ["a NUL in a header's name", `${post}X\0A: b\r\nContent-Length: 9\r\n\r\n${body}`],
  ['a control character in a header', `${post}X-A: b\x01c\r\nContent-Length: 9\r\n\r\n${body}`],
  ['a space before a colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a space before a header', `${post} Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a header without a name', `${post}: b\r\n\r\n`],
  ['a header without a colon', `${post}XA\r\n\r\n`],
  ['no host', 'GET /v1/disk/latest HTTP/1.1\r\n\r\n'],
  ['a NUL in its path', 'GET /v1/disk/latest\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw bytes in the path of a write', 'POST /v1/search/庆 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ["raw bytes in another site's address", 'GET //evil.example/庆 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw bytes behind a backslash', 'GET /\\evil.example/庆 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw bytes and a control character', 'GET /doc/庆\x01 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw bytes and a space', 'GET /doc/庆 余 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw bytes and a bare carriage return', 'GET /doc/庆\rSet-Cookie:a=b HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw bytes without an end', 'GET /doc/庆'],
  ['9 kB of raw bytes', `GET /${'庆'.repeat(3_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['no path', 'GET  HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a path without its slash', 'GET v1/disk/latest HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['nothing but a query', 'GET ?x HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an unknown method', 'HACK /v1/disk/latest HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a method in small letters', 'get /v1/disk/latest HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['HTTP version 1.2', 'GET /v1/disk/latest HTTP/1.2\r\nHost: x\r\n\r\n'],
  ['two Host headers', 'GET /v1/disk/latest HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
  ['two Host headers on a page', 'GET / HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nhOsT: evil.example\r\n\r\n'],
  ['no known version', 'GET /v1/disk/latest HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['the beginning of TLS', Buffer.from('16030100c8010000c40303', 'hex')],
  ['random bytes', Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 37 + 11) % 256))],
])('closes the connection on a request with %s without calling a service', async (_, request) => {
  const { statuses, isClosed, text } = await send(request)
  expect({ statuses, isClosed }).toEqual({ statuses: [400], isClosed: true })
  expect(text).toMatch(/\r\nConnection: close\r\n/)
  expect(calledMethods()).toEqual([])
  await expectHealthy()
})

it.each<[string, string | Buffer, string]>([
  ['a query', 'GET /search?q=庆余年&page=2', `/search?q=${encodeURIComponent('庆余年')}&page=2`],
  ['a path', 'HEAD /cate/剧%E9%9B%86', `/cate/${encodeURIComponent('剧集')}`],
  ['a call', 'GET /v1/disk/cate?word=剧', `/v1/disk/cate?word=${encodeURIComponent('剧')}`],
  ['a path other than UTF-8', latin1('GET /doc/\xff\xfe'), '/doc/%FF%FE'],
])('redirects a read with %s in raw bytes to its percent-encoded URL', async (_, line, address) => {
  const rest = Buffer.from(` HTTP/1.1\r\nHost: evil.example\r\n\r\n${smuggled}`)
  const { statuses, isClosed, text } = await send(Buffer.concat([Buffer.from(line), rest]))
  expect({ statuses, isClosed }).toEqual({ statuses: [301], isClosed: true })
  expect(text).toContain(`\r\nLocation: ${address}\r\n`)
  expect(text).toMatch(/\r\nConnection: close\r\n\r\n{"code":0,"msg":"地址里的文字要用百分号编码","data":null}$/)
  expect(calledMethods()).toEqual([])
  await expectHealthy()
})

it('refuses a pipelined read with raw bytes instead of redirecting it', async () => {
  const release = Promise.withResolvers<void>()
  const answer = { total: 0, counts: {}, items: [] }
  gateway.services.replace({ task: { GetProgress: async () => release.promise.then(() => answer) } })
  const socket = connect(gateway.port, '127.0.0.1', () =>
    socket.write('GET /v1/task/progress?task_no=held HTTP/1.1\r\nHost: x\r\n\r\n'),
  )
  await expect.poll(calledMethods).toHaveLength(1)
  const text = new Promise<string>((resolve) => {
    let all = ''
    socket.on('data', (chunk) => (all += chunk.toString())).on('close', () => resolve(all))
  })
  socket.write('GET /search?q=庆 HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await text).toMatch(/^HTTP\/1\.1 400 /)
  release.resolve()
})

it.each<[string, string]>([
  ['20 kB in a header', `${post}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['10000 headers', `${post}${Array.from({ length: 10_000 }, (_, index) => `X-${index}: 1\r\n`).join('')}\r\n`],
  ['3000 tiny headers', `${post}${'a:\r\n'.repeat(3_000)}\r\n`],
  ['20 kB of address', `GET /v1/disk/latest?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['20 kB of trailers', `${chunked}9\r\n${body}\r\n0\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`],
])('refuses %s with 431', async (_, request) => {
  const { statuses, isClosed, text } = await send(request)
  expect({ statuses, isClosed }).toEqual({ statuses: [431], isClosed: true })
  expect(text).toContain('{"code":0,"msg":"请求格式错误","data":null}')
  expect(calledMethods()).toEqual([])
  await expectHealthy()
})

const once = (line: string, more = ''): string => `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`

it.each<[string, string, number]>([
  ['a length of 9 PB', once('POST /v1/search/disk', 'Content-Length: 9000000000000000\r\n'), 413],
  ['a length of one byte too many', once('POST /v1/search/disk', 'Content-Length: 256001\r\n'), 413],
  ['TRACE of a call', once('TRACE /v1/disk/latest'), 405],
  ['TRACE of a page', once('TRACE /'), 405],
  ['PURGE', once('PURGE /v1/disk/latest'), 405],
  ['QUERY', once('QUERY /v1/disk/latest'), 405],
  ['DELETE', once('DELETE /admin/v1/blacklist/clear'), 405],
  ['PROPFIND of a page', once('PROPFIND /'), 405],
  ['OPTIONS of everything', once('OPTIONS *'), 405],
  ['GET of everything', once('GET *'), 400],
  ["a page of another site's address", once('GET http://evil.example/'), 400],
  ['a file by its scheme', once('GET file:///etc/passwd'), 400],
  ['an invalid URL', once('GET http://[/'), 400],
  ['two slashes', once('GET //'), 400],
  ['two slashes and a name', once('GET //evil.example/'), 400],
  ['a slash and a backslash', once('GET /\\evil.example/'), 400],
  ['an expectation of something else', once('POST /v1/search/disk', 'Expect: miracles\r\nContent-Length: 9\r\n'), 417],
])('refuses %s', async (_, request, status) => {
  expect(await send(request)).toMatchObject({ statuses: [status] })
  expect(calledMethods()).toEqual([])
  await expectHealthy()
})

it.each<[string, string]>([
  ['a path with parent segments', '/v1/../admin/v1/site_config/all'],
  ['a path with encoded parent segments', '/v1/disk/doc/..%2f..%2f..%2fadmin%2fv1%2fsite_config%2fall'],
  ['an encoded NUL', '/v1/disk/doc/%00'],
  ['an encoded line', '/v1/disk/doc/%0d%0aSet-Cookie:%20a=b'],
  ['half an escape', '/v1/disk/doc/%E0%A4%A'],
  ['half an escape in a query', '/v1/disk/latest?type=%E0%A4%A'],
  ['a page with half an escape', '/doc/%E0%A4%A'],
  ['a path outside of the static files', '/assets/../../../../../etc/passwd'],
  ['an encoded path outside of the static files', '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
  ['a path with backslashes outside of the static files', '/assets/..\\..\\..\\etc\\passwd'],
  ['15 kB of address', `/v1/disk/latest?type=${'x'.repeat(15_000)}`],
  ['a thousand slashes', `/v1${'/'.repeat(1_000)}x`],
])('routes %s literally', async (_, path) => {
  const { statuses, text } = await send(once(`GET ${path}`))
  expect(statuses).toHaveLength(1)
  expect(statuses[0]).toBeLessThan(500)
  expect(text).not.toMatch(/root:|Set-Cookie: a|"site_basic"/)
  const reads = ['GetDoc', 'FindRelated', 'ListLatest']
  expect(calledMethods().filter((method) => !reads.includes(method))).toEqual([])
  await expectHealthy()
})

it('never repeats the Host header of a request in a response', async () => {
  const hosts = ['Host: evil.example', 'Host: a/b@evil.example', 'Host: x\r\nHost: evil.example']
  for (const host of hosts) {
    for (const path of ['/', '/v1/disk/latest', '/openapi.json', '/robots.txt', '/lost']) {
      const { text } = await send(`GET ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
      expect(text).not.toContain('evil.example')
    }
  }
})

it('requires the role of a call in absolute form', async () => {
  const { statuses } = await send(once('GET http://evil.example/admin/v1/site_config/all'))
  expect(statuses).toEqual([403])
  expect(calledMethods()).toEqual([])
})

it('opens no tunnel and no upgrade', async () => {
  const tunnel = await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(tunnel).toEqual({ text: '', statuses: [], isClosed: true })
  for (const protocol of ['websocket', 'h2c']) {
    const upgrade = `Upgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n`
    const { statuses } = await send(
      `GET /v1/disk/latest HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\n${upgrade}\r\n`,
    )
    expect(statuses).toEqual([200])
  }
})

it('answers HTTP/1.0 clients and closes the connection', async () => {
  expect(await send('GET /v1/disk/latest HTTP/1.0\r\n\r\n')).toMatchObject({ statuses: [200], isClosed: true })
})

it('answers pipelined requests in order, up to the first invalid one', async () => {
  const docRequest = (docId: string): string => `GET /v1/disk/doc/${docId} HTTP/1.1\r\nHost: x\r\n\r\n`
  const answers = await send(
    Array.from({ length: 30 }, (_, index) => docRequest(index === 7 ? disk.doc_id : `d${index}`)).join(''),
    30,
  )
  expect(answers.statuses).toEqual(Array.from({ length: 30 }, () => 200))
  const names = answers.text.split('HTTP/1.1 ').map((answer) => answer.includes(disk.disk_name))
  expect(names.indexOf(true)).toBe(8)
  expect((await send(`${docRequest('d1')}${docRequest('d2')}GARBAGE\r\n\r\n${docRequest('d3')}`)).isClosed).toBe(true)
  await expectHealthy()
})

it('treats bytes after a body as another request with its own authorization', async () => {
  const { statuses } = await send(`${post}Content-Length: 9\r\n\r\n${body}${smuggled}`, 2)
  expect(statuses).toEqual([200, 403])
  expect(calledMethods()).toEqual(['SearchDisk'])
})

it('ignores an Authorization trailer', async () => {
  const trailer = `Authorization: Bearer ${gateway.tokens.admin}\r\n`
  const request = `GET /admin/v1/site_config/all HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${trailer}\r\n`
  expect(await send(request)).toMatchObject({ statuses: [403] })
  expect(calledMethods()).toEqual([])
})

it("reads the proxy's address header after hundreds of other headers", async () => {
  await using proxied = await startGateway({ trustedProxies: ['127.0.0.0/8'] })
  const headers = `${'a:\r\n'.repeat(500)}X-Forwarded-For: 203.0.113.7\r\n`
  await sendRaw(proxied.port, once('GET /v1/task/progress?task_no=t1', headers))
  expect(proxied.services.calls.map(({ ctx }) => ctx.clientAddress)).toEqual(['203.0.113.7'])
})

it.each<[string, (socket: Socket) => void]>([
  ['closes properly', (socket) => socket.end()],
  ['resets the connection', (socket) => socket.resetAndDestroy()],
])('logs no error when a client that %s disconnects within a body', async (_, disconnect) => {
  const head = `POST /auth/v1/user/update_info HTTP/1.1\r\nHost: x\r\nAuthorization: ${gateway.tokens.user}\r\n`
  const socket = connect(gateway.port, '127.0.0.1', () => socket.write(`${head}Content-Length: 900\r\n\r\n{"user`))
  await expect.poll(calledMethods).toEqual(['GetSession'])
  disconnect(socket)
  await expect.poll(() => gateway.logLines.map(({ route }) => route)).toContain('POST /auth/v1/user/update_info')
  expect(calledMethods()).toEqual(['GetSession'])
  await expectHealthy()
})
