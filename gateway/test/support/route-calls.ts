/** Calls every route with valid input, for tests that walk the route table. */
import { z } from 'zod'
import type { Api } from '../../src/api.ts'
import { prepareRoutes } from '../../src/routes/prepare-routes.ts'
import type { PreparedRoute } from '../../src/pipeline/step.ts'
import { routes } from '../../src/routes/index.ts'
import { orderNo } from './services/order.ts'
import { hit } from './services/search.ts'
import type { SeenCall } from './fake-services.ts'
import type { TestGateway } from './test-gateway.ts'

export const table = prepareRoutes(routes)

type Inputs = { [S in keyof Api]: Api[S]['input'] }

/** A valid input for each route, with every object that the route accepts; a missing route is a compile error. */
const validInputs: Inputs = {
  'POST /v1/search/disk': { q: '庆余年' },
  'POST /open/search/disk': { q: '庆余年' },
  'GET /v1/disk/doc/{doc_id}': { doc_id: hit.doc_id },
  'GET /v1/disk/latest': {},
  'GET /v1/disk/hot': {},
  'GET /v1/disk/cate': { id: 3 },
  'GET /v1/disk/cate_name': { word: '影视' },
  'POST /v1/disk/report': { doc_id: hit.doc_id, reason: 'dead' },
  'GET /admin/v1/report/list': { status: 'open' },
  'POST /admin/v1/report/update': { ids: [7], verdict: 'fixed', note: '已修复' },
  'GET /admin/v1/claim/list': { state: 'open' },
  'POST /admin/v1/claim/update': { ids: [7], step: 'hidden' },
  'GET /admin/v1/claim/export': {},
  'POST /v1/disk/feedback': { doc_id: hit.doc_id, works: true },
  'POST /auth/v1/disk/buy': { doc_id: hit.doc_id, request_id: 'r1' },
  'GET /auth/v1/disk/bought': {},
  'POST /admin/v1/disk/update_meta': { id: 7, cost_coin: 3 },
  'GET /admin/v1/disk/hot': {},
  'GET /admin/v1/disk/list': { q: '庆余年' },
  'POST /admin/v1/disk/update_partial': { id: 7, disk_name: '庆余年', tags: ['剧集'] },
  'POST /admin/v1/disk/update_cate': { ids: [7], cate_id: [3] },
  'POST /admin/v1/disk/update_batch': { ids: [7], set: { weight: 2, add_tags: ['剧集'] } },
  'POST /admin/v1/disk/delete_many': { ids: [7] },
  'POST /admin/v1/disk/undo': { undo: 'u1' },
  'POST /admin/v1/disk/list_by_doc_ids': { doc_ids: [hit.doc_id] },
  'POST /admin/v1/disk/update_docs': { doc_ids: [hit.doc_id] },
  'POST /admin/v1/disk/submit_indexnow': { doc_ids: [hit.doc_id] },
  'POST /admin/v1/disk/renew_article': { id: 7 },
  'GET /admin/v1/disk/article': { doc_id: hit.doc_id },
  'POST /admin/v1/disk/update_article': { doc_id: hit.doc_id, text: '## 介绍\n好看' },
  'POST /admin/v1/disk/delete_article': { doc_id: hit.doc_id },
  'GET /admin/v1/disk/health': {},
  'POST /open/disk/api_import': { disk_id: 'abc', disk_type: 'QUARK', disk_name: '庆余年', shared_time: 1761955200 },
  'GET /open/disk/list': {},
  'GET /open/analysis/search_hot_key': {},
  'POST /admin/v1/search/submit_indexnow': { words: ['庆余年'] },
  'POST /admin/v1/disk/update_hot': { id: 7, pinned: true },
  'GET /v1/search/suggest': { q: 'qyn' },
  'GET /v1/hot_key/list': {},
  'GET /v1/hot_key/info': { key: '庆余年' },
  'GET /admin/v1/search/hot': {},
  'GET /admin/v1/search/clear_hot': { keys: ['庆余年'] },
  'GET /admin/v1/search/alias_proposals': {},
  'POST /admin/v1/search/decide_alias': { id: 7, state: 'accepted' },
  'POST /admin/v1/search/update_hot': { key: '庆余年', pinned: true },
  'GET /v1/goods/list': {},
  'GET /admin/v1/goods/list': {},
  'POST /admin/v1/goods/create': { name: '月度会员', price: 990, vip_days: 30 },
  'POST /admin/v1/goods/update': { id: 7, on_shelf: true },
  'POST /admin/v1/goods/delete': { ids: [7] },
  'POST /admin/v1/goods/update_order': { ids: [7, 8] },
  'GET /admin/v1/coupon/list': {},
  'POST /admin/v1/coupon/create': { code: 'SPRING', kind: 'percent', value: 20 },
  'POST /admin/v1/coupon/update': { id: 7, goods_ids: [7] },
  'POST /admin/v1/coupon/delete': { ids: [7] },
  'GET /auth/v1/order/price': { goods_id: 7, coupon: 'SPRING' },
  'POST /auth/v1/order/create': { goods_id: 7, pay_type: 'alipay_face', request_id: 'r1' },
  'GET /auth/v1/order/payment': { order_no: orderNo },
  'GET /auth/v1/order/check': { order_no: orderNo },
  'POST /auth/v1/order/cancel': { order_no: orderNo },
  'POST /auth/v1/order/reference': { order_no: orderNo, reference: '4821' },
  'GET /auth/v1/order/mine': {},
  'GET /admin/v1/order/list': {},
  'GET /admin/v1/order/info': { id: 7 },
  'POST /admin/v1/order/update': { id: 7, action: 'refund', request_id: 'r1' },
  'GET /admin/v1/order/differences': {},
  'POST /admin/v1/site_config/build_alipay': {},
  'GET /v1/movie/latest': {},
  'GET /v1/movie/get': { word: '庆余年' },
  'GET /admin/v1/movie/list': {},
  'POST /admin/v1/movie/update': { id: 5, alias: ['Joy of Life'] },
  'POST /admin/v1/movie/import_douban': { text: '1292052 肖申克的救赎' },
  'POST /admin/v1/movie/delete': { ids: [5] },
  'GET /v1/word/get': { word: '考研' },
  'GET /admin/v1/word/list': {},
  'POST /admin/v1/word/create': { word: '考研', related: ['英语'] },
  'POST /admin/v1/word/update': { id: 6, show: [] },
  'POST /admin/v1/word/delete': { ids: [6] },
  'GET /v1/list_store/list': { type: 'home_friend_links' },
  'GET /v1/list_store/by_types': { types: ['home_friend_links'] },
  'GET /admin/v1/list_store/list': { type: 'home_friend_links' },
  'POST /admin/v1/list_store/create': { type: 'home_friend_links', name: '友站' },
  'POST /admin/v1/list_store/update': { id: 8, enabled: false },
  'POST /admin/v1/list_store/delete': { ids: [8] },
  'POST /admin/v1/list_store/update_order': { type: 'home_friend_links', ids: [8] },
  'GET /v1/category/list': {},
  'GET /v1/category/list_all': {},
  'GET /v1/category/tree': { pid: 3 },
  'GET /v1/category/latest': {},
  'GET /v1/search/related': { doc_id: hit.doc_id },
  'GET /admin/v1/category/get': { id: 3 },
  'POST /admin/v1/category/create': { name: '影视' },
  'POST /admin/v1/category/update': { id: 3, name: '剧集' },
  'POST /admin/v1/category/delete': { id: 3 },
  'POST /v1/task/preview_import': { text: '链接' },
  'POST /v1/task/import_disk': { text: '链接' },
  'POST /admin/v1/task/import_disk': { text: '链接', cate_id: [3], params: { is_mine: true, weight: 2 } },
  'POST /open/task/import_disk': { text: '链接' },
  'GET /v1/task/progress': { task_no: 't1' },
  'GET /v1/task/check': { doc_id: hit.doc_id },
  'GET /admin/v1/disk_task/list': { status: 'review' },
  'POST /admin/v1/disk_task/update_status': { ids: [4], status: 'approved', disk_name: '庆余年' },
  'POST /admin/v1/disk_task/retry': { ids: [4] },
  'GET /admin/v1/task/rebuild_es': {},
  'GET /admin/v1/task/gen_sitemap': {},
  'GET /admin/v1/task/refresh_disk': { disk_type: 'QUARK' },
  'POST /admin/v1/task/start': { kind: 'clean_up' },
  'GET /admin/v1/task/list': {},
  'POST /admin/v1/task/cancel': { id: 9 },
  'POST /admin/v1/task/retry': { id: 9 },
  'GET /admin/v1/task/check_gemini': {},
  'POST /v1/user/login': { username: 'admin', password: 'right' },
  'POST /v1/user/register': { username: 'reader', email: 'reader@example.com', password: 'long enough' },
  'POST /v1/user/send_reg_email': { email: 'reader@example.com' },
  'POST /v1/user/send_find_pass': { email: 'reader@example.com' },
  'POST /v1/user/reset_pass': { email: 'reader@example.com', token: 'ABCD2345', new_password: 'long enough' },
  'POST /auth/v1/user/logout': {},
  'GET /auth/v1/user/info': {},
  'POST /auth/v1/user/send_change_email': { email: 'reader2@example.com' },
  'POST /auth/v1/user/update_info': { username: 'reader2' },
  'GET /auth/v1/user/check_in': {},
  'GET /auth/v1/user/invited': {},
  'GET /auth/v1/user/coin_log': {},
  'POST /auth/v1/user/coin_exchange': { rule_id: 'month', request_id: 'r1' },
  'POST /auth/v1/cdkey/use': { key: 'abcd' },
  'POST /admin/v1/user/create': { username: 'new', email: 'new@example.com', password: 'a long new password' },
  'GET /admin/v1/user/coin_log': { user_id: 2 },
  'GET /admin/v1/user/purchases': { user_id: 2 },
  'GET /admin/v1/user/list': {},
  'GET /admin/v1/user/export': { user_id: 2 },
  'POST /admin/v1/user/delete': { id: 2 },
  'POST /admin/v1/user/delete_many': { ids: [2] },
  'POST /admin/v1/user/update_user': { id: 2, remark: 'x' },
  'GET /admin/v1/cdkey/list': {},
  'POST /admin/v1/cdkey/create': { kind: 'coin', value: 5 },
  'POST /admin/v1/cdkey/update': { ids: [1], enabled: false },
  'POST /admin/v1/cdkey/delete': { ids: [1] },
  'GET /v1/captcha/gen': {},
  'POST /v1/captcha/check': { key: 'c1', dots: 'AAAA' },
  'GET /v1/site_config/all': {},
  'GET /admin/v1/site_config/all': {},
  'GET /admin/v1/site_config/schema': {},
  'GET /admin/v1/site_config/history': { name: 'notice' },
  'POST /admin/v1/site_config/preview_import': { list: [{ name: 'notice', value: '{}' }] },
  'POST /admin/v1/site_config/import': { list: [{ name: 'notice', value: '{}' }], version: 1 },
  'POST /admin/v1/site_config/restore': { history_id: 1 },
  'POST /admin/v1/site_config/test': { name: 'gemini' },
  'GET /admin/v1/open_token/list': {},
  'GET /admin/v1/backup/list': {},
  'GET /admin/v1/upload/list': {},
  'POST /admin/v1/upload/delete': { ids: [1] },
  'GET /admin/v1/list_view/list': { list: 'user/list' },
  'POST /admin/v1/list_view/save': {
    list: 'user/list',
    title: '管理员',
    query: 'role=admin',
    columns: { order: ['id'], widths: { id: 80 } },
    shared: true,
  },
  'POST /admin/v1/list_view/delete': { ids: [1] },
  'POST /admin/v1/open_token/update': { id: 7, enabled: false },
  'POST /admin/v1/open_token/revoke': { ids: [7] },
  'POST /admin/v1/site_config/create_open_token': { name: 'bot', scopes: ['import'] },
  'POST /admin/v1/site_config/update_file_text': { name: 'robots.txt', text: 'User-agent: *' },
  'GET /admin/v1/site_config/list_file_text': {},
  'POST /admin/v1/site_config/add_index_now': {},
  'POST /admin/v1/site_config/update': { list: [{ name: 'site_basic', value: '{}' }] },
  'GET /admin/v1/arr_cache/list': { type: 'ban_ua' },
  'POST /admin/v1/arr_cache/add': { type: 'ban_ua', values: ['curl'] },
  'POST /admin/v1/arr_cache/remove': { type: 'ban_ua', values: ['curl'] },
  'GET /admin/v1/blacklist/list': {},
  'GET /admin/v1/blacklist/ip_list': {},
  'GET /admin/v1/blacklist/export': {},
  'POST /admin/v1/blacklist/create': { ip: '203.0.113.9', enabled: true },
  'POST /admin/v1/blacklist/update': { id: 1, enabled: false },
  'POST /admin/v1/blacklist/delete': { ids: [1] },
  'GET /admin/v1/blacklist/clear': {},
  'POST /admin/v1/blacklist/filter_in_blacklist': { ips: ['203.0.113.9'] },
  'POST /admin/v1/blacklist/import': { text: '203.0.113.9' },
  'POST /admin/v1/blacklist/preview': { ip: '203.0.113.9' },
  'GET /admin/v1/visit/ip_times': {},
  'GET /admin/v1/visit/data_log': { from: '2026-11-01', to: '2026-11-02' },
  'GET /admin/v1/visit/overview': {},
  'GET /admin/v1/visit/top': { from: '2026-11-01', to: '2026-11-02' },
  'GET /admin/v1/audit/list': {},
  'GET /admin/v1/audit/export': {},
}

