import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const calledMethods = (): string[] => gateway.services.calls.map(({ method }) => method)

it.each<[string, string | Uint8Array, number, string]>([
  ['half a document', '{"text":', 400, '请求内容不是有效的 JSON'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, '请求内容不是有效的 JSON'],
  ['an array', '[1]', 400, '请求内容须为 JSON 对象'],
  ['a bare word', '"text"', 400, '请求内容须为 JSON 对象'],
  ['nothing but null', 'null', 400, '请求内容须为 JSON 对象'],
])('refuses %s as a body', async (_, body, status, msg) => {
  for (const path of ['/v1/task/import_disk', '/v1/search/disk']) {
    const answer = await gateway.post(path, body)
    expect(answer).toMatchObject({ status, body: { code: 0, msg, data: null } })
  }
  expect(calledMethods()).toEqual([])
})

it.each<[string, string, object]>([
  ['text', '/v1/task/import_disk', { text: 5 }],
  ['text', '/v1/task/import_disk', { text: ['a'] }],
  ['text', '/v1/task/import_disk', {}],
  ['q', '/v1/search/disk', { q: ['a'] }],
  ['q', '/v1/search/disk', { q: 'x'.repeat(501) }],
  ['username', '/v1/user/login', { username: { $ne: '' }, password: 'x' }],
  ['password', '/v1/user/login', { username: 'admin' }],
])('names the field %s when its type or length is invalid', async (field, path, input) => {
  const answer = await gateway.post(path, input)
  expect(answer).toMatchObject({ status: 200, body: { code: 0, msg: `参数错误：${field}`, data: null } })
  expect(calledMethods()).toEqual([])
})

it('names an invalid nested field', async () => {
  const input = { text: 'x', params: { weight: 'heavy' } }
  const answer = await gateway.post('/admin/v1/task/import_disk', input, bearer(gateway.tokens.admin))
  expect(answer.body.msg).toBe('参数错误：params.weight')
})

it('refuses a repeated query parameter', async () => {
  const answer = await gateway.get('/v1/task/progress?task_no=a&task_no=b')
  expect(answer).toMatchObject({ status: 200, body: { code: 0, msg: '参数错误：task_no' } })
})

it('leaves the refusal of a blank text to the service', async () => {
  const answer = await gateway.post('/v1/task/import_disk', { text: ' \n ' })
  expect(answer).toMatchObject({ status: 200, body: { code: 0, msg: '请输入文本', data: null } })
})

const fourByteCharacter = '𠮷'
const escapedCharacter = String.raw`\ud842\udfb7`

it.each([
  ['as they are', fourByteCharacter],
  ['as escapes', escapedCharacter],
])('passes 100000 four-byte characters %s and leaves the refusal of more to the service', async (_, character) => {
  const bodyOf = (length: number): string => `{"text":"${character.repeat(length)}"}`
  expect((await gateway.post('/v1/task/import_disk', bodyOf(100_000))).body.code).toBe(200)
  const tooLong = await gateway.post('/v1/task/import_disk', bodyOf(100_001))
  expect(tooLong).toMatchObject({ status: 200, body: { code: 0, msg: '文本不能超过 100000 个字符' } })
})

it.each(['/v1/task/import_disk', '/v1/search/disk', '/v1/user/login'])('refuses 10 MB at %s with 413', async (path) => {
  const answer = await gateway.post(path, JSON.stringify({ text: 'x'.repeat(10_000_000) }))
  expect(answer).toMatchObject({ status: 413, body: { code: 0, data: null } })
  expect(answer.body.msg).toMatch(/^请求内容过大/)
  expect(calledMethods()).toEqual([])
})

it('refuses 10 MB without a length', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(100_000))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < 100; sent++) controller.enqueue(chunk)
      controller.close()
    },
  })
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' as const }
  const response = await fetch(`${gateway.url}/v1/task/import_disk`, options)
  expect(response.status).toBe(413)
})

it.each(['/v1', '/v1/nothing', '/auth/v1/nothing', '/admin/v1/nothing', '/open/nothing', '/v1/search/disk/more'])(
  'answers the unknown call %s with an envelope',
  async (path) => {
    const expected = { status: 404, body: { code: 0, msg: '接口不存在', data: null } }
    expect(await gateway.get(path)).toMatchObject(expected)
    expect(await gateway.post(path, {})).toMatchObject(expected)
  },
)

it('refuses an undecodable path', async () => {
  expect(await gateway.get('/v1/disk/doc/%E0%A4%A')).toMatchObject({ status: 400, body: { code: 0, data: null } })
})

it('answers a method that no page supports with 405', async () => {
  const response = await fetch(`${gateway.url}/search`, { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

it('drops NUL characters, which no store accepts', async () => {
  await gateway.post('/v1/search/disk', { q: 'a\0b' })
  expect(gateway.services.calls.at(-1)?.request.q).toBe('ab')
  await gateway.post('/v1/task/import_disk', { text: 'a\0b' })
  expect(gateway.services.calls.at(-1)?.request.text).toBe('ab')
})
