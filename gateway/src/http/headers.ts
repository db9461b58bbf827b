import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from 'cors'
import helmet from 'helmet'
import type { HelmetOptions } from 'helmet'

/** Where browsers report violations of the policy: `routes/raw/csp-reports.ts`. */
export const cspReportPath = '/v1/csp_report'

/**
 * What browsers may do with a page. Scripts come from our own files only: the session's token lies in local storage, so a
 * foreign script would be a stolen account. The style sheet embeds a font and its components write `style` attributes.
 */
const pagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // `report-uri` is for browsers that do not know `report-to`, which names the endpoint of the Reporting-Endpoints header.
  'report-uri': [cspReportPath],
  'report-to': ['csp'],
}

/** The answer to a call is data: whoever opens it as a page gets a page that can do nothing. */
const callPolicy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }

/** Headers as Node takes them fastest: names and values in turn. */
export type HeaderList = readonly string[]

/** What helmet would set on a response; always the same, so it is asked once and not for each answer. */
const listHeaders = (options: HelmetOptions): HeaderList => {
  const list: string[] = []
  const response = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader: () => undefined }
  helmet(options)({} as never, response as never, () => undefined)
  return list
}

const oneYearSeconds = 31_536_000

const reportingEndpoints: HeaderList = ['Reporting-Endpoints', `csp="${cspReportPath}"`]

const listsFor = (strictTransportSecurity: HelmetOptions['strictTransportSecurity']) => ({
  page: [
    ...reportingEndpoints,
    ...listHeaders({
      contentSecurityPolicy: { useDefaults: false, directives: pagePolicy },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity,
    }),
  ],
  call: listHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: callPolicy },
    strictTransportSecurity,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
})

const plain = listsFor(false)
const secure = listsFor({ maxAge: oneYearSeconds, includeSubDomains: false })

/** The security headers of an answer. Browsers are bound to HTTPS only where they came by it. */
export const securityHeaders = (kind: 'page' | 'call', isSecure: boolean): HeaderList =>
  isSecure ? secure[kind] : plain[kind]

const allowedHeaders = [
  'Origin',
  'Content-Type',
  'Accept',
  'Authorization',
  'X-Time',
  'X-Path',
  'X-Sign',
  'X-Body-Sign',
  'X-Request-ID',
]

/** Lets the scripts of the listed sites, and of no others, call us; never with cookies. */
export const crossOrigin = (
  origins: readonly string[],
): ((req: IncomingMessage, res: ServerResponse) => 'goes on' | 'answered') => {
  if (origins.length === 0) return () => 'goes on'
  const allow = cors({
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders,
    exposedHeaders: ['Content-Type', 'Authorization'],
    maxAge: 600,
  })
  return (req, res) => {
    let outcome: 'goes on' | 'answered' = 'answered'
    // Nothing in it waits: who may call is a list.
    allow(req, res, () => {
      outcome = 'goes on'
    })
    return outcome
  }
}
