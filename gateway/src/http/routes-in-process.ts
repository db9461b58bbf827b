/** A route's work without its HTTP: what the pipeline and the rendering of pages have in common. */
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

/** A row of the table, ready to be run. */
export interface PreparedRoute {
  spec: string
  method: string
  /** As the table writes it, parameters in braces. */
  path: string
  row: Route
  schema: z.ZodType
  /** What its answers are filed under; routes that share a row share answers. */
  cacheName: string
  /** What a call of it is counted as beside a visit. */
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

/** A search that was answered with something else than what was asked for: a resource that is saved now may answer it. */
const isRelaxed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'relaxed' in data && data.relaxed !== ''

/** So long after an answer has ceased to be fresh it may be served once more. */
const maxStaleMs = 5_000

/** Lists that are empty now may be filled in a moment: they are never served stale. */
const lifetimeOf = (seconds: number, { data, isPartial }: Answer): Lifetime => {
  const freshMs = seconds * 1000
  if (isPartial) return { freshMs: Math.min(freshMs, 1_000), staleMs: 0, spareMs: 60_000 }
  return isEmpty(data)
    ? { freshMs: Math.min(freshMs, 1_000), staleMs: 0, spareMs: 0 }
    : { freshMs, staleMs: isRelaxed(data) ? 0 : Math.min(freshMs, maxStaleMs), spareMs: 60_000 }
}

/** What a row has to say: the envelope's data, and what it refuses along with them. */
export interface Answer {
  data: unknown
  /** Public ids of the resources that it shows. */
  docs: readonly string[]
  verdict?: Verdict
  wanted?: Wanted
  isPartial?: boolean
}

const wantedOf = ({ searched, viewed }: Route, input: unknown, output: unknown): Wanted | undefined => {
  const wanted = { searched: searched?.(input, output), viewed: viewed?.(input, output) }
  return wanted.searched || wanted.viewed ? wanted : undefined
}

/** Runs a row for one visitor. A trace begins here: answers from memory need none. */
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

/** The name of a shared answer: what was understood of the input, never how it was written. */
export const cacheKeyOf = ({ cacheName }: PreparedRoute, input: unknown): string =>
  `${cacheName}\n${JSON.stringify(input)}`

/** Whom a shared answer is made for. Not empty: that is how services tell their own calls from those of visitors. */
const anybody = 'anybody'

/**
 * What a stranger is answered to a public read: from memory, or run once for all who ask meanwhile. Nothing of the visitor goes
 * into it, who he is least of all.
 */
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
