import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { checkItem, checkListCapacity, orderIds, readStoredType } from '../domain/lists/stored-item.ts'
import {
  deleteItems,
  findItem,
  lockLists,
  insertItem,
  listItems,
  readEnabled,
  readOrder,
  typesOf,
  updateItem,
  writeOrder,
} from '../repositories/stored-items.ts'

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  | 'GetStoredLists'
  | 'ListStoredItems'
  | 'CreateStoredItem'
  | 'UpdateStoredItem'
  | 'DeleteStoredItems'
  | 'OrderStoredItems'
>

const maxShown = 200
const maxDeletedIds = 10_000
/** Maximum items in one audit entry. */
const maxAuditedItems = 100

export const listStoreHandlers = ({ db }: { db: Knex }): Handlers => ({
  GetStoredLists: async ({ types }) => {
    const requested = [...new Set(types.map(readStoredType))]
    const found = await readEnabled(db, requested, maxShown)
    return {
      lists: Object.fromEntries(
        requested.map((type) => {
          const list = found.get(type) ?? []
          return [type, { list, total: list.length }]
        }),
      ),
    }
  },

  ListStoredItems: async ({ type, all, q, page }, ctx) => {
    if (all) requireAdmin(ctx, 'config')
    return listItems(db, { type: readStoredType(type), all, q }, page)
  },

  CreateStoredItem: async (req, ctx) => {
    requireAdmin(ctx, 'config')
    const type = readStoredType(req.type ?? '')
    const { name = '', url = '', image = '', text = '', enabled = true } = req
    const values = checkItem({ name, url, image, text, enabled })
    return db.transaction(async (trx) => {
      await lockLists(trx, [type])
      const { length: count } = await readOrder(trx, type)
      checkListCapacity(count)
      const item = await insertItem(trx, { ...values, type, item_order: count + 1 })
      const changes = changedFields({}, { type, ...values })
      await recordAudit(trx, ctx, { action: 'list_store.create', target: `list_store:${item.id}`, changes })
      return item
    })
  },

  UpdateStoredItem: async ({ id, ...given }, ctx) => {
    requireAdmin(ctx, 'config')
    return db.transaction(async (trx) => {
      const stored = await findItem(trx, id)
      if (!stored) throw new AppError('not_found', 'config.unknown_list_item', '该记录不存在')
      const values = checkItem({
        name: given.name ?? stored.name,
        url: given.url ?? stored.url,
        image: given.image ?? stored.image,
        text: given.text ?? stored.text,
        enabled: given.enabled ?? stored.enabled,
      })
      const changes = changedFields(stored, values)
      if (Object.keys(changes).length === 0) return stored
      await recordAudit(trx, ctx, { action: 'list_store.update', target: `list_store:${id}`, changes })
      return updateItem(trx, id, values)
    })
  },

  DeleteStoredItems: async ({ ids: given }, ctx) => {
    requireAdmin(ctx, 'config')
    const ids = readIds('config', given, maxDeletedIds)
    const gone = await db.transaction(async (trx) => {
      // The type of an item never changes, so the set of lists stays valid between the query and the lock.
      const types = await typesOf(trx, ids)
      await lockLists(trx, types)
      const deleted = await deleteItems(trx, ids)
      for (const type of types) await writeOrder(trx, type, await readOrder(trx, type))
      const items = deleted.slice(0, maxAuditedItems).map(({ type, name }) => `${type}: ${name}`)
      const changes = { count: deleted.length, items }
      if (deleted.length > 0)
        await recordAudit(trx, ctx, { action: 'list_store.delete', target: 'list_store:*', changes })
      return deleted
    })
    return { done: gone.length, failed: failuresOf(ids, gone, '该记录不存在') }
  },

  OrderStoredItems: async ({ type: text, ids }, ctx) => {
    requireAdmin(ctx, 'config')
    const type = readStoredType(text)
    await db.transaction(async (trx) => {
      await lockLists(trx, [type])
      const before = await readOrder(trx, type)
      const after = orderIds(before, ids)
      if (after.every((id, index) => id === before[index])) return
      await writeOrder(trx, type, after)
      const changes = { ids: [before, after] }
      await recordAudit(trx, ctx, { action: 'list_store.order', target: `list_store:${type}`, changes })
    })
    return {}
  },
})
