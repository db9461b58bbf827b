/**
 * Simulates search engines that accept page submissions: IndexNow (https://www.indexnow.org/documentation) and Baidu (站长平台, 普通收录, API
 * 提交). Each accepts only valid calls: the right key, its own site, no more addresses than allowed.
 */
import type { DriveReply, DriveRequest } from '../drives/simulated-drive.ts'
import { sendReply } from '../drives/modes.ts'
import type { Mode } from '../drives/modes.ts'
import { startLoopbackServer } from '../loopback-server.ts'
import type { LoopbackServer } from '../loopback-server.ts'

export type SearchEngineName = 'indexnow' | 'baidu'

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
  setMode(engine: SearchEngineName, mode: PushMode): void
  /** Remaining quota of Baidu, in addresses. */
  setQuota(addresses: number): void
  /** Addresses of the accepted calls, in order. */
  listSubmissions(engine: SearchEngineName): string[][]
  /** All calls, also refused ones. */
  countCalls(engine: SearchEngineName): number
}

const pushHosts = ['api.indexnow.org', 'data.zz.baidu.com']

const maxUrlsPerCall = { indexnow: 10_000, baidu: 2_000 }

type Check = (request: DriveRequest, urls: readonly string[]) => DriveReply | null

const isOnSite = (site: string, url: string): boolean => URL.parse(url)?.host === site

const checkIndexNow =
  ({ site, indexNowKey }: PushSettings): Check =>
  ({ path, method, headers, fields }, urls) => {
    const isForm =
      method === 'POST' && path === '/indexnow' && /^application\/json\b/.test(headers['content-type'] ?? '')
    if (!isForm || urls.length === 0 || urls.length > maxUrlsPerCall.indexnow)
      return { status: 400, body: 'Bad Request' }
    if (fields.get('key') !== indexNowKey) return { status: 403, body: 'Forbidden' }
    const isOwn = fields.get('host') === site && fields.get('keyLocation') === `https://${site}/${indexNowKey}.txt`
    return isOwn && urls.every((url) => isOnSite(site, url)) ? null : { status: 422, body: 'Unprocessable Entity' }
  }

const refusal = (error: number, message: string): DriveReply => ({ status: error, body: { error, message } })

const checkBaidu =
  ({ site, baiduToken }: PushSettings, quota: () => number): Check =>
  ({ path, method, query }, urls) => {
    if (path !== '/urls' || method !== 'POST') return refusal(404, 'not found')
    if (query.get('token') !== baiduToken) return refusal(401, 'token is not valid')
    if (query.get('site') !== site || !urls.every((url) => isOnSite(site, url))) return refusal(400, 'site error')
    if (urls.length === 0) return refusal(400, 'empty content')
    if (urls.length > maxUrlsPerCall.baidu) return refusal(400, 'only 2000 urls are allowed once')
    return urls.length > quota() ? refusal(400, 'over quota') : null
  }

const readUrls = (engine: SearchEngineName, { fields, body }: DriveRequest): string[] =>
  engine === 'indexnow' ? (JSON.parse(fields.get('urlList') ?? '[]') as string[]) : body.split('\n')

export const startPushSimulator = async (settings: PushSettings): Promise<PushSimulator> => {
  const modes: Record<SearchEngineName, PushMode> = { indexnow: 'normal', baidu: 'normal' }
  const submissions: Record<SearchEngineName, string[][]> = { indexnow: [], baidu: [] }
  const callCounts: Record<SearchEngineName, number> = { indexnow: 0, baidu: 0 }
  let quota = 100_000
  const checks = { indexnow: checkIndexNow(settings), baidu: checkBaidu(settings, () => quota) }

  const accept = (engine: SearchEngineName, request: DriveRequest): DriveReply => {
    const urls = readUrls(engine, request)
    const refused = checks[engine](request, urls)
    if (refused) return refused
    submissions[engine].push(urls)
    if (engine === 'indexnow') return { status: 202, body: '' }
    quota -= urls.length
    return { body: { remain: quota, success: urls.length } }
  }
  const server = await startLoopbackServer(pushHosts, 0, async (request, response) => {
    const engine = request.host === pushHosts[0] ? 'indexnow' : 'baidu'
    callCounts[engine] += 1
    const mode = modes[engine]
    if (mode === 'broken') return void response.writeHead(500).end('internal error, please try later')
    if (mode === 'limited') return void response.writeHead(429, { 'retry-after': '30' }).end('Too Many Requests')
    const reply = mode === 'normal' || mode === 'lost' ? accept(engine, request) : { body: '' }
    await sendReply(response, mode === 'lost' ? 'hang' : mode, request, reply)
  })
  return {
    ...server,
    setMode: (engine, mode) => {
      modes[engine] = mode
    },
    setQuota: (addresses) => {
      quota = addresses
    },
    listSubmissions: (engine) => submissions[engine].map((urls) => [...urls]),
    countCalls: (engine) => callCounts[engine],
  }
}
