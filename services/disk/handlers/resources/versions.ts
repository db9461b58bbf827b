import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { diskTypes } from '@pandex/contracts/share-link'
import { findDisks } from '../../repositories/resources/disks.ts'
import { listVersions } from '../../repositories/resources/disk-versions.ts'
import { publishDiskDeleted, publishDiskSaved } from '../../repositories/resources/saved-events.ts'

const defaultSize = 1_000
const maxSize = 5_000
const maxShares = 1_000

export const versionHandlers = ({
  db,
}: {
  db: Db
}): Pick<HandlersOf<DiskServiceDefinition>, 'ListVersions' | 'ResendSaved'> => ({
  ListVersions: async ({ after_id, size }, ctx) => {
    requireBackground(ctx, 'disk')
    return { list: await listVersions(db, after_id, Math.min(size || defaultSize, maxSize)) }
  },

  ResendSaved: async (req, ctx) => {
    requireBackground(ctx, 'disk')
    if (req.shares.length > maxShares)
      throw new AppError('invalid', 'disk.too_many_shares', '参数错误', { fields: ['shares'] })
    const shares = req.shares.flatMap((share) => {
      const disk_type = diskTypes.find((type) => type === share.disk_type)
      return disk_type ? [{ ...share, disk_type }] : []
    })
    await db.transaction(async (trx) => {
      const disks = await findDisks(trx, shares)
      const docIds = new Set(disks.map(({ doc_id }) => doc_id))
      await publishDiskSaved(trx, disks)
      await publishDiskDeleted(
        trx,
        shares.filter(({ doc_id }) => doc_id !== '' && !docIds.has(doc_id)),
      )
    })
    return {}
  },
})
