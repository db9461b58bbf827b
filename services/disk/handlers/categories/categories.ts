import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import {
  checkParent,
  checkPolicy,
  checkTexts,
  maxCategories,
  unknownCategory,
} from '../../domain/categories/category-tree.ts'
import { cleanLine } from '../../domain/text/clean-text.ts'
import {
  withCategoryTreeLock,
  deleteEmptyCategory,
  insertCategory,
  listCategories,
  updateCategory,
} from '../../repositories/categories/categories.ts'
import type { CategoryValues } from '../../repositories/categories/categories.ts'
import { isNameTaken } from '../../repositories/categories/category-reads.ts'
import { clearCategory } from '../../repositories/resources/disks.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'

export interface CategoryDeps {
  db: Db
  counts: CachedReader<ReadonlyMap<number, number>>
}

type Handlers = Pick<HandlersOf<DiskServiceDefinition>, 'CreateCategory' | 'UpdateCategory' | 'DeleteCategory'>

/** Resources cleared per transaction; small, so that row locks last only milliseconds. */
const clearBatchSize = 500

/** Above the limit of every category text: longer texts fail validation instead of being cut. */
const maxTextLength = 2_000

const checkValues = (values: CategoryValues): CategoryValues => {
  const name = cleanLine(values.name, maxTextLength)
  const description = cleanLine(values.description, maxTextLength)
  checkTexts({ name, description })
  checkPolicy(values)
  return { ...values, name, description }
}

const checkName = async (trx: Knex.Transaction, values: CategoryValues, id: number): Promise<void> => {
  if (await isNameTaken(trx, { ...values, id }))
    throw new AppError('conflict', 'disk.category_exists', '同级已有同名分类', { fields: ['name'] })
}

/** Removes all resources from a category, in several transactions; a repeated call continues. */
const emptyCategory = async (db: Db, id: number, ctx: Context): Promise<void> => {
  for (;;) {
    if (Date.now() > ctx.deadlineMs) throw new AppError('unavailable', 'disk.category_busy', '资源较多，请再试一次')
    const cleared = await db.transaction(async (trx) => {
      const disks = await clearCategory(trx, id, clearBatchSize)
      await publishDiskSaved(trx, disks)
      return disks.length
    })
    if (cleared < clearBatchSize) return
  }
}

/** @returns false when a resource entered the category since it was emptied */
const deleteIfEmpty = async (db: Db, id: number, ctx: Context): Promise<boolean> =>
  withCategoryTreeLock(db, async (trx) => {
    const tree = await listCategories(trx)
    const stored = tree.find((node) => node.id === id)
    if (!stored) throw unknownCategory()
    if (tree.some((node) => node.pid === id))
      throw new AppError('failed_precondition', 'disk.category_has_children', '请先删除下级分类')
    if (!(await deleteEmptyCategory(trx, id))) return false
    const changes = { name: [stored.name, null], pid: [stored.pid, null] }
    await recordAudit(trx, ctx, { action: 'category.delete', target: `category:${id}`, changes })
    return true
  })

export const categoryHandlers = ({ db, counts }: CategoryDeps): Handlers => ({
  CreateCategory: async (req, ctx) => {
    requireAdmin(ctx, 'disk')
    const values = checkValues(req)
    return withCategoryTreeLock(db, async (trx) => {
      const tree = await listCategories(trx)
      if (tree.length >= maxCategories)
        throw new AppError('failed_precondition', 'disk.too_many_categories', `最多 ${maxCategories} 个分类`)
      checkParent(tree, 0, values.pid)
      await checkName(trx, values, 0)
      const created = await insertCategory(trx, values)
      const changes = changedFields({}, values)
      await recordAudit(trx, ctx, { action: 'category.create', target: `category:${created.id}`, changes })
      return { ...created, disk_count: 0, child_count: 0 }
    })
  },

  UpdateCategory: async ({ id, ...changes }, ctx) => {
    requireAdmin(ctx, 'disk')
    const held = await counts.read()
    return withCategoryTreeLock(db, async (trx) => {
      const tree = await listCategories(trx)
      const stored = tree.find((node) => node.id === id)
      if (!stored) throw unknownCategory()
      const inside = { disk_count: held.get(id) ?? 0, child_count: tree.filter((node) => node.pid === id).length }
      const values = checkValues({
        pid: changes.pid ?? stored.pid,
        name: changes.name ?? stored.name,
        description: changes.description ?? stored.description,
        item_order: changes.item_order ?? stored.item_order,
        policy: changes.policy ?? stored.policy,
        cost_coin: changes.cost_coin ?? stored.cost_coin,
      })
      if (values.pid !== stored.pid) checkParent(tree, id, values.pid)
      const changed = changedFields(stored, values)
      if (Object.keys(changed).length === 0) return { ...stored, ...inside }
      await checkName(trx, values, id)
      await recordAudit(trx, ctx, { action: 'category.update', target: `category:${id}`, changes: changed })
      return { ...(await updateCategory(trx, id, values)), ...inside }
    })
  },

  DeleteCategory: async ({ id }, ctx) => {
    requireAdmin(ctx, 'disk')
    while (!(await deleteIfEmpty(db, id, ctx))) await emptyCategory(db, id, ctx)
    return {}
  },
})
