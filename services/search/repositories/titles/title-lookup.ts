import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import { namePhrase } from '../../domain/query/clauses.ts'
import { countsWithPrefix, maxTokens, mediumPrefix } from '../../domain/reading/index-tokens.ts'
import type { TokenBuckets as Buckets } from '../../domain/reading/index-tokens.ts'
import type { TitleSource } from '../../domain/expansion/title-expander.ts'
import { createIndexedShares } from '../../domain/titles/indexed-shares.ts'
import { statisticsOf } from '../../domain/titles/title-statistics.ts'
import { shareFields, toIndexedShare } from './share-loader.ts'
import type { IndexedSharesReader } from './share-loader.ts'
import { openMsearchBatch } from './msearch-batch.ts'

/** A search works without this lookup, so it must not wait long. */
const lookupTimeoutMs = 600
/** Limit of the shares that are read for a title that is not in memory. Such a title is new and has few shares. */
const maxNewShares = 50
const maxTitlesOfNewShares = 10_000

const tokensOf = (field: string): object => ({ terms: { field, size: maxTokens } })

const hasText = (text: string): object[] => [namePhrase('disk_name', text), namePhrase('files', text)]

export interface TitleLookupOptions extends Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'> {
  shares: IndexedSharesReader
  /** Multiplies the timeouts; default: 1. */
  timeoutFactor?: number
}

/** @throws Error while the shares were never loaded */
export type TitleLookup = (ctx: Context) => TitleSource

/** Sends a request only for titles that are not in memory, and for words. */
export const openTitleLookup =
  ({ client, index, shares, timeoutFactor = 1 }: TitleLookupOptions): TitleLookup =>
  (ctx) => {
    const timeoutMs = lookupTimeoutMs * timeoutFactor
    const enqueueSearch = openMsearchBatch(client, { index: index('disk'), signal: ctx.signal, timeoutMs })
    const all = shares.read()

    const isAny = async (should: object[]): Promise<boolean> => {
      const { total } = await enqueueSearch({ query: { bool: { should } }, terminate_after: 1 })
      return total > 0
    }

    return {
      trustsMemory: all.isComplete,

      titles: all.titles,

      ratioAlone: all.ratioAlone,

      statisticsOf: (key, facts) => statisticsOf(key, facts, all),

      readStatistics: async (key, facts) => {
        const { fields } = await enqueueSearch({
          query: { term: { known_as: key } },
          size: maxNewShares,
          docvalue_fields: shareFields,
        })
        const added = createIndexedShares({ maxShares: maxNewShares, maxTitles: maxTitlesOfNewShares })
        for (const values of fields) added.put(toIndexedShare(values))
        return statisticsOf(key, facts, added, all)
      },

      isWordIndexed: (word) => isAny(hasText(word)),

      hasAllWords: (title) =>
        isAny(
          ['disk_name', 'files', 'tags'].map((field) => ({ match: { [field]: { query: title, operator: 'and' } } })),
        ),

      countFacts: async ({ words, kinds }) => {
        const filter = [
          ...words.map((word) => ({ match_phrase: { disk_name: word } })),
          ...(kinds.length > 0 ? [{ terms: { facts: kinds } }] : []),
        ]
        const { aggregations } = await enqueueSearch<{ facets: Buckets; tokens: Buckets }>({
          query: { bool: { filter } },
          aggs: { facets: tokensOf('facet_tokens'), tokens: tokensOf('title_tokens') },
        })
        return {
          years: countsWithPrefix(aggregations.facets, 'years:').map(({ key, count }) => ({
            year: `year:${key}`,
            count,
          })),
          media: Object.fromEntries(
            countsWithPrefix(aggregations.tokens, mediumPrefix).map(({ key, count }) => [key, count]),
          ),
        }
      },
    }
  }
