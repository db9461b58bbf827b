import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import { media, mediaTokens } from '../../domain/titles/share-kinds.ts'
import type { TitleSource } from '../../domain/query/title-expander.ts'
import { phoneticKeyOf } from '../../domain/titles/phonetic-key.ts'
import { maxEdits } from '../../domain/titles/title-aliases.ts'
import type { CooccurringTitle } from '../../domain/titles/title-aliases.ts'
import { openMsearchBatch } from './msearch-batch.ts'

/** A search works without this lookup, so it must not wait long. */
const lookupTimeoutMs = 600
const maxCooccurring = 24
const maxYears = 10
const maxCollections = 10
const maxDocumentsRead = 500
const maxCandidates = 40

interface Buckets {
  buckets: { key: string; doc_count: number }[]
}
interface Years {
  doc_count: number
  years: Buckets
}

const years = { years: { terms: { field: 'facts', include: 'year:[0-9]+', size: maxYears } } }

const yearsWhere = (filter: object): object => ({ filter, aggs: years })

const laterSeasons = Array.from({ length: 19 }, (_, index) => `season:${index + 2}`)

const countsOf = ({ buckets }: Buckets): { key: string; count: number }[] =>
  buckets.map(({ key, doc_count: count }) => ({ key, count }))

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

/** Titles in one collection are not one work, unless it is a pack of all seasons. */
const isCollection = { bool: { filter: { term: { facts: 'collection' } }, must_not: { term: { facts: 'pack' } } } }

const cooccurringOf = ({ buckets }: SignificantTerms): CooccurringTitle[] =>
  buckets.map(({ key, doc_count: jointCount, bg_count: count }) => ({ key, count, jointCount }))

const yearsOf = (years: Buckets | undefined): { year: string; count: number }[] =>
  (years?.buckets ?? []).map(({ key: year, doc_count: count }) => ({ year, count }))

const hasText = (word: string): object[] => [{ match_phrase: { disk_name: word } }, { match_phrase: { files: word } }]

const escapeRegexp = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)

export const openTitleLookup =
  ({ client, index }: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>, timeoutFactor: number) =>
  (ctx: Context): TitleSource => {
    const timeoutMs = lookupTimeoutMs * timeoutFactor
    const enqueueSearch = openMsearchBatch(client, { index: index('disk'), signal: ctx.signal, timeoutMs })
    const titlesOf = async (query: object): Promise<{ key: string; count: number }[]> => {
      const aggs = { names: { terms: { field: 'titles', size: maxCandidates } } }
      return countsOf((await enqueueSearch<{ names: Buckets }>({ query, aggs })).aggregations.names)
    }

    return {
      getStatistics: async (key, { stated, kind, otherKinds }) => {
        const statedFilters = stated.map((token) => ({ term: { facts: token } }))
        const isOf = (tokens: readonly string[]) => ({
          bool: { filter: [{ terms: { facts: tokens } }, ...statedFilters] },
        })
        const { total, aggregations } = await enqueueSearch<{
          ofOneWork: { cooccurring: SignificantTerms }
          ofCollections: { titles: Buckets; named: { contents: Buckets } }
          media: { buckets: Record<string, { doc_count: number }> }
          asked: { doc_count: number }
          ofFirst: Years
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
                titles: { terms: { field: 'titles', size: maxCollections } },
                named: {
                  filter: { term: { titles: key } },
                  aggs: { contents: { terms: { field: 'file_titles', size: maxCollections } } },
                },
              },
            },
            media: { filters: { filters: Object.fromEntries(media.map((one) => [one, isOf(mediaTokens[one])])) } },
            asked: { filter: { bool: { filter: statedFilters } } },
            ofFirst: yearsWhere({ bool: { must_not: { terms: { facts: laterSeasons } } } }),
            ...(kind && { ofKind: yearsWhere({ terms: { facts: [kind] } }) }),
            ...(kind && otherKinds.length > 0 && { ofOthers: yearsWhere({ terms: { facts: otherKinds } }) }),
          },
        })
        return {
          count: total,
          countWithFacts: aggregations.asked.doc_count,
          media: Object.fromEntries(media.map((one) => [one, aggregations.media.buckets[one]?.doc_count ?? 0])),
          cooccurring: cooccurringOf(aggregations.ofOneWork.cooccurring).filter((one) => one.key !== key),
          collections: countsOf(aggregations.ofCollections.titles),
          contents: countsOf(aggregations.ofCollections.named.contents),
          years: yearsOf(aggregations.ofKind?.years),
          otherYears: yearsOf(aggregations.ofOthers?.years),
          firstSeasonYears: yearsOf(aggregations.ofFirst.years),
        }
      },

      findTitlesInNames: async (title) => {
        const { aggregations } = await enqueueSearch<{ cooccurring: SignificantTerms }>({
          query: { bool: { filter: { match_phrase: { disk_name: title } } } },
          track_total_hits: false,
          terminate_after: maxDocumentsRead,
          aggs: { cooccurring: { significant_terms: significantTerms('titles', 2) } },
        })
        return cooccurringOf(aggregations.cooccurring)
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

      countYears: async ({ words, kinds }) => {
        const filter = [
          ...words.map((word) => ({ match_phrase: { disk_name: word } })),
          ...(kinds.length > 0 ? [{ terms: { facts: kinds } }] : []),
        ]
        const { aggregations } = await enqueueSearch<{ years: Buckets }>({ query: { bool: { filter } }, aggs: years })
        return yearsOf(aggregations.years)
      },

      findSimilarTitles: async (key) => {
        const sound = phoneticKeyOf(key)
        const fuzziness = maxEdits(key)
        const should = [
          ...(fuzziness > 0 ? [{ fuzzy: { titles: { value: key, fuzziness, max_expansions: 30 } } }] : []),
          ...(sound ? [{ term: { sounds: sound } }] : []),
        ]
        return should.length > 0 ? titlesOf({ bool: { should } }) : []
      },

      findByAbbreviation: async (parts) =>
        titlesOf({
          regexp: {
            titles: { value: `${parts.map((ways) => `(${ways.map(escapeRegexp).join('|')})`).join('.*')}.*` },
          },
        }),
    }
  }
