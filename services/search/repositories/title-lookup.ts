import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import { media, mediaTokens } from '../domain/kinds.ts'
import type { TitleSource } from '../domain/learn-titles.ts'
import { soundOf } from '../domain/sounds.ts'
import { editsAllowed } from '../domain/title-kin.ts'
import type { Neighbour } from '../domain/title-kin.ts'
import { openSearchBatch } from './search-batch.ts'

/** A search works without this lookup, so it must not wait long. */
const longestLookupMs = 600
const mostNeighbours = 24
const mostYears = 10
const mostCollections = 10
const mostRead = 500
const mostCandidates = 40

interface Buckets {
  buckets: { key: string; doc_count: number }[]
}
interface Years {
  doc_count: number
  years: Buckets
}

const years = { years: { terms: { field: 'facts', include: 'year:[0-9]+', size: mostYears } } }

const yearsWhere = (filter: object): object => ({ filter, aggs: years })

const laterSeasons = Array.from({ length: 19 }, (_, index) => `season:${index + 2}`)

const countsOf = ({ buckets }: Buckets): { key: string; count: number }[] =>
  buckets.map(({ key, doc_count: count }) => ({ key, count }))

interface Beside {
  buckets: { key: string; doc_count: number; bg_count: number }[]
}

/** Significant terms: values that are more frequent here than in the whole index. */
const likelier = (field: string, fewest: number): object => ({
  field,
  size: mostNeighbours,
  min_doc_count: fewest,
  execution_hint: 'map',
  mutual_information: { include_negatives: false },
})

/** Titles in one collection are not one work, unless it is a pack of all seasons. */
const isCollection = { bool: { filter: { term: { facts: 'collection' } }, must_not: { term: { facts: 'pack' } } } }

const neighboursOf = ({ buckets }: Beside): Neighbour[] =>
  buckets.map(({ key, doc_count: together, bg_count: count }) => ({ key, count, together }))

const yearsOf = (years: Buckets | undefined): { year: string; count: number }[] =>
  (years?.buckets ?? []).map(({ key: year, doc_count: count }) => ({ year, count }))

const hasText = (word: string): object[] => [{ match_phrase: { disk_name: word } }, { match_phrase: { files: word } }]

const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)

export const openTitleLookup =
  ({ client, index }: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>, patience: number) =>
  (ctx: Context): TitleSource => {
    const longestMs = longestLookupMs * patience
    const ask = openSearchBatch(client, { index: index('disk'), signal: ctx.signal, longestMs })
    const titlesOf = async (query: object): Promise<{ key: string; count: number }[]> => {
      const aggs = { names: { terms: { field: 'titles', size: mostCandidates } } }
      return countsOf((await ask<{ names: Buckets }>({ query, aggs })).aggregations.names)
    }

    return {
      title: async (key, { said, kind, otherKinds }) => {
        const isAsked = said.map((token) => ({ term: { facts: token } }))
        const isOf = (tokens: readonly string[]) => ({ bool: { filter: [{ terms: { facts: tokens } }, ...isAsked] } })
        const { total, aggregations } = await ask<{
          ofOneWork: { beside: Beside }
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
              aggs: { beside: { significant_terms: likelier('known_as', 1) } },
            },
            ofCollections: {
              filter: isCollection,
              aggs: {
                titles: { terms: { field: 'titles', size: mostCollections } },
                named: {
                  filter: { term: { titles: key } },
                  aggs: { contents: { terms: { field: 'file_titles', size: mostCollections } } },
                },
              },
            },
            media: { filters: { filters: Object.fromEntries(media.map((one) => [one, isOf(mediaTokens[one])])) } },
            asked: { filter: { bool: { filter: isAsked } } },
            ofFirst: yearsWhere({ bool: { must_not: { terms: { facts: laterSeasons } } } }),
            ...(kind && { ofKind: yearsWhere({ terms: { facts: [kind] } }) }),
            ...(kind && otherKinds.length > 0 && { ofOthers: yearsWhere({ terms: { facts: otherKinds } }) }),
          },
        })
        return {
          count: total,
          asked: aggregations.asked.doc_count,
          media: Object.fromEntries(media.map((one) => [one, aggregations.media.buckets[one]?.doc_count ?? 0])),
          neighbours: neighboursOf(aggregations.ofOneWork.beside).filter((one) => one.key !== key),
          collections: countsOf(aggregations.ofCollections.titles),
          contents: countsOf(aggregations.ofCollections.named.contents),
          years: yearsOf(aggregations.ofKind?.years),
          otherYears: yearsOf(aggregations.ofOthers?.years),
          yearsOfFirst: yearsOf(aggregations.ofFirst.years),
        }
      },

      inNames: async (title) => {
        const { aggregations } = await ask<{ beside: Beside }>({
          query: { bool: { filter: { match_phrase: { disk_name: title } } } },
          track_total_hits: false,
          terminate_after: mostRead,
          aggs: { beside: { significant_terms: likelier('titles', 2) } },
        })
        return neighboursOf(aggregations.beside)
      },

      isInText: async (word) => {
        const { total } = await ask({ query: { bool: { should: hasText(word) } }, terminate_after: 1 })
        return total > 0
      },

      holdsAll: async (title) => {
        const all = { query: title, operator: 'and' }
        const should = ['disk_name', 'files', 'tags'].map((field) => ({ match: { [field]: all } }))
        const { total } = await ask({ query: { bool: { should } }, terminate_after: 1 })
        return total > 0
      },

      years: async ({ words, kinds }) => {
        const filter = [
          ...words.map((word) => ({ match_phrase: { disk_name: word } })),
          ...(kinds.length > 0 ? [{ terms: { facts: kinds } }] : []),
        ]
        const { aggregations } = await ask<{ years: Buckets }>({ query: { bool: { filter } }, aggs: years })
        return yearsOf(aggregations.years)
      },

      lookalikes: async (key) => {
        const sound = soundOf(key)
        const fuzziness = editsAllowed(key)
        const should = [
          ...(fuzziness > 0 ? [{ fuzzy: { titles: { value: key, fuzziness, max_expansions: 30 } } }] : []),
          ...(sound ? [{ term: { sounds: sound } }] : []),
        ]
        return should.length > 0 ? titlesOf({ bool: { should } }) : []
      },

      abbreviated: async (parts) =>
        titlesOf({
          regexp: {
            titles: { value: `${parts.map((ways) => `(${ways.map(literally).join('|')})`).join('.*')}.*` },
          },
        }),
    }
  }
