/**
 * Signature of calls, enabled by a configured key (`anti_crawler_pub`). Browsers receive the key: the signature slows crawlers down and
 * authorises nothing.
 *
 *     X-Time       Unix milliseconds
 *     X-Path       path with query, as it is called
 *     X-Body-Sign  hex HMAC-SHA256(key, body bytes)
 *     X-Sign       hex HMAC-SHA256(key, method "\n" path with query "\n" time "\n" body sign)
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import { captchaRequired } from '../rate-limit/throttling-levels.ts'
import type { CaptchaGrace } from '../rate-limit/captcha-grace.ts'
import { limits } from '../rate-limit/rate-limit.ts'
import type { SignatureSettings } from '../edge-guard/edge-guard-settings.ts'
import type { ClientAddress, LimitClass } from '../types.ts'

export interface SignedCall {
  spec: string
  limitClass: LimitClass
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
  client: ClientAddress
}

export type SignatureFault = 'missing' | 'stale' | 'wrong' | 'replayed'

const hexDigest = /^[0-9a-f]{64}$/i
const digits = /^\d{1,16}$/

/** Repeated headers count as missing. */
const headerOf = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const isHmac = (key: string, content: string | Buffer, hex: string): boolean =>
  timingSafeEqual(createHmac('sha256', key).update(content).digest(), Buffer.from(hex, 'hex'))

const findFault = (call: SignedCall, settings: SignatureSettings, nowMs: number): SignatureFault | undefined => {
  const [time, path, sign, bodySign] = ['x-time', 'x-path', 'x-sign', 'x-body-sign'].map((name) =>
    headerOf(call.headers, name),
  ) as [string, string, string, string]
  if (!digits.test(time) || path === '' || !hexDigest.test(sign) || !hexDigest.test(bodySign)) return 'missing'
  if (Math.abs(nowMs - Number(time)) > settings.windowMs) return 'stale'
  if (path !== call.url) return 'wrong'
  const signed = [call.method, call.url, time, bodySign].join('\n')
  const isValid = settings.keys.some((key) => isHmac(key, call.body, bodySign) && isHmac(key, signed, sign))
  return isValid ? undefined : 'wrong'
}

/** By default all public routes but the essential ones, which a client needs before it can sign. */
const isEnforced = (spec: string, isEssential: boolean, { enforced }: SignatureSettings): boolean =>
  enforced.size > 0 ? enforced.has(spec) : spec.includes(' /v1/') && !isEssential

export interface SignatureCheck {
  /**
   * @param isEssential checked only when its spec is listed in `enforced`
   * @throws AppError `gateway.bad_signature` or `gateway.captcha_required`, as configured; `unavailable` for calls of closed classes while
   *   Redis cannot detect replays
   */
  check: (call: SignedCall, isEssential: boolean, settings: SignatureSettings) => Promise<void>
}

export interface SignatureDeps {
  redis: RedisClient
  prefix: string
  captchaGrace: CaptchaGrace
  log: Logger
}

export const createSignatureCheck = ({ redis, prefix, captchaGrace, log }: SignatureDeps): SignatureCheck => {
  /** Signatures seen by this replica: the only replay check while Redis is unavailable. */
  const seenSignatures = new LRUCache<string, true>(atMost(50_000))

  const isReplay = async (call: SignedCall, windowMs: number): Promise<boolean> => {
    const sign = headerOf(call.headers, 'x-sign').toLowerCase()
    if (seenSignatures.has(sign)) return true
    // X-Time may be one window ahead, so a signature stays valid for up to two windows.
    const ttl = windowMs * 2
    seenSignatures.set(sign, true, { ttl })
    try {
      const options = { condition: 'NX', expiration: { type: 'PX', value: ttl } } as const
      return (await redis.set(`${prefix}gate:signed:${sign}`, '1', options)) === null
    } catch (error) {
      if (limits[call.limitClass].withoutRedis === 'closed') throw unavailableError(error)
      return false
    }
  }
  const refuse = async (fault: SignatureFault, call: SignedCall, settings: SignatureSettings): Promise<void> => {
    if (settings.action === 'log') {
      log.info({ route: call.spec, fault, client: call.client.address }, 'signature: invalid, accepting the request')
      return
    }
    if (settings.action === 'refuse') throw new AppError('failed_precondition', 'gateway.bad_signature', '请求签名无效')
    if (!(await captchaGrace.has(call.client.subscriber))) throw captchaRequired()
  }
  return {
    async check(call, isEssential, settings) {
      if (!isEnforced(call.spec, isEssential, settings)) return
      const fault = findFault(call, settings, Date.now())
      if (fault) return refuse(fault, call, settings)
      if (await isReplay(call, settings.windowMs)) return refuse('replayed', call, settings)
    },
  }
}
