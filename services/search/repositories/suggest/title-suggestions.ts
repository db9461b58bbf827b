import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import { isBeginningOf, typedPrefixes } from '../../domain/reading/typed-forms.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import type { KnownName } from '../../domain/suggest/rank-suggestions.ts'

/** Elasticsearch stops counting after this time and returns the counts so far. */
const countTimeoutMs = 20
const timeoutMs = 150
/** Maximum shares that are counted: a short prefix matches many, and more would only take longer. */
const maxShares = 5_000
/** Includes other names of the matching shares: a Chinese name comes with its Latin one. */
const maxNames = 60

interface Names {
  names: { buckets: { key: string; doc_count: number }[] }
}

/** Names of works that begin with the typed text; none when the index does not answer in time. */
export const openTitleSuggestions = (
  { client, index }: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>,
  timeoutFactor: number,
) => {
  const namesOf = async (
    prefixes: readonly string[],
    titles: readonly string[],
    ctx: Context,
  ): Promise<KnownName[]> => {
    const should = [
      ...prefixes.map((value) => ({ prefix: { typed_forms: { value } } })),
      ...(titles.length > 0 ? [{ terms: { titles: [...titles] } }] : []),
    ]
    const { aggregations } = await client.search<unknown, Names>(
      {
        index: index('disk'),
        size: 0,
        track_total_hits: false,
        terminate_after: maxShares,
        timeout: `${countTimeoutMs * timeoutFactor}ms`,
        filter_path: ['aggregations'],
        query: { bool: { filter: [{ term: { is_shown: true } }, { bool: { should } }] } },
        aggs: { names: { terms: { field: 'names', size: maxNames, execution_hint: 'map' } } },
      },
      { signal: ctx.signal, requestTimeout: timeoutMs * timeoutFactor, maxRetries: 0 },
    )
    return (aggregations?.names.buckets ?? []).map(({ key: text, doc_count: count }) => ({ text, count }))
  }

  /** @param otherNames keys of names that are suggested although they do not begin with `q` */
  return async (q: string, otherNames: readonly string[], ctx: Context): Promise<KnownName[]> => {
    try {
      for (const prefixes of typedPrefixes(q)) {
        const names = prefixes.length > 0 ? await namesOf(prefixes, otherNames, ctx) : []
        const begun = names.filter(({ text }) => isBeginningOf(q, text) || otherNames.includes(titleKey(text)))
        if (begun.length > 0) return begun
      }
    } catch (error) {
      ctx.log.debug({ err: error }, 'no suggestions from the index')
    }
    return []
  }
}
