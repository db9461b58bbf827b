import { check, fail } from 'k6'
import type { Options } from 'k6/options'
import http from 'k6/http'
import type { RefinedResponse, ResponseType } from 'k6/http'

const siteUrl = __ENV.BASE_URL || 'http://127.0.0.1:8080'

export interface SiteContent {
  words: string[]
  docIds: string[]
  types: string[]
}

interface Envelope<T> {
  code: number
  msg: string
  data: T
}

interface Row {
  doc_id: string
  disk_name: string
  disk_type: string
}

interface Stage {
  duration: string
  target: number
}

const rate = Number(__ENV.RATE || 50)

/** Up to RATE within 10 s, then DURATION. */
const steadyStages = (duration: string): Stage[] => [
  { duration: '10s', target: rate },
  { duration: __ENV.DURATION || duration, target: rate },
]

/**
 * Open model: RATE requests arrive per second for DURATION, however slow the answers are.
 * @param p95Ms limit of the 95th percentile
 * @param stages other courses of the load
 */
export const createLoadOptions = (p95Ms: number, stages = steadyStages('60s')): Options => ({
  scenarios: {
    visitors: {
      executor: 'ramping-arrival-rate',
      startRate: 1,
      timeUnit: '1s',
      stages,
      preAllocatedVUs: 50,
      maxVUs: Number(__ENV.MAX_VUS || 500),
    },
  },
  thresholds: {
    // A run that drops requests says nothing about the site.
    dropped_iterations: ['count<10'],
    checks: ['rate>0.999'],
    http_req_failed: ['rate<0.001'],
    http_req_duration: [`p(95)<${p95Ms}`, `p(99)<${p95Ms * 3}`],
  },
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
})

/** Half an hour: finds leaks and caches that grow. */
export const createSoakOptions = (p95Ms: number): Options => createLoadOptions(p95Ms, steadyStages('30m'))

/** From nothing to 500 visitors per second within 10 s, then back. RATE changes the peak. */
export const createSpikeOptions = (p95Ms: number): Options => {
  const target = Number(__ENV.RATE || 500)
  return createLoadOptions(p95Ms, [
    { duration: '10s', target },
    { duration: __ENV.DURATION || '20s', target },
    { duration: '10s', target: 1 },
  ])
}

const json = { 'content-type': 'application/json' }

export const get = (path: string) => http.get(`${siteUrl}${path}`, { tags: { name: path.split('?')[0] ?? path } })

export const getDoc = (docId: string) =>
  http.get(`${siteUrl}/v1/disk/doc/${docId}?from=web&with_meta=true`, { tags: { name: '/v1/disk/doc/{doc_id}' } })

export const getPage = (path: string, name: string) => http.get(`${siteUrl}${path}`, { tags: { name } })

export const getMissingPage = (path: string, name: string) =>
  http.get(`${siteUrl}${path}`, { responseCallback: http.expectedStatuses(404), tags: { name } })

export const search = (input: object) =>
  http.post(`${siteUrl}/v1/search/disk`, JSON.stringify(input), { headers: json, tags: { name: '/v1/search/disk' } })

const dataOf = <T>(response: RefinedResponse<ResponseType | undefined>): T | undefined => {
  try {
    const envelope = response.json() as unknown as Envelope<T>
    return envelope.code === 200 ? envelope.data : undefined
  } catch {
    return undefined
  }
}

export const checkAnswer = <T>(
  name: string,
  response: RefinedResponse<ResponseType | undefined>,
  isValid: (data: T) => boolean,
): boolean =>
  check(response, {
    [name]: (answer) => {
      const data = answer.status === 200 ? dataOf<T>(answer) : undefined
      return data !== undefined && isValid(data)
    },
  })

export const checkPage = (name: string, response: RefinedResponse<ResponseType | undefined>, text: string): boolean =>
  check(response, { [name]: ({ status, body }) => status === 200 && typeof body === 'string' && body.includes(text) })

export const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const wordOf = ({ disk_name }: Row): string =>
  disk_name.split(/[\s.\d\-_()[\]【】《》（）·:：]+/).find(Boolean) ?? disk_name

const maxListPages = 10

/**
 * Reads the site's content before the load begins.
 * @throws when the site does not answer or is empty (`make demo` imports some hundred resources)
 */
export const readSiteContent = (): SiteContent => {
  const rows: Row[] = []
  for (let page = 1; page <= maxListPages; page++)
    rows.push(...(dataOf<Row[]>(get(`/v1/disk/latest?size=50&page=${page}`)) ?? []))
  if (rows.length === 0) fail(`${siteUrl} does not answer, or holds no resources`)
  const hot = dataOf<{ key: string }[]>(get('/v1/hot_key/list?size=50&period=all')) ?? []
  return {
    words: [...new Set([...hot.map(({ key }) => key), ...rows.map(wordOf)])],
    docIds: rows.map(({ doc_id }) => doc_id),
    types: [...new Set(rows.map(({ disk_type }) => disk_type))],
  }
}
