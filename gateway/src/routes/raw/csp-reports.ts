/**
 * `POST /v1/csp_report`: Content-Security-Policy violations reported by browsers. Any client can send reports, so their size and number are
 * bounded; they are counted by directive, and one per directive and minute is logged.
 */
import type { Logger } from '@pandex/platform/logging/logger'
import { metrics } from '@pandex/platform/telemetry/metrics'
import { z } from 'zod'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/error.ts'
import { cspReportPath } from '../../http/headers.ts'
import { createRawRoute } from '../prepare-routes.ts'
import type { PreparedRoute } from '../../pipeline/step.ts'
import { NoInput } from '../../schemas/fields.ts'

const maxReportBytes = 16_000
const maxReportsPerRequest = 10
const logIntervalMs = 60_000

/** The directives of `headers.ts` and their variants. All other names share one label, which bounds the number of labels. */
const directives = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr font-src img-src connect-src
   object-src base-uri form-action frame-ancestors frame-src worker-src media-src manifest-src`.split(/\s+/),
)

const words = z.string().max(4_000).catch('')

/** `report-uri` sends one report as an object, the Reporting API a list with other field names. */
const byReportUri = z.object({
  'csp-report': z.object({ 'effective-directive': words, 'violated-directive': words, 'blocked-uri': words }),
})
const byReportingApi = z
  .array(
    z.object({ type: z.literal('csp-violation'), body: z.object({ effectiveDirective: words, blockedURL: words }) }),
  )
  .min(1)
  .max(maxReportsPerRequest)

interface Violation {
  directive: string
  /** The blocked origin, or a keyword such as `inline`; without path and query, which are private to the user. */
  blocked: string
}

const violationOf = (directive: string, blocked: string): Violation => {
  const [name = ''] = directive.toLowerCase().split(' ')
  const origin = URL.parse(blocked)?.origin ?? ''
  const keyword = /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'other'
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: origin === '' || origin === 'null' ? keyword : origin.slice(0, 200),
  }
}

const readReports = (body: Buffer): Violation[] => {
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    throw new HttpError(400, '请求内容不是有效的 JSON')
  }
  const single = byReportUri.safeParse(value)
  if (single.success) {
    const report = single.data['csp-report']
    return [violationOf(report['effective-directive'] || report['violated-directive'], report['blocked-uri'])]
  }
  const list = byReportingApi.safeParse(value)
  if (!list.success) throw new HttpError(400, '无法识别的报告')
  return list.data.map(({ body: { effectiveDirective, blockedURL } }) => violationOf(effectiveDirective, blockedURL))
}

const createRecorder = (log: Logger): ((violation: Violation) => void) => {
  const loggedAtMs = new Map<string, number>()
  return ({ directive, blocked }) => {
    metrics.cspViolations.inc({ directive })
    const nowMs = performance.now()
    if (nowMs - (loggedAtMs.get(directive) ?? Number.NEGATIVE_INFINITY) < logIntervalMs) return
    loggedAtMs.set(directive, nowMs)
    log.warn({ directive, blocked }, 'csp: browser reported a violation, only counting further ones for a minute')
  }
}

const contentTypes = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i

export const createCspReports = (log: Logger): PreparedRoute => {
  const record = createRecorder(log)
  return createRawRoute(
    `POST ${cspReportPath}`,
    { auth: 'public', limit: 'report', input: NoInput, isEssential: true },
    async ({ req, res }) => {
      if (!contentTypes.test(req.headers['content-type'] ?? ''))
        throw new HttpError(415, '请求类型须为 application/csp-report')
      for (const violation of readReports(await readBody(req, maxReportBytes))) record(violation)
      res.writeHead(204).end()
    },
  )
}
