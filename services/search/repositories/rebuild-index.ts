import type { Client } from '@elastic/elasticsearch'
import type { Logger } from '@pandex/platform/logger'
import { toDocument } from '../domain/to-document.ts'
import type { DiskDocument } from '../domain/to-document.ts'

const batch = 500
const keepAlive = '2m'

export interface Rebuild {
  client: Client
  alias: string
  /** The index that the alias names now. */
  from: string
  /** An index of the newest form, made already. */
  to: string
  log: Logger
}

type Versions = Map<string, number>

/** Copies every document with its version, described anew. What the target knows in a newer version stays. */
const copyAll = async ({ client, from, to }: Rebuild): Promise<Versions> => {
  const copied: Versions = new Map()
  const { id } = await client.openPointInTime({ index: from, keep_alive: keepAlive })
  try {
    for (let after: unknown[] | undefined; ;) {
      const { hits } = await client.search<DiskDocument>({
        pit: { id, keep_alive: keepAlive },
        size: batch,
        version: true,
        sort: [{ _shard_doc: 'asc' }],
        ...(after && { search_after: after as string[] }),
      })
      if (hits.hits.length === 0) return copied
      const operations = hits.hits.flatMap(({ _id = '', _version: version = 0, _source: document }): object[] => {
        if (!document) return []
        copied.set(_id, version)
        const described = toDocument({ ...document, shared_time: document.shared_time ?? '' })
        return [{ index: { _id, version, version_type: 'external_gte' } }, described]
      })
      await client.bulk({ index: to, operations })
      after = hits.hits.at(-1)?.sort
    }
  } finally {
    await client.closePointInTime({ id })
  }
}

/**
 * Fills an index of the newest form from an older one and gives it the alias. Searches go on all the time: what is saved or
 * deleted while documents are copied reaches the older index, and the new one with the second copy. Harmless to repeat, and when two do it
 * at once. The older index stays, for the way back.
 */
export const rebuildIndex = async (rebuild: Rebuild): Promise<void> => {
  const { client, alias, from, to, log } = rebuild
  const before = await copyAll(rebuild)
  await client.indices.updateAliases({
    actions: [{ add: { index: to, alias } }, { remove: { index: from, alias, must_exist: false } }],
  })
  await client.indices.refresh({ index: from })
  const after = await copyAll(rebuild)
  const deleted = [...before].filter(([id]) => !after.has(id))
  const operations = deleted.map(([_id, version]) => ({
    delete: { _id, version, version_type: 'external_gte' as const },
  }))
  if (operations.length > 0) await client.bulk({ index: to, operations })
  log.info({ from, to, documents: after.size }, 'index rebuilt in its new form')
}
