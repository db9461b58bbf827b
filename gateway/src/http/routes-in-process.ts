/** Runs routes without HTTP, for the pipeline and for server-rendered pages. */
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import { inSpan } from '@pandex/platform/tracing'
import type { z } from 'zod'
import type { Services } from '../clients.ts'
import type { Gate, Wanted } from '../gate/gate.ts'
import { kindOfCall } from '../gate/visit-counts.ts'
import type { VisitKind } from '../gate/visit-counts.ts'
import type { Route, RouteTable, Verdict } from '../routes/route.ts'
import { inputSchemaOf } from './input.ts'
import { createEntry } from '../cache/entry.ts'
import type { Entry, Lifetime } from '../cache/entry.ts'
import type { ReadCache } from '../cache/read-cache.ts'
import { docTag } from '../cache/tags.ts'
import { successBody, verdictBody } from './reply.ts'
import { jsonType } from './send.ts'
import { contextOf, readBudgetMs } from './visit.ts'
import type { Visit } from './visit.ts'

export interface RunnerDeps {
  services: Services
  gate: Gate
  cache: ReadCache
  log: Logger
}

export interface PreparedRoute {
  spec: string
  method: string
  path: string
  row: Route
  schema: z.ZodType
  /** Cache namespace: specs that share a row share cached responses. */
  cacheName: string
  visitKind: VisitKind | undefined
}

export const prepareRoutes = (table: RouteTable): PreparedRoute[] => {
  const specs = Object.entries(table)
  return specs.map(([spec, row]) => {
    const [method = '', path = ''] = spec.split(' ')
    const cacheName = specs.find(([, other]) => other === row)?.[0] ?? spec
    return { spec, method, path, row, schema: inputSchemaOf(row), cacheName, visitKind: kindOfCall(spec) }
  })
}

const isEmpty = (data: unknown): boolean => {
  const list = typeof data === 'object' && data !== null && 'list' in data ? data.list : data
  return Array.isArray(list) && list.length === 0
}

/** Whether the search relaxed the query: a resource saved later may match the original query. */
const isRelaxed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'relaxed' in data && data.relaxed !== ''

const maxStaleMs = 5_000

/** Empty lists may be filled soon, so they are never served stale. */
const lifetimeOf = (seconds: number, { data, isPartial }: Answer): Lifetime => {
  const freshMs = seconds * 1000
  if (isPartial) return { freshMs: Math.min(freshMs, 1_000), staleMs: 0, spareMs: 60_000 }
  return isEmpty(data)
    ? { freshMs: Math.min(freshMs, 1_000), staleMs: 0, spareMs: 0 }
    : { freshMs, staleMs: isRelaxed(data) ? 0 : Math.min(freshMs, maxStaleMs), spareMs: 60_000 }
}

export interface Answer {
  data: unknown
  docs: readonly string[]
  verdict?: Verdict
  wanted?: Wanted
  isPartial?: boolean
}

const wantedOf = ({ searched, viewed }: Route, input: unknown, output: unknown): Wanted | undefined => {
  const wanted = { searched: searched?.(input, output), viewed: viewed?.(input, output) }
  return wanted.searched || wanted.viewed ? wanted : undefined
}

/** Starts a trace span: cache hits need none. */
export const runRoute = (
  { spec, row }: PreparedRoute,
  input: unknown,
  ctx: Context,
  { services, gate }: Pick<RunnerDeps, 'services' | 'gate'>,
): Promise<Answer> =>
  inSpan(spec, { kind: 'server' }, async () => {
    const output = await row.call(input, { ...ctx, services, gate })
    const verdict = row.verdict?.(output, input)
    const wanted = wantedOf(row, input, output)
    const data = row.reply ? row.reply(output) : output
    const isPartial = row.isPartial?.(output) ?? false
    const docs = row.docs?.(output) ?? []
    return { data, isPartial, docs, ...(verdict && { verdict }), ...(wanted && { wanted }) }
  })

export const bodyOf = ({ row }: PreparedRoute, { data, verdict }: Answer): string =>
  verdict ? verdictBody(data, verdict) : successBody(data, row.msg)

/** Built from the parsed input, so that spellings of the same input share an entry. */
export const cacheKeyOf = ({ cacheName }: PreparedRoute, input: unknown): string =>
  `${cacheName}\n${JSON.stringify(input)}`

/** Client address of shared loads. Not empty: services treat calls without user and address as internal (`grpc/require.ts`). */
const anybody = 'anybody'

/** Returns the response for anonymous clients, from the cache or by one shared load. Its content must not depend on the client. */
export const loadShared = (
  prepared: PreparedRoute,
  key: string,
  input: unknown,
  visit: Visit,
  deps: RunnerDeps,
): Entry | Promise<Entry> => deps.cache.fresh(key) ?? makeShared(prepared, key, input, visit, deps)

const makeShared = (
  prepared: PreparedRoute,
  key: string,
  input: unknown,
  visit: Visit,
  { cache, log, ...deps }: RunnerDeps,
): Promise<Entry> => {
  const tags = prepared.row.tags?.(input) ?? []
  const make = async (): Promise<Entry> => {
    const own = contextOf(visit, { log, budgetMs: readBudgetMs })
    const ctx = { ...own, clientAddress: anybody, flowAddress: own.clientAddress }
    const answer = await runRoute(prepared, input, ctx, deps)
    const lifetime = lifetimeOf(prepared.row.cache?.seconds ?? 0, answer)
    const { verdict, wanted, docs } = answer
    const entry = createEntry(bodyOf(prepared, answer), lifetime, jsonType)
    return { ...entry, tags: [...tags, ...docs.map(docTag)], ...(verdict && { verdict }), ...(wanted && { wanted }) }
  }
  return cache.load(key, make, tags, visit.client.subscriber)
}
