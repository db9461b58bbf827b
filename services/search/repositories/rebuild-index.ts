import type { Client } from '@elastic/elasticsearch'
import type { Logger } from '@pandex/platform/logger'
import { withJudgement } from '../domain/bans.ts'
import { toDocument } from '../domain/to-document.ts'
import type { DiskDocument } from '../domain/to-document.ts'

const batch = 500
const keepAlive = '2m'
const patient = { requestTimeout: 60_000 }
const versionConflict = 409

export interface Rebuild {
  client: Client
  alias: string
  from: string
  to: string
  /** Called before each batch. @throws an error that ends the work */
  goOn: () => Promise<void>
  log: Logger
}

export type Copied = Map<string, number>

/** Ignores version conflicts: the target has the same or a newer version. */
const bulk = async ({ client, to }: Rebuild, operations: object[]): Promise<void> => {
  if (operations.length === 0) return
  const { errors, items } = await client.bulk({ index: to, operations }, patient)
  if (!errors) return
  const failed = items
    .flatMap((item) => Object.values(item))
    .filter(({ error, status }) => error !== undefined && status !== versionConflict)
  const [first] = failed
  if (first) throw new Error(`${failed.length} documents cannot be copied, ${first._id}: ${first.error?.type}`)
}

const describe = (document: DiskDocument): DiskDocument =>
  withJudgement(toDocument({ ...document, shared_time: document.shared_time ?? '' }), document.is_banned ?? false)

/** Copies every document with its version and recomputes its fields. Newer versions in the target stay. */
const copyAll = async (rebuild: Rebuild, onCopied: (id: string, version: number) => void): Promise<void> => {
  const { client, from, goOn } = rebuild
  const { id } = await client.openPointInTime({ index: from, keep_alive: keepAlive })
  try {
    for (let after: unknown[] | undefined; ;) {
      await goOn()
      const { hits } = await client.search<DiskDocument>(
        {
          pit: { id, keep_alive: keepAlive },
          size: batch,
          version: true,
          sort: [{ _shard_doc: 'asc' }],
          ...(after && { search_after: after as string[] }),
        },
        patient,
      )
      if (hits.hits.length === 0) return
      const operations = hits.hits.flatMap(({ _id = '', _version: version = 0, _source: document }): object[] => {
        if (!document) return []
        onCopied(_id, version)
        return [{ index: { _id, version, version_type: 'external_gte' } }, describe(document)]
      })
      await bulk(rebuild, operations)
      after = hits.hits.at(-1)?.sort
    }
  } finally {
    await client.closePointInTime({ id })
  }
}

/**
 * Fills the new index and moves the alias to it; until then, searches and writes use the older one.
 * @returns the copied versions
 */
export const moveToNewIndex = async (rebuild: Rebuild): Promise<Copied> => {
  const { client, alias, from, to } = rebuild
  const copied: Copied = new Map()
  await copyAll(rebuild, (id, version) => copied.set(id, version))
  await client.indices.refresh({ index: to }, patient)
  await client.indices.updateAliases({
    actions: [{ add: { index: to, alias } }, { remove: { index: from, alias, must_exist: false } }],
  })
  return copied
}

/**
 * Copies writes and deletions that the older index received while the new one was filled. Keeps the older index for a
 * rollback.
 * @param copied if unknown, the consistency check finds the deletions
 */
export const catchUp = async (rebuild: Rebuild, copied: Copied = new Map()): Promise<void> => {
  const { client, from, to, goOn, log } = rebuild
  await client.indices.refresh({ index: from }, patient)
  let documents = 0
  await copyAll(rebuild, (id) => {
    documents += 1
    copied.delete(id)
  })
  const deleted = [...copied]
  for (let start = 0; start < deleted.length; start += batch) {
    await goOn()
    // Deletes the version that was copied: a document that was written meanwhile stays.
    const some = deleted.slice(start, start + batch)
    await bulk(
      rebuild,
      some.map(([_id, version]) => ({ delete: { _id, version, version_type: 'external_gte' } })),
    )
  }
  log.info({ from, to, documents, deleted: deleted.length }, 'index rebuilt in its new form')
}
