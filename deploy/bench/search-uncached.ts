import { buildQuery } from '../../services/search/domain/build-query.ts'
import { titleCount, titleOf } from './corpus.ts'
import { compare } from './ratio.ts'
import type { Result } from './ratio.ts'

const workers = 4
const rounds = 5

const post = async (url: string, body: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = (await response.json()) as { code?: number; timed_out?: boolean }
  if (!response.ok || (answer.code ?? 200) !== 200) throw new Error(`${url} answered ${response.status} ${answer.code}`)
}

/** Sends each of the bodies once, a few at a time. @returns answers per second */
const sendAll = async (url: string, bodies: readonly unknown[]): Promise<number> => {
  const waiting = bodies.values()
  const startedAt = performance.now()
  const work = async (): Promise<void> => {
    for (const body of waiting) await post(url, body)
  }
  await Promise.all(Array.from({ length: workers }, work))
  return bodies.length / ((performance.now() - startedAt) / 1000)
}

const unfiltered = {
  page: 1,
  size: 10,
  types: [],
  user: '',
  exact: false,
  format: [],
  share_time: '',
  exclude_user: [],
  order: '',
  user_distinct: false,
  fold_copies: false,
  copy_group: '',
  years: [],
  seasons: [],
  kinds: [],
  facets: false,
}

/**
 * Searches that nobody asked before, through the gateway and the service, against the same queries sent to Elasticsearch.
 * No query comes twice: each round leaves out a sharer of its own, whom nobody knows. So none comes from memory.
 */
export const benchUncachedSearch = async (gatewayUrl: string, indexUrl: string): Promise<Result> => {
  const words = Array.from({ length: titleCount }, (_, index) => titleOf(index))
  let round = 0
  const nextFilter = (): { exclude_user: string[] } => ({ exclude_user: [`nobody-${(round += 1)}`] })
  const askGateway = (): Promise<number> => {
    const filter = nextFilter()
    return sendAll(
      gateway,
      words.map((q) => ({ q, ...filter })),
    )
  }
  const askElasticsearch = (): Promise<number> => {
    const filter = nextFilter()
    return sendAll(
      bare,
      words.map((q) => buildQuery({ ...unfiltered, ...filter, q }, new Date())),
    )
  }
  const gateway = new URL('/v1/search/disk', gatewayUrl).href
  const bare = `${indexUrl}/_search?filter_path=hits`
  await askElasticsearch()
  const [through, reference] = await compare(rounds, askGateway, askElasticsearch)
  return {
    name: `uncached search (${words.length} queries, ${workers} at a time)`,
    measured: `${Math.round(through)}/s`,
    reference: `Elasticsearch alone ${Math.round(reference)}/s`,
    ratio: through / reference,
  }
}
