import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { checkListName, checkView, checkViewCount } from '../domain/list-views/check-view.ts'
import type { ViewValues } from '../domain/list-views/check-view.ts'
import { countViews, deleteViews, findView, listViews, lockViews, storeView } from '../repositories/list-views.ts'
import type { StoredView } from '../repositories/list-views.ts'

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'ListViews' | 'SaveView' | 'DeleteViews'>

const maxDeletedIds = 100

const toView = (view: StoredView, adminId: number) => ({
  ...view,
  own: view.owner_id === adminId,
  create_time: view.create_time.toISOString(),
  update_time: view.update_time.toISOString(),
})

const valuesOf = ({ query, columns, shared }: ViewValues) => ({ query, columns, shared })

export const listViewHandlers = ({ db }: { db: Knex }): Handlers => ({
  ListViews: async ({ list }, ctx) => {
    const { id } = requireAdmin(ctx, 'config')
    const views = await listViews(db, checkListName(list), id)
    return { list: views.map((view) => toView(view, id)) }
  },

  SaveView: async (given, ctx) => {
    const { id: adminId } = requireAdmin(ctx, 'config')
    const values = checkView(given)
    return db.transaction(async (trx) => {
      await lockViews(trx)
      const before = await findView(trx, values, adminId)
      const changes = changedFields(before ? valuesOf(before) : {}, valuesOf(values))
      if (before && Object.keys(changes).length === 0) return toView(before, adminId)
      checkViewCount(await countViews(trx, values.list, { adminId, exceptId: before?.id ?? 0 }), values)
      const view = await storeView(trx, values, adminId)
      const { list, title } = values
      await recordAudit(trx, ctx, {
        action: before ? 'list_view.update' : 'list_view.create',
        target: `list_view:${view.id}`,
        changes: { list, title, ...changes },
      })
      return toView(view, adminId)
    })
  },

  DeleteViews: async ({ ids: given }, ctx) => {
    const { id: adminId } = requireAdmin(ctx, 'config')
    const ids = readIds('config', given, maxDeletedIds)
    const deleted = await db.transaction(async (trx) => {
      const views = await deleteViews(trx, ids, adminId)
      for (const { id, list, title, owner_id } of views)
        await recordAudit(trx, ctx, {
          action: 'list_view.delete',
          target: `list_view:${id}`,
          changes: { list, title, ...(owner_id !== adminId && { owner_id }) },
        })
      return views
    })
    return { done: deleted.length, failed: failuresOf(ids, deleted, '视图不存在，或者别的管理员没有共享') }
  },
})
