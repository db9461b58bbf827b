import { OutboundError } from '@pandex/platform/outbound/outbound'
import type { OutboundResponse } from '@pandex/platform/outbound/outbound'
import type { PushSettings } from './site-config.ts'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'

export type PushOutcome =
  | { outcome: 'taken'; left?: number }
  /** The engine's own daily quota is used up. */
  | { outcome: 'full' }
  /** Permanent: the setup is wrong, a retry fails the same way. */
  | { outcome: 'refused'; msg: string }
  /** Temporary: the engine is unreachable or overloaded. */
  | { outcome: 'later'; msg: string }

export interface PushEngine {
  name: 'indexnow' | 'baidu'
  title: string
  /** Maximum URLs per call. */
  maxUrls: number
  /** Never throws. */
  push(urls: readonly string[], signal: AbortSignal): Promise<PushOutcome>
}

const later = (title: string): PushOutcome => ({ outcome: 'later', msg: `${title}暂时没有回答` })
const refused = (msg: string): PushOutcome => ({ outcome: 'refused', msg })

const toOutcome = (
  title: string,
  read: (answer: OutboundResponse) => PushOutcome,
  response: Promise<OutboundResponse>,
) =>
  response.then(read).catch((error: unknown) => {
    const isForbidden = error instanceof OutboundError && error.reason === 'forbidden'
    return isForbidden ? refused(`${title}接口地址不可用`) : later(title)
  })

/** Status codes: https://www.indexnow.org/documentation */
const readIndexNow = ({ status }: OutboundResponse): PushOutcome => {
  if (status === 200 || status === 202) return { outcome: 'taken' }
  if (status === 400) return refused('IndexNow 不接受这种请求')
  if (status === 403) return refused('IndexNow 密钥无效')
  if (status === 422) return refused('IndexNow 认为地址与域名或密钥不符')
  if (status === 429 || status >= 500) return later('IndexNow')
  return refused(`IndexNow 回答 ${status}`)
}

const defaultEndpoint = 'https://api.indexnow.org/indexnow'

const indexNow = (outbound: OutboundClient, settings: PushSettings, host: string): PushEngine => ({
  name: 'indexnow',
  title: 'IndexNow',
  maxUrls: 10_000,
  push: (urlList, signal) => {
    const key = settings.indexnow_key
    const body = JSON.stringify({ host: new URL(host).host, key, keyLocation: `${host}/${key}.txt`, urlList })
    const url = settings.indexnow_endpoint || defaultEndpoint
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const response = outbound.fetch({ url, method: 'POST', headers, body, signal, maxBytes: 100_000 })
    return toOutcome('IndexNow', readIndexNow, response)
  },
})

const parse = (text: string): { success?: unknown; remain?: unknown; message?: unknown } => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Responses of Baidu's link submission API (站长平台, 普通收录, API 提交): `{success, remain}`, or `{error, message}`. */
const readBaidu = ({ status, text }: OutboundResponse): PushOutcome => {
  const { success, remain, message } = parse(text)
  if (status === 200 && typeof success === 'number')
    return { outcome: 'taken', ...(typeof remain === 'number' && { left: remain }) }
  if (status === 400 && message === 'over quota') return { outcome: 'full' }
  if (status === 401) return refused('百度令牌无效')
  if (status === 400 && message === 'site error') return refused('百度站点未验证')
  if (status === 400 || status === 404) return refused('百度不接受这种请求')
  return later('百度')
}

const baidu = (outbound: OutboundClient, { baidu_site: site, baidu_token: token }: PushSettings): PushEngine => ({
  name: 'baidu',
  title: '百度',
  maxUrls: 2_000,
  push: (urls, signal) => {
    const query = new URLSearchParams({ site, token }).toString()
    const url = `https://data.zz.baidu.com/urls?${query}`
    const headers = { 'content-type': 'text/plain' }
    const response = outbound.fetch({ url, method: 'POST', headers, body: urls.join('\n'), signal, maxBytes: 100_000 })
    return toOutcome('百度', readBaidu, response)
  },
})

/** @returns in Chinese why the engine is unused, or undefined */
export const findPushGap = (name: PushEngine['name'], push: PushSettings): string | undefined => {
  if (name === 'indexnow') {
    if (!push.indexnow_enabled) return '没有启用 IndexNow'
    return push.indexnow_key === '' ? '没有填写 IndexNow 密钥' : undefined
  }
  if (!push.baidu_enabled) return '没有启用百度推送'
  if (push.baidu_site === '') return '没有填写百度站点'
  return push.baidu_token === '' ? '没有填写百度令牌' : undefined
}

/** The enabled and fully configured engines. @param host `https://example.com` */
export const createPushEngines = (outbound: OutboundClient, settings: PushSettings, host: string): PushEngine[] =>
  [indexNow(outbound, settings, host), baidu(outbound, settings)].filter(
    ({ name }) => findPushGap(name, settings) === undefined,
  )
