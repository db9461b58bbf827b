import { AppError } from '@pandex/platform/errors'
import { currentTrace } from '@pandex/platform/telemetry/tracing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disk } from '../support/services/disk.ts'
import { hit, searchReply } from '../support/services/search.ts'
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

const lastRequest = (): Record<string, unknown> | undefined => gateway.services.calls.at(-1)?.request

it('answers a search with exactly the documented types', async () => {
  const { status, headers, body } = await gateway.post('/v1/search/disk', { q: '庆余年' })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  const { facets: _facets, holds_keyword: _holdsKeyword, words: _words, ...data } = searchReply([hit])
  expect(body).toEqual({ code: 200, msg: '请求成功', data })
})

it('answers the same at the open alias of the search', async () => {
  const search = await gateway.post('/v1/search/disk', { q: '庆余年 alias' })
  const open = await gateway.post('/open/search/disk', { q: '庆余年 alias' })
  expect(open.body).toEqual(search.body)
})

it('answers a refused purchase with the new price in data', async () => {
  const refusal = new AppError('failed_precondition', 'disk.price_changed', '价格已变', { data: { cost_coin: 30 } })
  gateway.services.replace({
    disk: {
      BuyDisk: async () => {
        throw refusal
      },
    },
  })
  const body = { doc_id: hit.doc_id, max_coin: 20 }
  const answer = await gateway.post('/auth/v1/disk/buy', body, bearer(gateway.tokens.user))
  expect(answer).toMatchObject({ status: 200, body: { code: 414, msg: '价格已变', data: { cost_coin: 30 } } })
  expect(lastRequest()).toMatchObject({ max_coin: 20 })
})

it('passes the captcha token of an import to the task service', async () => {
  await gateway.post('/v1/task/import_disk', { text: '链接', token: 'solved' })
  expect(lastRequest()).toMatchObject({ text: '链接', captcha_token: 'solved', origin: 'public' })
})

it('answers a page beyond the end with an empty list', async () => {
  const { body } = await gateway.post('/v1/search/disk', { q: '庆余年', page: 900 })
  expect(body).toMatchObject({ code: 200, data: { list: [] } })
})

const defaults = {
  q: 'x',
  page: 1,
  size: 10,
  types: [],
  user: '',
  exact: false,
  format: [],
  share_time: '',
  exclude_user: [],
  order: '',
  min_size: 0,
  max_size: 0,
  user_distinct: false,
  fold_copies: false,
  copy_group: '',
  years: [],
  seasons: [],
  kinds: [],
  tags: [],
  facets: false,
  cursor: '',
  wechat_pwd: '',
  pay: false,
}

it.each<[string, Record<string, unknown>, Partial<typeof defaults> | Record<string, unknown>]>([
  ['a size of 50', { size: 50 }, { size: 50 }],
  ['a size above 50', { size: 51 }, { size: 10 }],
  ['a size below 1', { size: 0 }, { size: 10 }],
  ['a size of nonsense', { size: 'many' }, { size: 10 }],
  ['a size that is an object', { size: {} }, { size: 10 }],
  ['a broken page', { page: -3 }, { page: 1 }],
  ['numbers as text', { page: '2', size: '20' }, { page: 2, size: 20 }],
  ['truth as text', { exact: 'true', user_distinct: '1' }, { exact: true, user_distinct: true }],
  ['nulls everywhere', { page: null, type: null, format: null, user: null, exact: null }, {}],
  ['several types', { type: 'bdy, QUARK' }, { types: ['BDY', 'QUARK'] }],
  ['a type that looks like a number', { type: 115 }, { types: ['115'] }],
  ['the older name of share_time', { time: 'week' }, { share_time: 'week' }],
  ['both names of share_time', { share_time: 'month', time: 'week' }, { share_time: 'month' }],
  ['an unknown share_time', { share_time: 'decade' }, {}],
  ['an unknown order', { order: 'sideways' }, {}],
  ['an order by size', { order: 'size_asc' }, { order: 'size_asc' }],
  ['bounds of the size', { min_size: '1', max_size: 2 ** 50 }, { min_size: 1, max_size: 2 ** 50 }],
  ['bounds of the size past theirs', { min_size: -1, max_size: 2 ** 50 + 1 }, {}],
  ['bounds of the size of nonsense', { min_size: '10GB', max_size: {} }, {}],
  ['extensions with and without the dot', { format: ['.MKV', 'mp4'] }, { format: ['.mkv', '.mp4'] }],
  ['one format as text', { format: '.pdf' }, { format: ['.pdf'] }],
  ['unknown keys', { search_ticket: 't', share_year: '2024', foo: { bar: 1 } }, {}],
  ['adv_params of any shape', { adv_params: { wechat_pwd: '', platform: 'pc', automated: 1 } }, {}],
  ['adv_params that is no object', { adv_params: 'x' }, {}],
  ['one year and several seasons', { years: 2023, seasons: ['1', 2] }, { years: [2023], seasons: [1, 2] }],
  ['years of nonsense', { years: ['soon'] }, {}],
  ['a passphrase', { adv_params: { wechat_pwd: '8888' } }, { wechat_pwd: '8888' }],
  ['excluded sharers', { exclude_user: ['a', 'b'] }, { exclude_user: ['a', 'b'] }],
])('accepts %s in a search', async (name, input, expected) => {
  const q = `x ${name}`
  const { body } = await gateway.post('/v1/search/disk', { q, ...input })
  expect(body.code).toBe(200)
  expect(lastRequest()).toEqual({ ...defaults, q, ...expected })
})

