/** Calls every visitor route and searches the answers for forbidden texts. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { validInputOf, table } from '../../../gateway/test/support/route-calls.ts'
import { orderNo } from '../../../gateway/test/support/services/order.ts'
import { hit } from '../../../gateway/test/support/services/search.ts'
import type { TestProduct } from './open-product.ts'

export interface SecretDoc {
  name: string
  doc_id: string
  /** 0 and empty without a category. */
  cate: { id: number; name: string }
  /** Parts of its link, its password, the password for unpacking. */
  secrets: string[]
}

export interface Crawler {
  url: string
  token?: string
  /** For routes about an order; left out: an unknown number. */
  orderNo?: string
}

export type Leaks = string[]

/** These routes would end the caller's session. */
const logoutRoutes = new Set(['POST /auth/v1/user/logout', 'POST /auth/v1/user/update_info'])

const crawled = table.filter(
  ({ row, spec }) => ['public', 'optional', 'user'].includes(row.auth) && !logoutRoutes.has(spec),
)

export const crawledRoutes = crawled.map(({ spec }) => spec)

/** A route's valid input, aimed at the resource: its id, its name in every text field, its category. */
const inputsForDoc = (input: Record<string, unknown>, doc: SecretDoc, order = orderNo): Record<string, unknown>[] => {
  const inputFor = (word: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(input).map(([field, value]) => {
        if (value === hit.doc_id) return [field, doc.doc_id]
        if (value === orderNo) return [field, order]
        if (field === 'q' || field === 'key' || field === 'word') return [field, word]
        if (field === 'id' && doc.cate.id > 0) return [field, doc.cate.id]
        return [field, value]
      }),
    )
  const inputs = [inputFor(doc.name), ...(doc.cate.name ? [inputFor(doc.cate.name)] : [])]
  const options = { with_meta: true, facets: true, fold_copies: true, size: 50 }
  return [
    ...inputs,
    ...inputs.map((fields) => ({ ...fields, ...options })),
    ...inputs.map((fields) => ({ ...fields, page: 2 })),
  ]
}

const pagesOf = (doc: SecretDoc): string[] => [
  '/',
  `/doc/${doc.doc_id}`,
  `/search?q=${encodeURIComponent(doc.name)}`,
  `/film/${encodeURIComponent(doc.name)}`,
  `/word/${encodeURIComponent(doc.name)}`,
  `/cate/${encodeURIComponent(doc.cate.name || '没有')}`,
  `/talent/${encodeURIComponent('老王')}`,
  '/category',
  '/shop',
  '/copyright',
  '/profile',
  '/login',
  '/nothing/here',
  '/sitemap.xml',
  '/robots.txt',
  '/openapi.json',
]

interface ResponseText {
  source: string
  text: string
}

const read = async (source: string, url: URL, init: RequestInit): Promise<ResponseText> => {
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) })
  const headers = JSON.stringify([...response.headers])
  return { source: `${source} ${response.status}`, text: `${headers}\n${await response.text()}` }
}

const callRoute = async (
  { url, token }: Crawler,
  { method, path, spec }: (typeof crawled)[number],
  input: Record<string, unknown>,
): Promise<ResponseText> => {
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input[name]))
  const target = new URL(filledPath, url)
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (method === 'POST') {
    const body = JSON.stringify(input)
    return read(spec, target, { method, body, headers: { ...headers, 'content-type': 'application/json' } })
  }
  for (const [name, value] of Object.entries(input)) target.searchParams.set(name, String(value))
  return read(spec, target, { headers })
}

export const crawlRoutes = async (crawler: Crawler, docs: readonly SecretDoc[]): Promise<ResponseText[]> => {
  const responses: ResponseText[] = []
  for (const doc of docs) {
    const cookie: Record<string, string> = crawler.token ? { cookie: `token=${crawler.token}` } : {}
    for (const path of pagesOf(doc)) responses.push(await read(path, new URL(path, crawler.url), { headers: cookie }))
    for (const route of crawled)
      for (const input of inputsForDoc(validInputOf(route), doc, crawler.orderNo))
        responses.push(await callRoute(crawler, route, input))
  }
  return responses
}

/** Reads one resource as an anonymous visitor. */
export const crawlDoc = async ({ url }: Crawler, docId: string): Promise<ResponseText[]> =>
  Promise.all(
    [`/doc/${docId}`, `/v1/disk/doc/${docId}`, `/v1/disk/doc/${docId}?with_meta=true`].map((path) =>
      read(path, new URL(path, url), {}),
    ),
  )

export const findLeaks = (
  responses: readonly ResponseText[],
  docs: readonly Pick<SecretDoc, 'name' | 'secrets'>[],
): Leaks =>
  responses.flatMap(({ source, text }) =>
    docs.flatMap(({ name, secrets }) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${source}: ${secret} of ${name}`),
    ),
  )

export const readLogsAndMetrics = async (product: TestProduct): Promise<ResponseText[]> => {
  const folder = join(product.dataDir, 'logs')
  const logs = readdirSync(folder).map((file) => ({ source: file, text: readFileSync(join(folder, file), 'utf8') }))
  const metrics = Object.values(product.services).map(async ({ name, httpPort }) =>
    read(`metrics of ${name}`, new URL(`http://127.0.0.1:${httpPort}/metrics`), {}),
  )
  return [...logs, ...(await Promise.all(metrics))]
}
