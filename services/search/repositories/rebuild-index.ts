import type { Client } from '@elastic/elasticsearch'
import type { Logger } from '@pandex/platform/logger'
import { withJudgement } from '../domain/bans.ts'
import { toDocument } from '../domain/to-document.ts'
import type { DiskDocument } from '../domain/to-document.ts'

const batch = 500
const keepAlive = '2m'
/** Nobody waits for an answer. */
const patient = { requestTimeout: 60_000 }
const versionConflict = 409

export interface Rebuild {
  client: Client
  alias: string
  /** An index of an older form. */
  from: string
  /** An index of the newest form, made already. */
  to: string
  /** Called before each batch. @throws what ends the work */
  goOn: () => Promise<void>
  log: Logger
}

/** Versions by document. */
export type Copied = Map<string, number>

/** A version that the target knows already, or a newer one, is no trouble; everything else is. */
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

/** Copies every document with its version, described anew. What the target knows in a newer version stays. */
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
 * Fills the new index and gives it the alias. Searches and writes go on in the older one until then.
 * @returns what was copied
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
 * Brings over what was saved and deleted in the older index while the new one was filled. The older index stays, for the way back.
 * @param copied when it is not known any more, deletions are left to the consistency check
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
    // With the version that was copied: a document that was written anew meanwhile stays.
    const some = deleted.slice(start, start + batch)
    await bulk(
      rebuild,
      some.map(([_id, version]) => ({ delete: { _id, version, version_type: 'external_gte' } })),
    )
  }
  log.info({ from, to, documents, deleted: deleted.length }, 'index rebuilt in its new form')
}