it.each(['doc', 'image', 'soft', 'video', 'music', 'compress'])(
  'expands the format group %s to extensions',
  async (group) => {
    await gateway.post('/v1/search/disk', { q: group, format: [group] })
    const format = lastRequest()?.format as string[]
    expect(format.length).toBeGreaterThan(4)
    for (const extension of format) expect(extension).toMatch(/^\.[a-z0-9]+$/)
  },
)

it('answers a resource with its row, and with meta on request', async () => {
  const plain = await gateway.get(`/v1/disk/doc/${disk.doc_id}?from=web`)
  expect(plain.body).toEqual({ code: 200, msg: '请求成功', data: { ...disk, edges: {}, copies: [], similar: [hit] } })
  const full = await gateway.get(`/v1/disk/doc/${disk.doc_id}?from=web&with_meta=true`)
  expect(full.body.data).toMatchObject({ edges: { meta: { robots: 1 } } })
})

it('answers an unknown resource with code 0', async () => {
  const answer = await gateway.get('/v1/disk/doc/nothing')
  expect(answer).toMatchObject({ status: 200, body: { code: 0, msg: '记录不存在', data: null } })
})

it('answers latest, hot and the categories as arrays', async () => {
  const { body: latest } = await gateway.get('/v1/disk/latest?size=5&page=2&type=QUARK')
  const { policy: _policy, file_sizes: _sizes, ...listed } = disk
  expect(latest.data).toEqual([{ ...listed, edges: {} }])
  expect(lastRequest()).toMatchObject({ page: { page: 2, size: 5 }, type: 'QUARK' })
  expect((await gateway.get('/v1/disk/hot')).body.data).toEqual([])
  const { body: categories } = await gateway.get('/v1/category/list_all')
  expect(categories.data).toMatchObject([{ id: 3, pid: 0, name: '影视', edges: {} }])
})

it('answers the public configuration as a flat map', async () => {
  expect((await gateway.get('/v1/site_config/all')).body.data).toEqual({ site_basic: '{"site_name":"盘"}' })
})

it('accepts one changed key or a list of keys', async () => {
  const headers = bearer(gateway.tokens.admin)
  const single = await gateway.post('/admin/v1/site_config/update', { name: 'a', value: '1' }, headers)
  expect(single.body).toEqual({ code: 200, msg: '更新成功', data: { a: '1' } })
  const list = [
    { name: 'a', value: '1' },
    { name: 'b', value: '2' },
  ]
  const many = await gateway.post('/admin/v1/site_config/update', { list }, headers)
  expect(many.body.data).toEqual({ a: '1', b: '2' })
  const withoutKey = await gateway.post('/admin/v1/site_config/update', { value: '1' }, headers)
  expect(withoutKey.body).toEqual({ code: 0, msg: '参数错误：name', data: null })
})

