import { noBans } from '../../services/contracts/src/bans/bans.ts'
import { createWordFinder } from '@pandex/contracts/bans/word-finder'
import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { DiskSaved } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { createLogger } from '@pandex/platform/logging/logger'
import { randomBytes } from 'node:crypto'
import { onDiskSaved } from '../../services/search/consumers/on-disk-saved.ts'
import { rankSuggestions } from '../../services/search/domain/suggest/rank-suggestions.ts'
import { readShippedAliases, readShippedPlots } from '../../services/config/seeds/shipped-lists.ts'
import { compileAliases } from '../../services/search/domain/titles/alias-dictionary.ts'
import { compilePlots } from '../../services/search/domain/titles/plot-dictionary.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import { copyFields } from '../../services/search/domain/index/copy-group.ts'
import { toDocument } from '../../services/search/domain/index/to-document.ts'
import { unfilteredQuery } from '../../services/search/domain/query/search-query.ts'
import { parseOperators } from '../../services/search/domain/keyword/parse-operators.ts'
import { withOperators } from '../../services/search/domain/query/search-query.ts'
import { findDisks } from '../../services/search/use-cases/query/find-disks.ts'
import { openDiskIndex } from '../../services/search/repositories/index/disk-index.ts'
import type { Corpus, Share } from './corpus.ts'
import type { Answer, Hit } from './score.ts'

/** Fixed, because relevance depends on the date. */
const today = new Date('2026-11-21T12:00:00+08:00')
const batchSize = 500
const maxHits = 50
const plainIndex = 'plain'

const docIdOf = (index: number): string => `d${String(index).padStart(24, '0')}`
const indexOf = (docId: string): number => Number(docId.slice(1))

const toSaved = (share: Share, index: number): PayloadOf<typeof DiskSaved> =>
  DiskSaved.payload.parse({
    version: 1,
    id: index + 1,
    doc_id: docIdOf(index),
    disk_type: share.disk_type,
    disk_id: share.disk_id,
    disk_pass: share.disk_pass,
    disk_name: share.disk_name,
    files: share.files,
    share_user: share.share_user,
    share_user_id: '',
    shared_time: share.shared_time,
    create_time: share.shared_time,
    update_time: share.shared_time,
    rel_movie: '',
    is_mine: false,
    enabled: true,
    tags: [],
    weight: 0,
    status: 0,
    size: share.size,
    cate_id: 0,
    health: 'unsure',
  })

/** The lists of a fresh site. */
const shippedPlots = await compilePlots(readShippedPlots())
const shippedAliases = await compileAliases(readShippedAliases(), shippedPlots.titles)

const noWords = createWordFinder([])
const emptyDataLists = {
  read: async () => ({ filterWords: noWords, bans: noBans, bansFingerprint: '' }),
}

export type Suggested = Map<string, { text: string }[]>
export type Answers = Map<string, Answer>

/**
 * Indexes a corpus with the consumer of the search service and queries it with its handler. The indices are private and deleted at the
 * end.
 */
export const openScratchIndex = async (elasticsearchUrl: string, { shares, queries }: Corpus) => {
  const elasticsearch = openElasticsearch({
    url: elasticsearchUrl,
    prefix: `relevance${randomBytes(4).toString('hex')}-`,
  })
  const { client, index } = elasticsearch
  const log = createLogger('relevance', 'error')
  const context = () => backgroundContext(log, 60_000)
  // Long timeouts: a busy machine must not change the measured relevance.
  const diskIndex = await openDiskIndex({
    elasticsearch,
    shards: 1,
    replicas: 0,
    timeoutFactor: 50,
    readAliases: async () => shippedAliases,
    readPlots: async () => shippedPlots,
    log,
  })
  const saved = shares.map(toSaved)
  const { batch: indexAll } = onDiskSaved({ diskIndex, dataLists: emptyDataLists })
  for (let start = 0; start < saved.length; start += batchSize)
    await indexAll?.apply(saved.slice(start, start + batchSize), context())
  const plain = { analyzer: 'standard', type: 'text' } as const
  await client.indices.create({ index: index(plainIndex), mappings: { properties: { disk_name: plain } } })
  await client.bulk({
    operations: shares.flatMap(({ disk_name }, number) => [
      { index: { _index: index(plainIndex), _id: docIdOf(number) } },
      { disk_name },
    ]),
    refresh: true,
  })
  await client.indices.refresh({ index: index('disk') })
  await diskIndex.shares.update()
  const members = new Map<string, number[]>()
  saved.forEach((disk, number) => {
    const document = toDocument(disk, shippedAliases)
    for (const group of copyFields.flatMap((field) => document[field] ?? []))
      members.set(group, [...(members.get(group) ?? []), number])
  })

  const answerAll = async (answer: (q: string) => Promise<Answer>): Promise<Answers> => {
    const answers: Answers = new Map()
    for (const query of queries) answers.set(query.id, await answer(query.q))
    return answers
  }

  return {
    runQueries: ({ fold }: { fold: boolean }) =>
      answerAll(async (q) => {
        const query = withOperators(
          { ...unfilteredQuery, q, page: 1, size: maxHits, fold_copies: fold },
          parseOperators(q),
        )
        const { found, expansion } = await findDisks(diskIndex, query, { now: today }, context())
        const hits = found.map(({ document: { doc_id, copy_group: group } }): Hit => {
          const index = indexOf(doc_id)
          const others = fold ? (members.get(group) ?? []).filter((other) => other !== index) : []
          return [index, ...others]
        })
        return { hits, hasOnlySimilar: expansion.relaxed === 'similar' }
      }),
    suggest: async (): Promise<Suggested> => {
      const suggested: Suggested = new Map()
      for (const { id, q, suggest } of queries) {
        if (!suggest) continue
        const otherNames = shippedAliases.namesOfBeginning(titleKey(q))
        const names = await diskIndex.suggestNames(q, otherNames, context())
        suggested.set(id, rankSuggestions(q, names, otherNames, [], 10))
      }
      return suggested
    },
    askPlain: () =>
      answerAll(async (q) => {
        const body = { query: { match: { disk_name: q } }, size: maxHits, _source: false }
        const { hits } = await client.search({ index: index(plainIndex), ...body })
        return { hits: hits.hits.map(({ _id }): Hit => [indexOf(_id ?? '')]), hasOnlySimilar: false }
      }),
    async [Symbol.asyncDispose]() {
      const names = Object.keys(await client.indices.get({ index: index('*') }))
      if (names.length > 0) await client.indices.delete({ index: names })
      await elasticsearch[Symbol.asyncDispose]()
    },
  }
}
