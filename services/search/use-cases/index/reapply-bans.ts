import type { Bans } from '@pandex/contracts/bans/bans'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import { withBanState } from '../../domain/index/ban-state.ts'
import { mayBeTruncated } from '../../domain/index/to-document.ts'
import type { DiskIndex } from '../../repositories/index/disk-index.ts'
import type { IndexScan, BanCheckDocument } from '../../repositories/index/index-scan.ts'

export interface ReapplyBansDeps {
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ResendSaved'>
  diskIndex: Pick<DiskIndex, 'write'>
  scan: IndexScan
  log: Logger
}

/** Small, because documents with file lists are large. */
const pageSize = 500
const budgetMs = 30_000

const isMarkedBanned = (document: BanCheckDocument): boolean => document.is_banned ?? false

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
  const page = await deps.scan.listForBanCheck(afterId, pageSize)
  // The index may lack the end of long lists, so the disk service resends those resources.
  const [long, whole] = [
    page.filter(({ files }) => mayBeTruncated(files)),
    page.filter(({ files }) => !mayBeTruncated(files)),
  ]
  const changed = [
    ...whole.filter((document) => bans(document) !== isMarkedBanned(document)),
    ...long.filter((document) => bans(document) && !isMarkedBanned(document)),
  ]
  const now = await deps.scan.getDocuments(changed.map(({ doc_id }) => doc_id))
  if (now.length > 0) {
    const writes = now.map(({ version, document }) => ({
      id: document.id,
      doc_id: document.doc_id,
      version,
      document: withBanState(document, bans(document)),
    }))
    await deps.diskIndex.write(writes, ctx)
  }
  const shares = long.map(({ disk_type, disk_id, doc_id }) => ({ disk_type, disk_id, doc_id }))
  if (shares.length > 0) await deps.disk.ResendSaved({ shares }, ctx)
  return page.length < pageSize ? undefined : page.at(-1)?.id
}
