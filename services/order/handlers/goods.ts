import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import type { CreateGoodsRequest__Output as CreateGoodsRequest } from '@pandex/platform/gen/pandex/order/v1/CreateGoodsRequest'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import type { UpdateGoodsRequest__Output as UpdateGoodsRequest } from '@pandex/platform/gen/pandex/order/v1/UpdateGoodsRequest'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { nothingToChange, requestReused, unknownGoods } from '../domain/errors.ts'
import { badGoods, checkGoods, placesOf } from '../domain/goods-values.ts'
import type { GoodsValues } from '../domain/goods-values.ts'
import {
  countSold,
  deleteGoods,
  insertGoods,
  listGoods,
  listShelf,
  lockGoods,
  lockManyGoods,
  toGoods,
  updateGoods,
  writePlaces,
} from '../repositories/goods.ts'
import type { GoodsRow } from '../repositories/goods.ts'

type Handlers = Pick<
  HandlersOf<OrderServiceDefinition>,
  'ListShopGoods' | 'ListGoods' | 'CreateGoods' | 'UpdateGoods' | 'DeleteGoods' | 'OrderGoods'
>

const maxIds = 1_000

const valuesOf = (row: GoodsRow): GoodsValues => {
  const { name, price, coin, vip_days, description, remark, on_shelf, stock, per_user } = row
  return { name, price, coin, vip_days, description, remark, on_shelf, stock, per_user }
}

const newValues = (req: CreateGoodsRequest): GoodsValues => {
  const { name, price, coin, vip_days, description, remark, on_shelf, stock = null, per_user = null } = req
  return checkGoods({ name, price, coin, vip_days, description, remark, on_shelf, stock, per_user })
}

/** -1 stands for unlimited. */
const countOf = (given: number | undefined, before: number | null): number | null => {
  if (given === undefined) return before
  return given === -1 ? null : given
}

const changedValues = (before: GoodsValues, given: UpdateGoodsRequest): GoodsValues =>
  checkGoods({
    name: given.name ?? before.name,
    price: given.price ?? before.price,
    coin: given.coin ?? before.coin,
    vip_days: given.vip_days ?? before.vip_days,
    description: given.description ?? before.description,
    remark: given.remark ?? before.remark,
    on_shelf: given.on_shelf ?? before.on_shelf,
    stock: countOf(given.stock, before.stock),
    per_user: countOf(given.per_user, before.per_user),
  })

const hasChange = (req: UpdateGoodsRequest): boolean =>
  Object.entries(req).some(([field, value]) => field !== 'id' && !field.startsWith('_') && value !== undefined)

const orderPlaces = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> =>
  writePlaces(trx, placesOf(ids, await lockManyGoods(trx, ids)))

export const goodsHandlers = ({ db }: { db: Db }): Handlers => ({
  ListShopGoods: async () => ({ list: await listShelf(db) }),

  ListGoods: async (req, ctx) => {
    requireAdmin(ctx, 'order')
    return listGoods(db, req)
  },

  CreateGoods: async (req, ctx) => {
    const { id: admin_id } = requireAdmin(ctx, 'order')
    const values = newValues(req)
    return db.transaction(async (trx) => {
      const row = await insertGoods(trx, { ...values, admin_id, request_id: req.request_id || ctx.requestId })
      if (!row) throw requestReused()
      const changes = changedFields({}, values)
      await recordAudit(trx, ctx, { action: 'goods.create', target: `goods:${row.id}`, changes })
      return toGoods({ ...row, sold: 0 })
    })
  },

  UpdateGoods: async (req, ctx) => {
    requireAdmin(ctx, 'order')
    if (!hasChange(req)) throw nothingToChange()
    return db.transaction(async (trx) => {
      const stored = await lockGoods(trx, req.id)
      if (!stored) throw unknownGoods()
      const before = valuesOf(stored)
      const values = changedValues(before, req)
      const changes = changedFields(before, values)
      const isChanged = Object.keys(changes).length > 0
      if (isChanged) await recordAudit(trx, ctx, { action: 'goods.update', target: `goods:${req.id}`, changes })
      const row = isChanged ? await updateGoods(trx, req.id, values) : stored
      return toGoods({ ...row, sold: await countSold(trx, req.id) })
    })
  },

  DeleteGoods: async ({ ids: given }, ctx) => {
    requireAdmin(ctx, 'order')
    const ids = readIds('order', given, maxIds)
    return db.transaction(async (trx) => {
      const found = await lockManyGoods(trx, ids)
      const done = found.filter(({ is_ordered }) => !is_ordered)
      if (done.length > 0) {
        await deleteGoods(
          trx,
          done.map(({ id }) => id),
        )
        const changes = { count: done.length, names: done.slice(0, 100).map(({ name }) => name) }
        const target = done.length === 1 ? `goods:${done[0]?.id}` : 'goods:*'
        await recordAudit(trx, ctx, { action: 'goods.delete', target, changes })
      }
      const ordered = found.filter(({ is_ordered }) => is_ordered)
      const refused = ordered.map(({ id }) => ({ id, msg: '已有订单，不能删除，请下架' }))
      return { done: done.length, failed: [...refused, ...failuresOf(ids, found, '商品不存在')] }
    })
  },

  OrderGoods: async ({ ids }, ctx) => {
    requireAdmin(ctx, 'order')
    if (ids.length > maxIds) throw badGoods('ids', `一次最多 ${maxIds} 条`)
    await db.transaction(async (trx) => {
      await orderPlaces(trx, ids)
      await recordAudit(trx, ctx, { action: 'goods.order', target: 'goods:*', changes: { ids: ids.slice(0, 100) } })
    })
    return {}
  },
})
