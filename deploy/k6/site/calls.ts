import { check } from 'k6'
import http from 'k6/http'
import type { RefinedResponse, ResponseType } from 'k6/http'

export const siteUrl = __ENV.BASE_URL || 'http://127.0.0.1:8080'

type Response = RefinedResponse<ResponseType | undefined>

interface Envelope<T> {
  code: number
  msg: string
  data: T
}

const headersOf = (token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
})

/** Without the query, so that reports group requests by route. */
const nameOf = (path: string): string => path.split('?')[0] ?? path

export const get = (path: string, token?: string): Response =>
  http.get(`${siteUrl}${path}`, { headers: headersOf(token), tags: { name: nameOf(path) } })

export const post = (path: string, body: object, token?: string, tags?: Record<string, string>): Response =>
  http.post(`${siteUrl}${path}`, JSON.stringify(body), {
    headers: headersOf(token),
    tags: { name: nameOf(path), ...tags },
  })

export const getDoc = (docId: string): Response =>
  http.get(`${siteUrl}/v1/disk/doc/${docId}?from=web&with_meta=true`, { tags: { name: '/v1/disk/doc/{doc_id}' } })

export const getPage = (path: string, name: string): Response => http.get(`${siteUrl}${path}`, { tags: { name } })

export const getMissingPage = (path: string, name: string): Response =>
  http.get(`${siteUrl}${path}`, { responseCallback: http.expectedStatuses(404), tags: { name } })

/** @param kind selects the objective that the answer is held to */
export const search = (input: object, kind: 'cached' | 'uncached'): Response =>
  post('/v1/search/disk', input, undefined, { search: kind })

const envelopeOf = <T>(response: Response): Envelope<T> | undefined => {
  try {
    return response.json() as unknown as Envelope<T>
  } catch {
    return undefined
  }
}

/** The data of an answer, undefined when the site refused or failed. */
export const dataOf = <T>(response: Response): T | undefined => {
  const envelope = response.status === 200 ? envelopeOf<T>(response) : undefined
  return envelope?.code === 200 ? envelope.data : undefined
}

/** The data of an answer. @throws Error with the site's refusal */
export const unwrap = <T>(response: Response): T => {
  const data = dataOf<T>(response)
  if (data !== undefined) return data
  throw new Error(`${response.url}: ${response.status} ${envelopeOf(response)?.msg ?? response.error}`)
}

/** @returns the data, undefined when the check failed */
export const checkAnswer = <T>(
  name: string,
  response: Response,
  isValid: (data: T) => boolean,
  codes: readonly number[] = [200],
): T | undefined => {
  const envelope = response.status === 200 ? envelopeOf<T>(response) : undefined
  const data = envelope && codes.includes(envelope.code) ? (envelope.data ?? undefined) : undefined
  return check(response, { [name]: () => data !== undefined && isValid(data) }) ? data : undefined
}

export const checkPage = (name: string, response: Response, text: string): boolean =>
  check(response, { [name]: ({ status, body }) => status === 200 && typeof body === 'string' && body.includes(text) })

export const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
