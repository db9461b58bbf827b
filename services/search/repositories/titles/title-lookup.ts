import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import {
  classPrefix,
  collectionToken,
  countsOf,
  countsWithPrefix,
  firstYearPrefix,
  maxTokens,
  mediumPrefix,
} from '../../domain/index/index-tokens.ts'
import type { TokenBuckets as Buckets, ValueCount } from '../../domain/index/index-tokens.ts'
import type { TitleSource } from '../../domain/query/title-expander.ts'
import type { CooccurringTitle, TitleStatistics } from '../../domain/titles/title-aliases.ts'
import { openMsearchBatch } from './msearch-batch.ts'
import type { TitleDictionaryReader } from './title-dictionary.ts'

/** A search works without this lookup, so it must not wait long. */
const lookupTimeoutMs = 600
const maxCooccurring = 24
const maxYears = 10
const maxCollections = 10

interface Years {
  years: Buckets
}

const facetTokens = { years: { terms: { field: 'facet_tokens', size: maxTokens } } }

const yearsWhere = (filter: object): object => ({ filter, aggs: facetTokens })

const titleTokens = { tokens: { terms: { field: 'title_tokens', size: maxTokens } } }

/** `map` counts the values of the matching documents only; global ordinals allocate a counter for every title of the index. */
const frequentTitles = (field: string, size: number): object => ({ terms: { field, size, execution_hint: 'map' } })

interface SignificantTerms {
  buckets: { key: string; doc_count: number; bg_count: number }[]
}

/** Significant terms: values that are more frequent here than in the whole index. */
const significantTerms = (field: string, minCount: number): object => ({
  field,
  size: maxCooccurring,
  min_doc_count: minCount,
  execution_hint: 'map',
  mutual_information: { include_negatives: false },
})

const isCollection = { term: { title_tokens: collectionToken } }

const cooccurringOf = ({ buckets }: SignificantTerms): CooccurringTitle[] =>
  buckets.map(({ key, doc_count: jointCount, bg_count: count }) => ({ key, count, jointCount }))

const yearsOf = (buckets: Buckets = { buckets: [] }, prefix = 'years:'): { year: string; count: number }[] =>
  countsWithPrefix(buckets, prefix)
    .slice(0, maxYears)
    .map(({ key, count }) => ({ year: `year:${key}`, count }))

const mediaOf = (tokens: Buckets): TitleStatistics['media'] =>
  Object.fromEntries(countsWithPrefix(tokens, mediumPrefix).map(({ key, count }) => [key, count]))

/** None if an older version of the service wrote one of the documents: it then lacks the class, and the copy group without it. */
const classesOf = ({ doc_count: total, tokens }: { doc_count: number; tokens: Buckets }): ValueCount[] => {
  const classes = countsWithPrefix(tokens, classPrefix)
  return classes.reduce((sum, { count }) => sum + count, 0) === total ? classes : []
}

const hasText = (word: string): object[] => [{ match_phrase: { disk_name: word } }, { match_phrase: { files: word } }]

export interface TitleLookupOptions extends Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'> {
  dictionary: TitleDictionaryReader
  /** Multiplies the timeouts; default: 1. */
  timeoutFactor?: number
}

/** @returns a function that throws while the title dictionary was never loaded */
export const openTitleLookup =
  ({ client, index, dictionary, timeoutFactor = 1 }: TitleLookupOptions) =>
  (ctx: Context): TitleSource => {
    const timeoutMs = lookupTimeoutMs * timeoutFactor
    const enqueueSearch = openMsearchBatch(client, { index: index('disk'), signal: ctx.signal, timeoutMs })

    return {
      titles: dictionary.read(),

      getStatistics: async (key, { stated, kind, otherKinds }) => {
        const { total, aggregations } = await enqueueSearch<{
          ofOneWork: { cooccurring: SignificantTerms }
          ofCollections: { titles: Buckets; named: { contents: Buckets } }
          tokens: Buckets
          asked?: { doc_count: number; tokens: Buckets }
          ofKind?: Years
          ofOthers?: Years
        }>({
          query: { term: { known_as: key } },
          aggs: {
            ofOneWork: {
              filter: { bool: { must_not: isCollection } },
              aggs: { cooccurring: { significant_terms: significantTerms('known_as', 1) } },
            },
            ofCollections: {
              filter: isCollection,
              aggs: {
                titles: frequentTitles('titles', maxCollections),
                named: {
                  filter: { term: { titles: key } },
                  aggs: { contents: frequentTitles('file_titles', maxCollections) },
                },
              },
            },
            ...titleTokens,
            ...(stated.length > 0 && {
              asked: {
                filter: { bool: { filter: stated.map((token) => ({ term: { facts: token } })) } },
                aggs: titleTokens,
              },
            }),
            ...(kind && { ofKind: yearsWhere({ terms: { facts: [kind] } }) }),
            ...(kind && otherKinds.length > 0 && { ofOthers: yearsWhere({ terms: { facts: otherKinds } }) }),
          },
        })
        const { asked = { doc_count: total, tokens: aggregations.tokens } } = aggregations
        return {
          count: total,
          countWithFacts: asked.doc_count,
          media: mediaOf(asked.tokens),
          cooccurring: cooccurringOf(aggregations.ofOneWork.cooccurring).filter((one) => one.key !== key),
          collections: countsOf(aggregations.ofCollections.titles),
          contents: countsOf(aggregations.ofCollections.named.contents),
          years: yearsOf(aggregations.ofKind?.years),
          otherYears: yearsOf(aggregations.ofOthers?.years),
          firstSeasonYears: yearsOf(aggregations.tokens, firstYearPrefix),
          classes: classesOf(asked),
        }
      },

      isWordIndexed: async (word) => {
        const { total } = await enqueueSearch({ query: { bool: { should: hasText(word) } }, terminate_after: 1 })
        return total > 0
      },

      hasAllWords: async (title) => {
        const all = { query: title, operator: 'and' }
        const should = ['disk_name', 'files', 'tags'].map((field) => ({ match: { [field]: all } }))
        const { total } = await enqueueSearch({ query: { bool: { should } }, terminate_after: 1 })
        return total > 0
      },

      countFacts: async ({ words, kinds }) => {
        const filter = [
          ...words.map((word) => ({ match_phrase: { disk_name: word } })),
          ...(kinds.length > 0 ? [{ terms: { facts: kinds } }] : []),
        ]
        const { aggregations } = await enqueueSearch<Years & { tokens: Buckets }>({
          query: { bool: { filter } },
          aggs: { ...facetTokens, ...titleTokens },
        })
        return { years: yearsOf(aggregations.years), media: mediaOf(aggregations.tokens) }
      },
    }
  }
