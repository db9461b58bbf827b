import { changedFields, tellAdminChanged } from '@pandex/platform/audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { UpdateMetaRequest__Output as UpdateMetaRequest } from '@pandex/platform/gen/pandex/disk/v1/UpdateMetaRequest'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres'
import { changeMeta } from '../domain/meta-changes.ts'
import { findMeta, saveMeta } from '../repositories/disk-meta.ts'
import { lockDiskById, touchDisk } from '../repositories/disks.ts'
import { tellDisksSaved } from '../repositories/saved-events.ts'
import type { FindDocAccess } from './doc-access.ts'
import { showDoc } from './show-doc.ts'
import type { RequireDoc } from './show-doc.ts'

export interface MetaDeps {
  db: Db
  findAccess: FindDocAccess
  requireDoc: RequireDoc
}

/** The audit log keeps the beginning of texts; passwords are never logged. */
const toldLength = 200

const toldValue = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, toldLength) : value)

const update = async (trx: Knex.Transaction, req: UpdateMetaRequest, ctx: Context): Promise<string> => {
  const { id, ...changes } = req
  const disk = await lockDiskById(trx, id)
  if (!disk) throw new AppError('not_found', 'disk.unknown', '记录不存在')
  const stored = await findMeta(trx, id)
  const meta = changeMeta(stored, changes)
  const { decompress_password, ...told } = changedFields(stored, meta)
  const changed = Object.fromEntries(Object.entries(told).map(([field, both]) => [field, both.map(toldValue)]))
  if (!decompress_password && Object.keys(changed).length === 0) return disk.doc_id
  await saveMeta(trx, id, meta)
  await tellDisksSaved(trx, [await touchDisk(trx, id)])
  await tellAdminChanged(trx, ctx, {
    action: 'disk.update_meta',
    target: `disk:${id}`,
    changes: { ...changed, ...(decompress_password && { decompress_password: 'changed' }) },
  })
  return disk.doc_id
}

export const metaHandlers = ({
  db,
  findAccess,
  requireDoc,
}: MetaDeps): Pick<HandlersOf<DiskServiceDefinition>, 'UpdateMeta'> => ({
  UpdateMeta: async (req, ctx) => {
    requireAdmin(ctx, 'disk')
    const docId = await db.transaction(async (trx) => update(trx, req, ctx))
    const disk = await requireDoc(docId, ctx)
    const { policy } = await findAccess(disk, ctx.user)
    return showDoc(db, disk, { policy, withMeta: true })
  },
})
