import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { BanSubject } from '@pandex/contracts/bans/bans'
import type { IndexedVersion } from '../../domain/index/compare-versions.ts'
import type { DiskDocument } from '../../domain/index/to-document.ts'

export interface StoredDocument {
  version: number
  document: DiskDocument
}

export type BanCheckDocument = BanSubject & Pick<DiskDocument, 'id' | 'doc_id' | 'disk_type' | 'disk_id' | 'is_banned'>

export interface IndexScan {
  refresh(): Promise<void>
  listVersions(range: { afterId: number; untilId?: number; size: number }): Promise<IndexedVersion[]>
  listForBanCheck(afterId: number, size: number): Promise<BanCheckDocument[]>
  /** Reads current documents, refreshed or not; missing ones are left out. */
  getVersions(docIds: readonly string[]): Promise<Map<string, IndexedVersion>>
  getDocuments(docIds: readonly string[]): Promise<StoredDocument[]>
}

const longTimeout = { requestTimeout: 30_000 }

const banCheckFields = [
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

export const openIndexScan = ({
  client,
  index,
}: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>): IndexScan => {
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
      longTimeout,
    )
    return hits.hits
  }
  const getMany = async <T>(docIds: readonly string[], fields?: string[]) => {
    if (docIds.length === 0) return []
    const { docs } = await client.mget<T>(
      { index: alias, ids: [...docIds], ...(fields && { _source: fields }) },
      longTimeout,
    )
    return docs.flatMap((doc) =>
      'found' in doc && doc.found && doc._source
        ? [{ id: doc._id, version: doc._version ?? 0, source: doc._source }]
        : [],
    )
  }
  return {
    refresh: async () => {
      await client.indices.refresh({ index: alias }, longTimeout)
    },
    listVersions: async ({ afterId, untilId, size }) => {
      const range = { gt: afterId, ...(untilId !== undefined && { lte: untilId }) }
      const hits = await page<VersionFields>(range, size, ['id', 'cost_coin'])
      return hits.map(({ _id = '', _version = 0, _source }) => toVersion(_id, _version, _source as VersionFields))
    },
    listForBanCheck: async (afterId, size) => {
      const hits = await page<BanCheckDocument>({ gt: afterId }, size, banCheckFields)
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