export const validInputOf = ({ spec }: PreparedRoute): Record<string, unknown> =>
  validInputs[spec as keyof Inputs] as Record<string, unknown>

export const fieldsOf = ({ schema }: PreparedRoute): Record<string, unknown> =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}

export const pathOf = (route: PreparedRoute): string =>
  route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(validInputOf(route)[name]))

export interface Outcome {
  status: number
  code: number | undefined
  msg: string | undefined
  text: string
}

const isEnvelope = (value: unknown): value is { code: number; msg: string; data: unknown } =>
  typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'code,data,msg'

/** @throws Error when a JSON response is no envelope */
const readOutcome = async (response: Response): Promise<Outcome> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  // A file has no envelope.
  if (!isJson || response.headers.has('content-disposition'))
    return { status: response.status, code: undefined, msg: undefined, text }
  const value: unknown = JSON.parse(text)
  if (!isEnvelope(value)) throw new Error(`no envelope: ${text}`)
  return { status: response.status, code: value.code, msg: value.msg, text }
}

export interface CallOptions {
  headers?: Record<string, string>
  input?: Record<string, unknown> | string
  query?: string
}

export const callRoute = async (
  { url }: TestGateway,
  route: PreparedRoute,
  { headers = {}, input = validInputOf(route), query = '' }: CallOptions = {},
): Promise<Outcome> => {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  if (route.method === 'POST') {
    const body = typeof input === 'string' ? input : JSON.stringify(input)
    const all = { 'content-type': 'application/json', ...headers }
    return readOutcome(await fetch(`${url}${pathOf(route)}?${query}`, { method: 'POST', headers: all, body }))
  }
  const fields = typeof input === 'string' ? {} : input
  const queryFields = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  const search = new URLSearchParams(queryFields as [string, string][]).toString()
  return readOutcome(await fetch(`${url}${pathOf(route)}?${[search, query].filter(Boolean).join('&')}`, { headers }))
}

const sessionCalls = new Set(['GetSession', 'VerifyOpenToken'])

/** Calls without those that authenticate. */
export const withoutSessionCalls = (calls: readonly SeenCall[]): SeenCall[] =>
  calls.filter(({ method }) => !sessionCalls.has(method))
