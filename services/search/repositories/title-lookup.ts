import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import { media, mediaTokens } from '../domain/kinds.ts'
import { soundOf } from '../domain/sounds.ts'
import { editsAllowed } from '../domain/title-kin.ts'
import type { YearEvidence } from '../domain/learn-titles.ts'
import type { KnownTitle } from '../domain/title-kin.ts'

/** What the index knows of titles. */
export interface TitleLookup {
  /** Shares known by a title, the titles they have beside it, and the media of those of which all of `said` (tokens) is true. */
  neighbours(key: string, said: readonly string[], ctx: Context): Promise<KnownTitle>
  /** Whether a name or a file holds the word. */
  isInText(word: string, ctx: Context): Promise<boolean>
  /** Years of the shares that a title's word and what else was said agree on, with their numbers. */
  years(evidence: YearEvidence, ctx: Context): Promise<{ year: string; count: number }[]>
  /** Titles spelled or sounding almost like it. */
  lookalikes(key: string, ctx: Context): Promise<{ key: string; count: number }[]>
}

/** A search must not wait for what only makes it better. */
const longestLookupMs = 600
const mostNeighbours = 24

interface Buckets {
  buckets: { key: string; doc_count: number }[]
}

const known = (key: string): Record<string, unknown> => ({
  bool: { should: [{ term: { titles: key } }, { term: { file_titles: key } }], minimum_should_match: 1 },
})

export const openTitleLookup = ({
  client,
  index,
}: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>): TitleLookup => {
  const ask = async <A>(body: Record<string, unknown>, ctx: Context): Promise<{ total: number; aggregations: A }> => {
    const answer = await client.search<unknown, A>(
      { index: index('disk'), size: 0, track_total_hits: true, filter_path: ['hits.total', 'aggregations'], ...body },
      { signal: ctx.signal, requestTimeout: longestLookupMs, maxRetries: 0 },
    )
    const { total } = answer.hits
    return { total: typeof total === 'number' ? total : (total?.value ?? 0), aggregations: answer.aggregations as A }
  }

  return {
    neighbours: async (key, said, ctx) => {
      const terms = (field: string) => ({ terms: { field, size: mostNeighbours } })
      const beside = await ask<{
        names: Buckets
        files: Buckets
        media: { buckets: Record<string, { doc_count: number }> }
      }>(
        {
          query: known(key),
          aggs: {
            names: terms('titles'),
            files: terms('file_titles'),
            media: {
              filters: {
                filters: Object.fromEntries(
                  media.map((one) => [
                    one,
                    {
                      bool: {
                        filter: [
                          { terms: { facts: mediaTokens[one] } },
                          ...said.map((token) => ({ term: { facts: token } })),
                        ],
                      },
                    },
                  ]),
                ),
              },
            },
          },
        },
        ctx,
      )
      if (beside.total === 0) return { count: 0, neighbours: [], media: {} }
      const { names, files } = beside.aggregations
      const held = Object.fromEntries(
        Object.entries(beside.aggregations.media.buckets).map(([one, { doc_count }]) => [one, doc_count]),
      )
      const others = [
        ...new Set([...names.buckets, ...files.buckets].filter((one) => one.doc_count > 0).map((one) => one.key)),
      ].filter((other) => other !== key)
      if (others.length === 0) return { count: beside.total, neighbours: [], media: held }
      const aggs = Object.fromEntries(
        others.map((other, number) => [
          `n${number}`,
          { filter: known(other), aggs: { together: { filter: known(key) } } },
        ]),
      )
      type Counted = Record<string, { doc_count: number; together: { doc_count: number } }>
      const counted = await ask<Counted>({ query: { bool: { should: others.map(known) } }, aggs }, ctx)
      return {
        count: beside.total,
        media: held,
        neighbours: others.map((other, number) => {
          const { doc_count: count = 0, together } = counted.aggregations[`n${number}`] ?? {}
          return { key: other, count, together: together?.doc_count ?? 0 }
        }),
      }
    },

    isInText: async (word, ctx) => {
      const should = [{ match_phrase: { disk_name: word } }, { match_phrase: { files: word } }]
      const { total } = await ask({ query: { bool: { should } }, terminate_after: 1 }, ctx)
      return total > 0
    },

    years: async ({ title, words, kinds }, ctx) => {
      const filter = [
        ...(title ? [known(title)] : []),
        ...words.map((word) => ({ match_phrase: { disk_name: word } })),
        ...(kinds.length > 0 ? [{ terms: { facts: kinds } }] : []),
      ]
      const include = 'year:[0-9]+'
      const { aggregations } = await ask<{ years: Buckets }>(
        { query: { bool: { filter } }, aggs: { years: { terms: { field: 'facts', include, size: 10 } } } },
        ctx,
      )
      return aggregations.years.buckets.map(({ key: year, doc_count: count }) => ({ year, count }))
    },

    lookalikes: async (key, ctx) => {
      const sound = soundOf(key)
      const fuzziness = editsAllowed(key)
      const should = [
        ...(fuzziness > 0 ? [{ fuzzy: { titles: { value: key, fuzziness, max_expansions: 30 } } }] : []),
        ...(sound ? [{ term: { sounds: sound } }] : []),
      ]
      if (should.length === 0) return []
      const { aggregations } = await ask<{ names: Buckets }>(
        { query: { bool: { should } }, aggs: { names: { terms: { field: 'titles', size: 40 } } } },
        ctx,
      )
      return aggregations.names.buckets.map(({ key: other, doc_count: count }) => ({ key: other, count }))
    },
  }
}
