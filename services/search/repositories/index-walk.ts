import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Judged } from '@pandex/platform/bans/bans'
import type { IndexedVersion } from '../domain/compare-versions.ts'
import type { DiskDocument } from '../domain/to-document.ts'

export interface StoredDocument {
  version: number
  document: DiskDocument
}

export type JudgedDocument = Judged & Pick<DiskDocument, 'id' | 'doc_id' | 'disk_type' | 'disk_id' | 'is_banned'>

export interface IndexWalk {
  refresh(): Promise<void>
  pageVersions(range: { afterId: number; untilId?: number; size: number }): Promise<IndexedVersion[]>
  pageJudged(afterId: number, size: number): Promise<JudgedDocument[]>
  /** Reads current documents, refreshed or not; missing ones are left out. */
  getVersions(docIds: readonly string[]): Promise<Map<string, IndexedVersion>>
  getDocuments(docIds: readonly string[]): Promise<StoredDocument[]>
}

const patient = { requestTimeout: 30_000 }

const judgedFields = [
  'id',
  'doc_id',
  'disk_type',
  'disk_id',
  'disk_name',
  'files',
  'share_user',
  'share_user_id',
  'is_banned',
]

type VersionFields = Pick<DiskDocument, 'id' | 'cost_coin'>

const toVersion = (doc_id: string, version: number, { id, cost_coin }: VersionFields): IndexedVersion => ({
  id,
  doc_id,
  version,
  isComplete: cost_coin !== undefined,
})

export const openIndexWalk = ({
  client,
  index,
}: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>): IndexWalk => {
  const alias = index('disk')
  const page = async <T>(range: object, size: number, fields: string[]) => {
    const { hits } = await client.search<T>(
      {
        index: alias,
        query: { range: { id: range } },
        sort: [{ id: 'asc' }],
        size,
        version: true,
        track_total_hits: false,
        _source: fields,
      },
      patient,
    )
    return hits.hits
  }
  const getMany = async <T>(docIds: readonly string[], fields?: string[]) => {
    if (docIds.length === 0) return []
    const { docs } = await client.mget<T>(
      { index: alias, ids: [...docIds], ...(fields && { _source: fields }) },
      patient,
    )
    return docs.flatMap((doc) =>
      'found' in doc && doc.found && doc._source
        ? [{ id: doc._id, version: doc._version ?? 0, source: doc._source }]
        : [],
    )
  }
  return {
    refresh: async () => {
      await client.indices.refresh({ index: alias }, patient)
    },
    pageVersions: async ({ afterId, untilId, size }) => {
      const range = { gt: afterId, ...(untilId !== undefined && { lte: untilId }) }
      const hits = await page<VersionFields>(range, size, ['id', 'cost_coin'])
      return hits.map(({ _id = '', _version = 0, _source }) => toVersion(_id, _version, _source as VersionFields))
    },
    pageJudged: async (afterId, size) => {
      const hits = await page<JudgedDocument>({ gt: afterId }, size, judgedFields)
      return hits.flatMap(({ _source }) => _source ?? [])
    },
    getVersions: async (docIds) => {
      const found = await getMany<VersionFields>(docIds, ['id', 'cost_coin'])
      return new Map(found.map(({ id, version, source }) => [id, toVersion(id, version, source)]))
    },
    getDocuments: async (docIds) =>
      (await getMany<DiskDocument>(docIds)).map(({ version, source }) => ({ version, document: source })),
  }
}
