import { jsonType } from '../http/send.ts'
import { createCallContext, readBudgetMs } from '../pipeline/request-context.ts'
import { bodyOf, runRoute } from '../pipeline/run-route.ts'
import type { RunnerDeps } from '../pipeline/run-route.ts'
import type { PreparedRoute } from '../pipeline/step.ts'
import { createCachedResponse } from './cached-response.ts'
import type { CachedResponse, Lifetime } from './cached-response.ts'
import { docTag } from './tags.ts'
import type { Route } from '../routes/route.ts'
import type { RequestContext, RouteResult } from '../types.ts'

const isEmpty = (data: unknown): boolean => {
  const list = typeof data === 'object' && data !== null && 'list' in data ? data.list : data
  return Array.isArray(list) && list.length === 0
}

/** Whether the search relaxed the query: a resource saved later may match the original query. */
const isRelaxed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'relaxed' in data && data.relaxed !== ''

const maxStaleMs = 5_000

/**
 * The index may get a resource later than changes shorten the life of responses (`maxIndexLagMs`), for example while search replicas
 * restart. What found nothing, or only similar resources, must not hide it for long.
 */
const maxUnmatchedMs = 10_000

/** Empty lists, relaxed searches and partial responses are not served stale. Any change may fill a list without `words`. */
const lifetimeOf = (
  { seconds, secondsIfChanged = seconds }: NonNullable<Route['cache']>,
  { data, isPartial, words }: RouteResult,
): Lifetime => {
  const freshMsIfChanged = secondsIfChanged * 1000
  const freshMs = words.length > 0 ? seconds * 1000 : freshMsIfChanged
  const soonMs = Math.min(freshMsIfChanged, 1_000)
  if (isPartial) return { freshMs: soonMs, staleWhileRevalidateMs: 0, staleIfErrorMs: 60_000 }
  if (isEmpty(data))
    return {
      freshMs: words.length > 0 ? Math.min(freshMs, maxUnmatchedMs) : soonMs,
      freshMsIfChanged: soonMs,
      staleWhileRevalidateMs: 0,
      staleIfErrorMs: 0,
    }
  if (isRelaxed(data))
    return {
      freshMs: Math.min(freshMs, maxUnmatchedMs),
      freshMsIfChanged,
      staleWhileRevalidateMs: 0,
      staleIfErrorMs: 60_000,
    }
  const staleWhileRevalidateMs = Math.min(freshMsIfChanged, maxStaleMs)
  return { freshMs, freshMsIfChanged, staleWhileRevalidateMs, staleIfErrorMs: 60_000 }
}

/** Built from the parsed input, so that spellings of the same input share an entry. */
export const cacheKeyOf = ({ cacheName }: PreparedRoute, input: unknown): string =>
  `${cacheName}\n${JSON.stringify(input)}`

/** Client address of shared loads. Not empty: services treat calls without user and address as internal (`grpc/require-identity.ts`). */
const anonymousClient = 'anybody'

/** Returns the response for anonymous clients, from the cache or by one shared load. Its content must not depend on the client. */
export const loadSharedResponse = (
  route: PreparedRoute,
  key: string,
  input: unknown,
  context: RequestContext,
  deps: RunnerDeps,
): CachedResponse | Promise<CachedResponse> =>
  deps.cache.getFresh(key) ?? fetchSharedResponse(route, key, input, context, deps)

const fetchSharedResponse = (
  route: PreparedRoute,
  key: string,
  input: unknown,
  context: RequestContext,
  { cache, log, ...deps }: RunnerDeps,
): Promise<CachedResponse> => {
  const tags = route.row.tags?.(input) ?? []
  const make = async (): Promise<CachedResponse> => {
    const own = createCallContext(context, { log, budgetMs: readBudgetMs })
    const ctx = { ...own, clientAddress: anonymousClient, flowAddress: own.clientAddress }
    const answer = await runRoute(route, input, ctx, deps)
    const lifetime = lifetimeOf(route.row.cache ?? { seconds: 0 }, answer)
    const { refusal, usage, docs, words } = answer
    const entry = createCachedResponse(bodyOf(route, answer), lifetime, jsonType)
    return {
      ...entry,
      tags: [...tags, ...docs.map(docTag)],
      words,
      ...(refusal && { refusal }),
      ...(usage && { usage }),
    }
  }
  const onMiss = (): void => {
    // Pages load several responses: theirs say nothing about the page.
    if (context.cacheResult !== undefined) context.cacheResult = 'miss'
  }
  return cache.load({ key, make, tags, flow: context.client.subscriber, onMiss })
}
