import { setTimeout as sleep } from 'node:timers/promises'
import {
  OutboundError,
  type Outbound,
  type OutboundResponse,
  type OutboundReason,
} from '@pandex/platform/outbound/outbound'
import type { z } from 'zod'
import type { DriveAnswer, DriveSettings, UnsureCause } from './drive.ts'
import { ProbeEnded, unsure } from './verdicts.ts'

export interface DriveRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
  /** Maximum redirects to follow; 0 returns the redirect response. */
  maxHops?: number
}

/** One probe: its requests share a deadline, a byte budget and cookies per host. It ends early by throwing `ProbeEnded`. */
export interface ProbeSession {
  settings: DriveSettings
  /** @throws ProbeEnded when the drive is unreachable, answers 429 or 5xx */
  fetch(request: DriveRequest): Promise<OutboundResponse>
  readJson<T>(text: string, shape: z.ZodType<T>): T
  /** Like `fetch`, for JSON of this shape. Accepts 4xx, which drives use for error codes. */
  fetchJson<T>(request: DriveRequest, shape: z.ZodType<T>): Promise<T>
  /** Added to the cookies that the host sets itself. */
  setCookie(host: string, name: string, value: string): void
  pause(ms: number): Promise<void>
}

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const requestTimeoutMs = 5_000
const maxRequestBytes = 1_000_000
const maxRetryAfterMs = 3_600_000

const unsureCauses: Record<OutboundReason, UnsureCause> = {
  forbidden: 'unreadable',
  unreachable: 'unreachable',
  timed_out: 'unreachable',
  too_large: 'unreadable',
  too_many_hops: 'unreadable',
  unreadable: 'unreadable',
}

const readRetryAfter = (header: string | undefined): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Math.min(Number(header) * 1_000, maxRetryAfterMs) : undefined

/** Parsing with a reviver takes seven times as long, so only texts with such a number get one. */
const longNumber = /\d{16}/

/** Keeps integers beyond 2^53 as text, because ids are among them. */
const keepLongNumbers = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
    ? context?.source
    : value

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, longNumber.test(text) ? keepLongNumbers : undefined)
  } catch {
    throw new ProbeEnded(unsure('unreadable'))
  }
}

const readJson = <T>(text: string, shape: z.ZodType<T>): T => {
  const read = shape.safeParse(parseJson(text))
  if (!read.success) throw new ProbeEnded(unsure('unreadable'))
  return read.data
}

const writeBody = ({ json, form }: DriveRequest): { body?: string; type?: Record<string, string> } => {
  if (json !== undefined) return { body: JSON.stringify(json), type: { 'content-type': 'application/json' } }
  if (form === undefined) return {}
  return {
    body: new URLSearchParams(form).toString(),
    type: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

const createCookieJar = () => {
  const cookies = new Map<string, Map<string, string>>()
  const of = (host: string): Map<string, string> => {
    const own = cookies.get(host) ?? new Map<string, string>()
    cookies.set(host, own)
    return own
  }
  return {
    set: (host: string, name: string, value: string) => void of(host).set(name, value),
    keep: (host: string, setCookies: readonly string[]): void => {
      for (const line of setCookies.slice(0, 30)) {
        const [, name, value] = /^([\w.-]{1,64})=([\x21-\x3a\x3c-\x7e]{0,2048})(?:;|$)/.exec(line) ?? []
        if (name !== undefined && value !== undefined) of(host).set(name, value)
      }
    },
    header: (host: string): Record<string, string> => {
      const pairs = [...of(host)].map(([name, value]) => `${name}=${value}`)
      return pairs.length > 0 ? { cookie: pairs.join('; ') } : {}
    },
  }
}

const createProbeSession = (outbound: Outbound, settings: DriveSettings, signal: AbortSignal): ProbeSession => {
  const { bytes, timeMs } = settings.bounds
  const endsAt = Date.now() + timeMs
  const jar = createCookieJar()
  let bytesLeft = bytes

  const fetch = async (request: DriveRequest): Promise<OutboundResponse> => {
    const timeLeftMs = endsAt - Date.now()
    if (timeLeftMs <= 0) throw new ProbeEnded(unsure('unreachable'))
    if (bytesLeft <= 0) throw new ProbeEnded(unsure('unreadable'))
    const { body, type } = writeBody(request)
    const { hostname } = new URL(request.url)
    const answer = await outbound.fetch({
      url: request.url,
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'user-agent': userAgent,
        'accept-language': 'zh-CN,zh;q=0.9',
        ...type,
        ...jar.header(hostname),
        ...request.headers,
      },
      body,
      timeoutMs: Math.min(requestTimeoutMs, timeLeftMs),
      maxBytes: Math.min(maxRequestBytes, bytesLeft),
      maxHops: request.maxHops,
      signal,
    })
    bytesLeft -= Buffer.byteLength(answer.text)
    jar.keep(new URL(answer.url).hostname, answer.setCookies)
    if (answer.status === 429) throw new ProbeEnded(unsure('limited', readRetryAfter(answer.headers['retry-after'])))
    if (answer.status >= 500) throw new ProbeEnded(unsure('unreachable'))
    return answer
  }

  return {
    settings,
    fetch,
    readJson,
    fetchJson: async (request, shape) => readJson((await fetch(request)).text, shape),
    setCookie: jar.set,
    pause: async (ms) => {
      if (Date.now() + ms >= endsAt) throw new ProbeEnded(unsure('unreachable'))
      await sleep(ms, undefined, { signal })
    },
  }
}

/** Converts a failure into an answer; never `dead`. */
export const toUnsure = (error: unknown): DriveAnswer => {
  if (error instanceof ProbeEnded) return error.answer
  if (error instanceof OutboundError) return unsure(unsureCauses[error.reason])
  return unsure(error instanceof Error && error.name === 'AbortError' ? 'unreachable' : 'unreadable')
}

/** Runs a probe. Never throws. */
export const runProbe = async (
  outbound: Outbound,
  readSettings: () => DriveSettings,
  signal: AbortSignal,
  probe: (session: ProbeSession) => Promise<DriveAnswer>,
): Promise<DriveAnswer> => {
  try {
    const settings = readSettings()
    const ending = AbortSignal.any([signal, AbortSignal.timeout(settings.bounds.timeMs)])
    return await probe(createProbeSession(outbound, settings, ending))
  } catch (error) {
    return toUnsure(error)
  }
}
