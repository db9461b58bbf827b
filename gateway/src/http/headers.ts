import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from 'cors'
import helmet from 'helmet'
import type { HelmetOptions } from 'helmet'

export const cspReportPath = '/v1/csp_report'

/**
 * Content Security Policy of pages. Permits scripts only from this origin, because another script could steal the session token from local
 * storage. The style sheet embeds a font, and its components write `style` attributes.
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
  // `report-uri` is for browsers without `report-to`, which names the endpoint of the Reporting-Endpoints header.
  'report-uri': [cspReportPath],
  'report-to': ['csp'],
}

/** Responses of calls are data: opened as a page they must not load or run anything. */
const callPolicy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }

/** Files that admins uploaded also get an origin of their own, in case a browser shows one as a page. */
const filePolicy = { ...callPolicy, sandbox: [] }

export type HeaderList = readonly string[]

/** The headers that helmet sets. They are constant, so helmet runs once instead of per response. */
const listHeaders = (options: HelmetOptions): HeaderList => {
  const list: string[] = []
  const response = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader: () => undefined }
  helmet(options)({} as never, response as never, () => undefined)
  return list
}

const oneYearSeconds = 31_536_000

const reportingEndpoints: HeaderList = ['Reporting-Endpoints', `csp="${cspReportPath}"`]

type StrictTransportSecurity = HelmetOptions['strictTransportSecurity']

const dataHeaders = (
  directives: Record<string, string[]>,
  strictTransportSecurity: StrictTransportSecurity,
): HeaderList =>
  listHeaders({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

/** Sources that pages may use besides this origin, such as `https://hm.baidu.com`. */
export interface PageSources {
  script: readonly string[]
  connect: readonly string[]
}

const pageHeaders = (
  strictTransportSecurity: StrictTransportSecurity,
  { script, connect }: PageSources = { script: [], connect: [] },
): HeaderList => [
  ...reportingEndpoints,
  ...listHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...pagePolicy,
        'script-src': [...pagePolicy['script-src'], ...script],
        'connect-src': [...pagePolicy['connect-src'], ...connect],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity,
  }),
]

const listsFor = (strictTransportSecurity: StrictTransportSecurity) => ({
  page: pageHeaders(strictTransportSecurity),
  call: dataHeaders(callPolicy, strictTransportSecurity),
  file: dataHeaders(filePolicy, strictTransportSecurity),
})

const secureTransport = { maxAge: oneYearSeconds, includeSubDomains: false }
const plain = listsFor(false)
const secure = listsFor(secureTransport)

const pageLists = new WeakMap<PageSources, { plain: HeaderList; secure: HeaderList }>()

const pageListsOf = (sources: PageSources): { plain: HeaderList; secure: HeaderList } => {
  const known = pageLists.get(sources)
  if (known) return known
  const lists = { plain: pageHeaders(false, sources), secure: pageHeaders(secureTransport, sources) }
  pageLists.set(sources, lists)
  return lists
}

/** Strict-Transport-Security is sent only over HTTPS. @param sources of a page; the header list is kept as long as the object */
export const securityHeaders = (
  kind: 'page' | 'call' | 'file',
  isSecure: boolean,
  sources?: PageSources,
): HeaderList => {
  if (sources && kind === 'page') return pageListsOf(sources)[isSecure ? 'secure' : 'plain']
  return isSecure ? secure[kind] : plain[kind]
}

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

/** CORS for the listed origins only, without credentials. */
export const createCorsHandler = (
  origins: readonly string[],
): ((req: IncomingMessage, res: ServerResponse) => 'continue' | 'answered') => {
  if (origins.length === 0) return () => 'continue'
  const allow = cors({
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders,
    exposedHeaders: ['Content-Type', 'Authorization'],
    maxAge: 600,
  })
  return (req, res) => {
    let outcome: 'continue' | 'answered' = 'answered'
    // cors calls back synchronously, because the origins are a static list.
    allow(req, res, () => {
      outcome = 'continue'
    })
    return outcome
  }
}
