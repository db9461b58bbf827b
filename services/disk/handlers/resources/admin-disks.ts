import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { UpdateDiskRequest__Output as UpdateDiskRequest } from '@pandex/platform/gen/pandex/disk/v1/UpdateDiskRequest'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { isUniqueViolation } from '@pandex/platform/postgres/unique-violation'
import { copyKeysOf } from '../../domain/resources/copy-keys.ts'
import { readChanges, takenDownMessage } from '../../domain/resources/disk-changes.ts'
import type { DiskChanges } from '../../domain/resources/disk-changes.ts'
import { adminFields } from '../../domain/resources/merge-disk.ts'
import { listAllDisks } from '../../repositories/resources/admin-lists.ts'
import { lockCategory } from '../../repositories/categories/categories.ts'
import { resolveFilter } from '../../repositories/resources/disk-filter.ts'
import { findShownDisks, lockDiskById, updateDisk } from '../../repositories/resources/disks.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'
import type { DocPresenter } from '../../use-cases/resources/show-doc.ts'

const maxDocs = 100

const possiblyDeadStatus = 4

/** Probe results of the old share do not apply to the new `disk_id`. */
const uncheckedColumns = (disk: DiskRow): Partial<DiskRow> => ({
  health: 'unsure',
  checked_at: null,
  dead_since: null,
  listed_at: null,
  pass_source: disk.disk_pass === '' ? 'none' : 'text',
  ...(disk.status === possiblyDeadStatus && { status: 0 }),
})

const columnsOf = async (trx: Knex.Transaction, disk: DiskRow, { cate_id, ...changes }: DiskChanges) => {
  const isOtherShare = changes.disk_id !== undefined && changes.disk_id !== disk.disk_id
  const columns: Partial<DiskRow> = { ...(isOtherShare && uncheckedColumns(disk)), ...changes }
  if (cate_id !== undefined) {
    const held = await lockCategory(trx, cate_id)
    if (cate_id !== 0 && held === null) throw new AppError('not_found', 'disk.category_unknown', '分类不存在')
    columns.cate_id = held
  }
  if (disk.deleted_at && columns.enabled)
    throw new AppError('invalid', 'disk.bad_disk', '资源已删除，请先恢复', { fields: ['enabled'] })
  if (disk.takedown && columns.enabled)
    throw new AppError('failed_precondition', 'disk.taken_down', takenDownMessage, { fields: ['enabled'] })
  const set = adminFields.filter((field) => columns[field] !== undefined)
  const admin_fields = [...new Set([...disk.admin_fields, ...set])]
  return { ...columns, admin_fields, ...copyKeysOf(disk.disk_type, { ...disk, ...columns }) }
}

const changeDisk = async (trx: Knex.Transaction, request: UpdateDiskRequest, ctx: Context): Promise<string> => {
  const { id, tags, ...given } = request
  const disk = await lockDiskById(trx, id)
  if (!disk) throw new AppError('not_found', 'disk.unknown', '记录不存在')
  const changes = readChanges(disk.disk_type, { ...given, tags: tags?.values })
  const columns = await columnsOf(trx, disk, changes)
  const { admin_fields: _, disk_pass, ...audited } = changedFields<Partial<DiskRow>>(disk, columns)
  if (!disk_pass && Object.keys(audited).length === 0) return disk.doc_id
  const changed = await updateDisk(trx, disk.id, columns).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('conflict', 'disk.exists', '已有资源使用这个分享链接') : error
  })
  await publishDiskSaved(trx, [changed])
  if (changed.disk_id !== disk.disk_id || changed.disk_pass !== disk.disk_pass)
    await queueChecks(trx, [changed], 'opened', true)
  await recordAudit(trx, ctx, {
    action: 'disk.update',
    target: `disk:${disk.id}`,
    changes: { ...audited, ...(disk_pass && { disk_pass: 'changed' }) },
  })
  return disk.doc_id
}

type Handlers = Pick<HandlersOf<DiskServiceDefinition>, 'ListAll' | 'UpdateDisk' | 'FindByDocIds' | 'ResendDocs'>

export const adminDiskHandlers = ({ db, presenter }: { db: Db; presenter: DocPresenter }): Handlers => ({
  ListAll: async ({ page, filter }, ctx) => {
    requireAdmin(ctx, 'disk')
    const { list, total } = await listAllDisks(db, await resolveFilter(db, filter), page)
    return { list: await presenter.showDocsUnrestricted(list), total }
  },

  UpdateDisk: async (request, ctx) => {
    requireAdmin(ctx, 'disk')
    const docId = await db.transaction((trx) => changeDisk(trx, request, ctx))
    const [row] = await presenter.showDocsUnrestricted(await findShownDisks(db, [docId]))
    if (!row) throw new AppError('not_found', 'disk.unknown', '记录不存在')
    return row
  },

  FindByDocIds: async ({ doc_ids }, ctx) => {
    requireAdmin(ctx, 'disk')
    return { items: await presenter.showDocsUnrestricted(await findShownDisks(db, checkDocIds(doc_ids))) }
  },

  ResendDocs: async ({ doc_ids }, ctx) => {
    requireAdmin(ctx, 'disk')
    const disks = await findShownDisks(db, checkDocIds(doc_ids))
    await db.transaction(async (trx) => {
      await publishDiskSaved(trx, disks)
      const changes = { doc_ids: disks.map(({ doc_id }) => doc_id) }
      await recordAudit(trx, ctx, { action: 'disk.resend', target: 'disk:many', changes })
    })
    return { done: disks.length, failed: [] }
  },
})

const checkDocIds = (docIds: readonly string[]): string[] => {
  if (docIds.length > maxDocs)
    throw new AppError('invalid', 'disk.too_many_rows', `一次最多 ${maxDocs} 条`, { fields: ['doc_ids'] })
  return [...new Set(docIds)]
}
