import type { Client } from '@elastic/elasticsearch'
import type { Logger } from '@pandex/platform/logging/logger'
import { mapInTurns } from '@pandex/platform/scheduling/map-in-turns'
import { withBanState } from '../../domain/index/ban-state.ts'
import { toDocument } from '../../domain/index/to-document.ts'
import type { DiskDocument } from '../../domain/index/to-document.ts'
import type { AliasDictionary, ReadAliases } from '../../domain/titles/alias-dictionary.ts'

const batchSize = 500
const keepAlive = '2m'
const longTimeout = { requestTimeout: 60_000 }
const versionConflict = 409

export interface IndexMigration {
  client: Client
  alias: string
  from: string
  to: string
  readAliases: ReadAliases
  /** Called before each batch. @throws an error that ends the work */
  assertCanContinue: () => Promise<void>
  log: Logger
}

export type CopiedVersions = Map<string, number>

/** Ignores version conflicts: the target has the same or a newer version. */
const bulk = async ({ client, to }: IndexMigration, operations: object[]): Promise<void> => {
  if (operations.length === 0) return
  const { errors, items } = await client.bulk({ index: to, operations }, longTimeout)
  if (!errors) return
  const failed = items
    .flatMap((item) => Object.values(item))
    .filter(({ error, status }) => error !== undefined && status !== versionConflict)
  const [first] = failed
  if (first) throw new Error(`${failed.length} documents cannot be copied, ${first._id}: ${first.error?.type}`)
}

const recomputeDocument = (document: DiskDocument, aliases: AliasDictionary): DiskDocument =>
  withBanState(
    toDocument({ ...document, shared_time: document.shared_time ?? '' }, aliases),
    document.is_banned ?? false,
  )

/** Copies every document with its version and recomputes its fields. Newer versions in the target stay. */
const copyAll = async (rebuild: IndexMigration, onCopied: (id: string, version: number) => void): Promise<void> => {
  const { client, from, readAliases, assertCanContinue } = rebuild
  const { id } = await client.openPointInTime({ index: from, keep_alive: keepAlive })
  try {
    for (let after: unknown[] | undefined; ;) {
      await assertCanContinue()
      const { hits } = await client.search<DiskDocument>(
        {
          pit: { id, keep_alive: keepAlive },
          size: batchSize,
          version: true,
          sort: [{ _shard_doc: 'asc' }],
          ...(after && { search_after: after as string[] }),
        },
        longTimeout,
      )
      if (hits.hits.length === 0) return
      const aliases = await readAliases()
      const operations = await mapInTurns(hits.hits, ({ _id = '', _version: version = 0, _source: document }) => {
        if (!document) return []
        onCopied(_id, version)
        return [{ index: { _id, version, version_type: 'external_gte' } }, recomputeDocument(document, aliases)]
      })
      await bulk(rebuild, operations.flat())
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
export const moveToNewIndex = async (rebuild: IndexMigration): Promise<CopiedVersions> => {
  const { client, alias, from, to } = rebuild
  const copied: CopiedVersions = new Map()
  await copyAll(rebuild, (id, version) => copied.set(id, version))
  await client.indices.refresh({ index: to }, longTimeout)
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
export const copyLateWrites = async (rebuild: IndexMigration, copied: CopiedVersions = new Map()): Promise<void> => {
  const { client, from, to, assertCanContinue, log } = rebuild
  await client.indices.refresh({ index: from }, longTimeout)
  let documents = 0
  await copyAll(rebuild, (id) => {
    documents += 1
    copied.delete(id)
  })
  const deleted = [...copied]
  for (let start = 0; start < deleted.length; start += batchSize) {
    await assertCanContinue()
    // Deletes the version that was copied: a document that was written meanwhile stays.
    const some = deleted.slice(start, start + batchSize)
    await bulk(
      rebuild,
      some.map(([_id, version]) => ({ delete: { _id, version, version_type: 'external_gte' } })),
    )
  }
  log.info({ from, to, documents, deleted: deleted.length }, 'index migration: finished')
}
