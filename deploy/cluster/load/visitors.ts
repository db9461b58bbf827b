/** Visitors, members and admins whose requests reach every service; a failed request is printed with its moment. */
import type { Options } from 'k6/options'
import { scenario, vu } from 'k6/execution'
import http from 'k6/http'
import type { RefinedResponse, ResponseType } from 'k6/http'

interface LoadedSite {
  url: string
  adminToken: string
  words: string[]
  docIds: string[]
  members: { token: string; username: string; password: string }[]
  goodsId: number
}

const site = JSON.parse(open(__ENV.SITE_FILE ?? '')) as LoadedSite

const services = ['search', 'disk', 'captcha', 'config', 'user', 'task', 'order']

const warmUp = Number(__ENV.WARM_UP_SECONDS)

const arrivals = {
  executor: 'constant-arrival-rate',
  rate: Number(__ENV.RATE),
  timeUnit: '1s',
  preAllocatedVUs: 20,
  maxVUs: 300,
} as const

export const options: Options = {
  scenarios: {
    warm_up: { ...arrivals, duration: `${warmUp}s` },
    visitors: { ...arrivals, duration: __ENV.DURATION ?? '60m', startTime: `${warmUp}s` },
  },
  // A kept connection stays with one gateway; a new one for each request spreads to all.
  noVUConnectionReuse: __ENV.CONNECTIONS === 'new',
  thresholds: {
    ...Object.fromEntries(
      services.map((service) => [`http_req_failed{scenario:visitors,service:${service}}`, ['rate==0']]),
    ),
    'http_req_duration{scenario:visitors}': ['max>=0'],
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const byte = (): number => 1 + Math.floor(Math.random() * 249)

/** Each member has an address of his own, as limits count addresses. */
const randomAddress = (): string => `45.${byte()}.${byte()}.${byte()}`

let serial = 0
const unique = (): string => `${Date.now().toString(36)}-${vu.idInTest}-${(serial += 1)}`

const send = (
  service: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  token?: string,
): RefinedResponse<ResponseType | undefined> => {
  const headers: Record<string, string> = { 'x-forwarded-for': randomAddress() }
  if (body) headers['content-type'] = 'application/json'
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const name = path.split('?')[0] ?? path
  const response = http.request(method, site.url + path, body ? JSON.stringify(body) : null, {
    headers,
    timeout: '15s',
    tags: { service, name },
  })
  if (scenario.name === 'visitors' && (response.status < 200 || response.status >= 400))
    console.log(
      JSON.stringify({
        at: new Date().toISOString(),
        service,
        name,
        status: response.status,
        ms: Math.round(response.timings.duration),
        error: response.error,
        body: typeof response.body === 'string' ? response.body.slice(0, 200) : '',
      }),
    )
  return response
}

const order = (): void => {
  const { token } = pick(site.members)
  const request = { goods_id: site.goodsId, pay_type: 'manual', request_id: unique() }
  const created = send('order', 'POST', '/auth/v1/order/create', request, token)
  if (created.status !== 200) return
  const { data } = created.json() as unknown as { data?: { order_no: string } }
  if (data) send('order', 'POST', '/auth/v1/order/cancel', { order_no: data.order_no }, token)
}

const importLink = (): void => {
  const id = Array.from({ length: 12 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
  const text = `压测 ${unique()}\n链接：https://pan.quark.cn/s/${id}`
  send('task', 'POST', '/v1/task/import_disk', { text })
}

const logIn = (): void => {
  const { username, password } = pick(site.members)
  send('user', 'POST', '/v1/user/login', { username, password })
}

const actions: [weight: number, act: () => void][] = [
  [22, () => send('search', 'POST', '/v1/search/disk', { q: pick(site.words) })],
  [14, () => send('search', 'POST', '/v1/search/disk', { q: `${pick(site.words)} ${unique()}` })],
  [16, () => send('disk', 'GET', `/v1/disk/doc/${pick(site.docIds)}`)],
  [4, () => send('disk', 'GET', '/admin/v1/disk/list?size=10', undefined, site.adminToken)],
  [10, () => send('captcha', 'GET', '/v1/captcha/gen')],
  [8, () => send('config', 'GET', '/admin/v1/blacklist/list?size=10', undefined, site.adminToken)],
  [8, () => send('user', 'GET', '/auth/v1/user/info', undefined, pick(site.members).token)],
  [2, logIn],
  [4, () => send('task', 'GET', '/admin/v1/disk_task/list?size=10', undefined, site.adminToken)],
  [4, importLink],
  [6, () => send('order', 'GET', '/auth/v1/order/mine?size=10', undefined, pick(site.members).token)],
  [2, order],
]

const total = actions.reduce((sum, [weight]) => sum + weight, 0)

export default (): void => {
  let chance = Math.random() * total
  for (const [weight, act] of actions) {
    chance -= weight
    if (chance > 0) continue
    act()
    return
  }
}
