/**
 * Simulates search engines that accept page submissions: IndexNow (https://www.indexnow.org/documentation) and Baidu (站长平台, 普通收录, API
 * 提交). Each accepts only valid calls: the right key, its own site, no more addresses than allowed.
 */
import type { DriveReply, DriveRequest } from '../drives/simulated-drive.ts'
import { send } from '../drives/modes.ts'
import type { Mode } from '../drives/modes.ts'
import { startLoopbackServer } from '../loopback-server.ts'
import type { LoopbackServer } from '../loopback-server.ts'

export type EngineName = 'indexnow' | 'baidu'

/** `lost`: accepts the pages but never answers. `broken`: answers with a server error. */
type PushMode =
  | Extract<Mode, 'normal' | 'limited' | 'hang' | 'garbage' | 'huge' | 'redirect_inside'>
  | 'lost'
  | 'broken'

export interface PushSettings {
  site: string
  indexNowKey: string
  baiduToken: string
}

export interface PushSimulator extends LoopbackServer {
  set(engine: EngineName, mode: PushMode): void
  /** Remaining quota of Baidu, in addresses. */
  setRoom(addresses: number): void
  /** Addresses of the accepted calls, in order. */
  told(engine: EngineName): string[][]
  /** All calls, also refused ones. */
  asked(engine: EngineName): number
}

const pushHosts = ['api.indexnow.org', 'data.zz.baidu.com']

const mostAtOnce = { indexnow: 10_000, baidu: 2_000 }

type Check = (request: DriveRequest, urls: readonly string[]) => DriveReply | null

const isOf = (site: string, url: string): boolean => URL.parse(url)?.host === site

const checkIndexNow =
  ({ site, indexNowKey }: PushSettings): Check =>
  ({ path, method, headers, fields }, urls) => {
    const isForm =
      method === 'POST' && path === '/indexnow' && /^application\/json\b/.test(headers['content-type'] ?? '')
    if (!isForm || urls.length === 0 || urls.length > mostAtOnce.indexnow) return { status: 400, body: 'Bad Request' }
    if (fields.get('key') !== indexNowKey) return { status: 403, body: 'Forbidden' }
    const isOwn = fields.get('host') === site && fields.get('keyLocation') === `https://${site}/${indexNowKey}.txt`
    return isOwn && urls.every((url) => isOf(site, url)) ? null : { status: 422, body: 'Unprocessable Entity' }
  }

const refusal = (error: number, message: string): DriveReply => ({ status: error, body: { error, message } })

const checkBaidu =
  ({ site, baiduToken }: PushSettings, room: () => number): Check =>
  ({ path, method, query }, urls) => {
    if (path !== '/urls' || method !== 'POST') return refusal(404, 'not found')
    if (query.get('token') !== baiduToken) return refusal(401, 'token is not valid')
    if (query.get('site') !== site || !urls.every((url) => isOf(site, url))) return refusal(400, 'site error')
    if (urls.length === 0) return refusal(400, 'empty content')
    if (urls.length > mostAtOnce.baidu) return refusal(400, 'only 2000 urls are allowed once')
    return urls.length > room() ? refusal(400, 'over quota') : null
  }

const readUrls = (engine: EngineName, { fields, body }: DriveRequest): string[] =>
  engine === 'indexnow' ? (JSON.parse(fields.get('urlList') ?? '[]') as string[]) : body.split('\n')

export const startPushSimulator = async (settings: PushSettings): Promise<PushSimulator> => {
  const modes: Record<EngineName, PushMode> = { indexnow: 'normal', baidu: 'normal' }
  const told: Record<EngineName, string[][]> = { indexnow: [], baidu: [] }
  const asked: Record<EngineName, number> = { indexnow: 0, baidu: 0 }
  let room = 100_000
  const checks = { indexnow: checkIndexNow(settings), baidu: checkBaidu(settings, () => room) }

  const take = (engine: EngineName, request: DriveRequest): DriveReply => {
    const urls = readUrls(engine, request)
    const refused = checks[engine](request, urls)
    if (refused) return refused
    told[engine].push(urls)
    if (engine === 'indexnow') return { status: 202, body: '' }
    room -= urls.length
    return { body: { remain: room, success: urls.length } }
  }
  const server = await startLoopbackServer(pushHosts, 0, async (request, response) => {
    const engine = request.host === pushHosts[0] ? 'indexnow' : 'baidu'
    asked[engine] += 1
    const mode = modes[engine]
    if (mode === 'broken') return void response.writeHead(500).end('internal error, please try later')
    if (mode === 'limited') return void response.writeHead(429, { 'retry-after': '30' }).end('Too Many Requests')
    const reply = mode === 'normal' || mode === 'lost' ? take(engine, request) : { body: '' }
    await send(response, mode === 'lost' ? 'hang' : mode, request, reply)
  })
  return {
    ...server,
    set: (engine, mode) => {
      modes[engine] = mode
    },
    setRoom: (addresses) => {
      room = addresses
    },
    told: (engine) => told[engine].map((urls) => [...urls]),
    asked: (engine) => asked[engine],
  }
}
