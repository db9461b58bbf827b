import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { UpdateMetaRequest__Output as UpdateMetaRequest } from '@pandex/platform/gen/pandex/disk/v1/UpdateMetaRequest'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { changeMeta } from '../../domain/resources/meta-changes.ts'
import { findMeta, saveMeta } from '../../repositories/resources/disk-meta.ts'
import { lockDiskById, touchDisk } from '../../repositories/resources/disks.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'
import type { AccessEvaluator } from '../../use-cases/resources/access-evaluator.ts'
import type { DocPresenter, RequireDoc } from '../../use-cases/resources/show-doc.ts'

export interface MetaDeps {
  db: Db
  findAccess: AccessEvaluator
  requireDoc: RequireDoc
  presenter: DocPresenter
}

/** The audit log keeps the beginning of texts; passwords are never logged. */
const maxAuditedLength = 200

const auditedValue = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, maxAuditedLength) : value)

const update = async (trx: Knex.Transaction, req: UpdateMetaRequest, ctx: Context): Promise<string> => {
  const { id, ...changes } = req
  const disk = await lockDiskById(trx, id)
  if (!disk) throw new AppError('not_found', 'disk.unknown', '记录不存在')
  const stored = await findMeta(trx, id)
  const meta = changeMeta(stored, changes)
  const { decompress_password, ...audited } = changedFields(stored, meta)
  const changed = Object.fromEntries(Object.entries(audited).map(([field, both]) => [field, both.map(auditedValue)]))
  if (!decompress_password && Object.keys(changed).length === 0) return disk.doc_id
  await saveMeta(trx, id, meta)
  await publishDiskSaved(trx, [await touchDisk(trx, id)])
  await recordAudit(trx, ctx, {
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
  presenter,
}: MetaDeps): Pick<HandlersOf<DiskServiceDefinition>, 'UpdateMeta'> => ({
  UpdateMeta: async (req, ctx) => {
    requireAdmin(ctx, 'disk')
    const docId = await db.transaction(async (trx) => update(trx, req, ctx))
    const disk = await requireDoc(docId, ctx)
    const { policy } = await findAccess(disk, ctx.user)
    return presenter.showDoc(disk, { policy, withMeta: true })
  },
})