it('answers a login with account and token, and a wrong password with code 400', async () => {
  const right = await gateway.post('/v1/user/login', { username: 'admin', password: 'right', token: '' })
  expect(right.body).toMatchObject({
    code: 200,
    msg: '登录成功',
    data: { info: { id: 1, role: 'admin' }, token: 'a-token' },
  })
  expect(right.headers.get('cache-control')).toBe('no-store')
  const wrong = await gateway.post('/v1/user/login', { username: 'admin', password: 'wrong' })
  expect(wrong).toMatchObject({ status: 200, body: { code: 400, data: null } })
})

it('sets the origin of an import by the route, not by the input', async () => {
  const text = '链接'
  await gateway.post('/v1/task/import_disk', { text, origin: 'admin', is_mine: true, weight: 9, cate_id: 3 })
  expect(lastRequest()).toEqual({ text, origin: 'public', is_mine: false, weight: 0, cate_id: 0, captcha_token: '' })
  const admin = { text, cate_id: [3], params: { is_mine: true } }
  const answer = await gateway.post('/admin/v1/task/import_disk', admin, bearer(gateway.tokens.admin))
  expect(answer.body.msg).toBe('后台处理中...')
  expect(lastRequest()).toEqual({ text, origin: 'admin', is_mine: true, weight: 1, cate_id: 3, captcha_token: '' })
  await gateway.post('/open/task/import_disk?token=open-sesame', { text })
  expect(lastRequest()).toMatchObject({ text, origin: 'open' })
})

it('passes the identity of a valid session with an import, and none of an invalid one', async () => {
  await gateway.post('/v1/task/import_disk', { text: '链接' }, bearer(gateway.tokens.user))
  expect(gateway.services.calls.at(-1)?.ctx.user).toMatchObject({ id: 2, role: 'user' })
  await gateway.post('/v1/task/import_disk', { text: '链接' }, bearer('stale'))
  expect(gateway.services.calls.at(-1)?.ctx.user).toBeUndefined()
})

it('keeps a well-formed request id, replaces any other, and passes the id to the service', async () => {
  const accepted = await gateway.get('/v1/task/progress?task_no=t1', { 'x-request-id': 'trace-1' })
  expect(accepted.headers.get('x-request-id')).toBe('trace-1')
  expect(gateway.services.calls.at(-1)?.ctx.requestId).toBe('trace-1')
  for (const forged of ['a b', 'x'.repeat(65), '{"a":1}', 'ünïcode']) {
    const response = await fetch(`${gateway.url}/v1/task/progress?task_no=t1`, {
      headers: { 'x-request-id': Buffer.from(forged).toString('latin1') },
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

it('names one trace in all log lines of a request and in the service that it calls, and not that of the client', async () => {
  const seen: unknown[] = []
  gateway.services.replace({
    task: {
      GetProgress: () => {
        seen.push(currentTrace().trace_id)
        return Promise.reject(new Error('a bug'))
      },
    },
  })
  const given = '0af7651916cd43dd8448eb211c80319c'
  const headers = { 'x-request-id': 'traced-1', traceparent: `00-${given}-b7ad6b7169203331-01` }
  await gateway.get('/v1/task/progress?task_no=t1', headers)
  const linesOf = () => gateway.logLines.filter((line) => line.request_id === 'traced-1')
  await expect.poll(() => linesOf().map(({ level }) => level)).toEqual(['error', 'info'])
  expect(seen).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(seen).not.toContain(given)
  expect(new Set(linesOf().map(({ trace_id }) => trace_id))).toEqual(new Set(seen))
})

it('logs one line per request without user input', async () => {
  gateway.logLines.length = 0
  await gateway.get('/v1/task/progress?task_no=secret-number', { 'x-request-id': 'line-1' })
  await expect.poll(() => gateway.logLines.filter((line) => line.request_id === 'line-1')).toHaveLength(1)
  const [line] = gateway.logLines.filter((single) => single.request_id === 'line-1')
  expect(line).toMatchObject({ route: 'GET /v1/task/progress', status: 200, msg: 'request', level: 'info' })
  expect(JSON.stringify(line)).not.toContain('secret-number')
})
