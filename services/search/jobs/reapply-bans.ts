import type { Bans } from '@pandex/platform/bans/bans'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logger'
import { withJudgement } from '../domain/bans.ts'
import { mayBeCut } from '../domain/to-document.ts'
import type { DiskIndex } from '../repositories/disk-index.ts'
import type { IndexWalk, JudgedDocument } from '../repositories/index-walk.ts'

export interface ReapplyBansDeps {
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ResendSaved'>
  diskIndex: Pick<DiskIndex, 'write'>
  walk: IndexWalk
  log: Logger
}

/** Small, because documents with file lists are large. */
const pageSize = 500
const budgetMs = 30_000

const isOf = (document: JudgedDocument): boolean => document.is_banned ?? false

/**
 * Re-applies the ban lists to one page of the index. Writes only changed documents, re-read and with their own version:
 * a newer one, which was checked when it was written, stays.
 * @returns the last id that was checked; undefined at the end
 */
export const reapplyBansToPage = async (
  deps: ReapplyBansDeps,
  bans: Bans,
  afterId: number,
): Promise<number | undefined> => {
  const ctx = backgroundContext(deps.log, budgetMs)
  const page = await deps.walk.pageJudged(afterId, pageSize)
  // The index may lack the end of long lists, so the disk service resends those resources.
  const [long, whole] = [page.filter(({ files }) => mayBeCut(files)), page.filter(({ files }) => !mayBeCut(files))]
  const changed = [
    ...whole.filter((document) => bans(document) !== isOf(document)),
    ...long.filter((document) => bans(document) && !isOf(document)),
  ]
  const now = await deps.walk.getDocuments(changed.map(({ doc_id }) => doc_id))
  if (now.length > 0) {
    const writes = now.map(({ version, document }) => ({
      id: document.doc_id,
      version,
      document: withJudgement(document, bans(document)),
    }))
    await deps.diskIndex.write(writes, ctx)
  }
  const shares = long.map(({ disk_type, disk_id, doc_id }) => ({ disk_type, disk_id, doc_id }))
  if (shares.length > 0) await deps.disk.ResendSaved({ shares }, ctx)
  return page.length < pageSize ? undefined : page.at(-1)?.id
}
