import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import type { CreateCouponRequest__Output as CreateCouponRequest } from '@pandex/platform/gen/pandex/order/v1/CreateCouponRequest'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import type { UpdateCouponRequest__Output as UpdateCouponRequest } from '@pandex/platform/gen/pandex/order/v1/UpdateCouponRequest'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { AppError } from '@pandex/platform/errors'
import type { Db } from '@pandex/platform/postgres/postgres'
import { checkCoupon, couponExists, readBound, readKind } from '../domain/coupon-values.ts'
import type { CouponValues } from '../domain/coupon-values.ts'
import { nothingToChange, unknownCoupon } from '../domain/errors.ts'
import {
  deleteCoupons,
  insertCoupon,
  listCoupons,
  lockCoupon,
  lockCoupons,
  toCoupon,
  updateCoupon,
} from '../repositories/coupons.ts'
import type { CouponRow } from '../repositories/coupons.ts'

type Handlers = Pick<
  HandlersOf<OrderServiceDefinition>,
  'ListCoupons' | 'CreateCoupon' | 'UpdateCoupon' | 'DeleteCoupons'
>

const maxIds = 1_000

const valuesOf = (row: CouponRow): CouponValues => {
  const { code, kind, value, goods_ids, from_time, to_time, max_uses, per_user, enabled, remark } = row
  return { code, kind, value, goods_ids, from_time, to_time, max_uses, per_user, enabled, remark }
}

const newValues = ({ kind, from, to, max_uses, per_user, ...given }: CreateCouponRequest): CouponValues =>
  checkCoupon({
    ...given,
    kind: readKind(kind),
    from_time: readBound(from, 'from'),
    to_time: readBound(to, 'to'),
    max_uses: max_uses ?? null,
    per_user: per_user ?? null,
  })

/** -1 stands for unlimited. */
const countOf = (given: number | undefined, before: number | null): number | null => {
  if (given === undefined) return before
  return given === -1 ? null : given
}

const changedValues = (before: CouponValues, given: UpdateCouponRequest): CouponValues =>
  checkCoupon({
    ...before,
    goods_ids: given.has_goods ? given.goods_ids : before.goods_ids,
    from_time: given.from === undefined ? before.from_time : readBound(given.from, 'from'),
    to_time: given.to === undefined ? before.to_time : readBound(given.to, 'to'),
    max_uses: countOf(given.max_uses, before.max_uses),
    per_user: countOf(given.per_user, before.per_user),
    enabled: given.enabled ?? before.enabled,
    remark: given.remark ?? before.remark,
  })

const hasChange = ({
  goods_ids,
  has_goods,
  from,
  to,
  max_uses,
  per_user,
  enabled,
  remark,
}: UpdateCouponRequest): boolean =>
  [has_goods ? goods_ids : undefined, from, to, max_uses, per_user, enabled, remark].some(
    (value) => value !== undefined,
  )

const tooFewUses = (used: number): AppError =>
  new AppError('invalid', 'order.bad_coupon', `已使用 ${used} 次，可用次数不能更少`, { fields: ['max_uses'] })

export const couponHandlers = ({ db }: { db: Db }): Handlers => ({
  ListCoupons: async (req, ctx) => {
    requireAdmin(ctx, 'order')
    return listCoupons(db, req)
  },

  CreateCoupon: async (req, ctx) => {
    requireAdmin(ctx, 'order')
    const values = newValues(req)
    return db.transaction(async (trx) => {
      const row = await insertCoupon(trx, values)
      if (!row) throw couponExists()
      const changes = changedFields({}, values)
      await recordAudit(trx, ctx, { action: 'coupon.create', target: `coupon:${row.id}`, changes })
      return toCoupon(row)
    })
  },

  UpdateCoupon: async (req, ctx) => {
    requireAdmin(ctx, 'order')
    if (!hasChange(req)) throw nothingToChange()
    return db.transaction(async (trx) => {
      const stored = await lockCoupon(trx, req.id)
      if (!stored) throw unknownCoupon()
      const before = valuesOf(stored)
      const values = changedValues(before, req)
      if (values.max_uses !== null && values.max_uses < stored.used) throw tooFewUses(stored.used)
      const changes = changedFields(before, values)
      if (Object.keys(changes).length === 0) return toCoupon(stored)
      await recordAudit(trx, ctx, { action: 'coupon.update', target: `coupon:${req.id}`, changes })
      return toCoupon(await updateCoupon(trx, req.id, values))
    })
  },

  DeleteCoupons: async ({ ids: given }, ctx) => {
    requireAdmin(ctx, 'order')
    const ids = readIds('order', given, maxIds)
    return db.transaction(async (trx) => {
      const found = await lockCoupons(trx, ids)
      const done = found.filter(({ is_used }) => !is_used)
      if (done.length > 0) {
        await deleteCoupons(
          trx,
          done.map(({ id }) => id),
        )
        const changes = { count: done.length, codes: done.slice(0, 100).map(({ code }) => code) }
        const target = done.length === 1 ? `coupon:${done[0]?.id}` : 'coupon:*'
        await recordAudit(trx, ctx, { action: 'coupon.delete', target, changes })
      }
      const used = found.filter(({ is_used }) => is_used).map(({ id }) => ({ id, msg: '已被使用，不能删除，请停用' }))
      return { done: done.length, failed: [...used, ...failuresOf(ids, found, '优惠码不存在')] }
    })
  },
})
