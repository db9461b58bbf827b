import { orderActions } from '@pandex/contracts/enums'
import type { OrderStatus } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { recordAudit } from '@pandex/platform/events/record-audit'
import type { Order__Output as Order } from '@pandex/platform/gen/pandex/order/v1/Order'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import type { UpdateOrderRequest__Output as UpdateOrderRequest } from '@pandex/platform/gen/pandex/order/v1/UpdateOrderRequest'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { unknownOrder, wrongState } from '../domain/errors.ts'
import { appendNote } from '../domain/notes.ts'
import { readLine, readText } from '../domain/texts.ts'
import { nextStatus } from '../domain/transitions.ts'
import { listNotifications } from '../repositories/notifications.ts'
import { addEvent, listEvents } from '../repositories/order-events.ts'
import { findAdminOrder, listOrders } from '../repositories/order-lists.ts'
import { findOrder, hasAction, insertAction, lockOrder, updateOrder } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import { listRefundRows, toRefund } from '../repositories/refunds.ts'
import { bookPayment } from '../use-cases/apply-payment.ts'
import { closeOrder } from '../use-cases/close-order.ts'
import type { ProviderDeps } from '../use-cases/close-order.ts'
import { openRefund, settleRefund } from '../use-cases/refund-order.ts'

type Handlers = Pick<HandlersOf<OrderServiceDefinition>, 'ListOrders' | 'GetOrder' | 'UpdateOrder'>

export interface AdminOrderDeps extends ProviderDeps {
  clock: () => Date
}

const badField = (code: string, field: string, message: string): AppError =>
  new AppError('invalid', `order.${code}`, message, { fields: [field] })

interface Action {
  req: UpdateOrderRequest
  note: string
  admin_id: number
  ctx: Context
}

const readAction = (req: UpdateOrderRequest, admin_id: number, ctx: Context): Action => {
  const note = readText(req.note, 500)
  if (note === undefined) throw badField('note_required', 'note', '备注最多 500 个字')
  if (req.action === 'note' && note === '') throw badField('note_required', 'note', '请填写备注')
  if (!/^[\w-]{1,64}$/.test(req.request_id)) throw badField('request_id_required', 'request_id', '参数错误')
  return { req, note, admin_id, ctx }
}

const storeNote = async (
  trx: Knex.Transaction,
  order: OrderRow,
  { note, admin_id }: Pick<Action, 'note' | 'admin_id'>,
): Promise<void> => {
  if (note === '') return
  await updateOrder(trx, order.id, { note: appendNote(order.note, note) })
  await addEvent(trx, order.id, { kind: 'note', text: note, admin_id })
}

const markPaid = async (trx: Knex.Transaction, order: OrderRow, { req, admin_id }: Action): Promise<void> => {
  if (!nextStatus(order.status, 'pay')) throw wrongState('订单已支付')
  const given = readLine(req.trade_no, 64)
  if (given === undefined) throw badField('bad_trade_no', 'trade_no', '支付单号最多 64 个字')
  const trade_no = given || order.order_no
  const receipt = { provider: 'manual' as const, trade_no, amount: order.amount, paid_at: null, admin_id }
  if ((await bookPayment(trx, order, receipt)) !== 'paid')
    throw badField('bad_trade_no', 'trade_no', '该支付单号已用于另一个订单')
}

/** Runs work on the locked order once per request. @param statusBefore when the change was made before @returns undefined when the request was handled before */
const once = async <T>(
  { db }: { db: Db },
  { req, note, admin_id, ctx }: Action,
  work: (trx: Knex.Transaction, order: OrderRow) => Promise<T>,
  statusBefore?: OrderStatus,
): Promise<T | undefined> =>
  db.transaction(async (trx) => {
    const order = await lockOrder(trx, req.id)
    if (!order) throw unknownOrder()
    const before = statusBefore ?? order.status
    if (!(await insertAction(trx, order.id, req.request_id))) return undefined
    const result = await work(trx, order)
    const now = (await findOrder(trx, order.id)) ?? order
    await storeNote(trx, now, { note, admin_id })
    const changes = {
      order_no: order.order_no,
      ...(before !== now.status && { status: [before, now.status] }),
      ...(req.action === 'refund' && { amount: req.amount ?? null }),
      ...(note !== '' && { note }),
    }
    await recordAudit(trx, ctx, { action: `order.${req.action}`, target: `order:${order.id}`, changes })
    return result
  })

const close = async (deps: AdminOrderDeps, action: Action): Promise<void> => {
  const { req, admin_id, ctx } = action
  const order = await findOrder(deps.db, req.id)
  if (!order) throw unknownOrder()
  if (await hasAction(deps.db, order.id, req.request_id)) return
  if (!nextStatus(order.status, 'close')) throw wrongState('只有待支付的订单可以关闭')
  await closeOrder(deps, order, { text: '管理员关闭了订单', admin_id }, ctx)
  await once(deps, action, async () => true, order.status)
}

const refund = async (deps: AdminOrderDeps, action: Action): Promise<void> => {
  const { req, note, admin_id, ctx } = action
  const opened = await once(deps, action, async (trx, order) =>
    openRefund(trx, order, { amount: req.amount, note, admin_id }),
  )
  if (opened) await settleRefund(deps, opened.id, ctx)
}

const actionsOf = (deps: AdminOrderDeps): Readonly<Record<string, (action: Action) => Promise<unknown>>> => ({
  mark_paid: async (action) => once(deps, action, async (trx, order) => markPaid(trx, order, action)),
  close: async (action) => close(deps, action),
  refund: async (action) => refund(deps, action),
  note: async (action) => once(deps, action, async () => true),
})

const readOrder = async (db: Db, id: number): Promise<Order> => {
  const order = await findAdminOrder(db, id)
  if (!order) throw unknownOrder()
  return order
}

const checkTimes = (...times: string[]): void => {
  if (times.some((text) => text !== '' && Number.isNaN(Date.parse(text))))
    throw badField('bad_range', 'from', '时间格式不正确')
}

export const adminOrderHandlers = (deps: AdminOrderDeps): Handlers => {
  const { db } = deps
  const actions = actionsOf(deps)
  return {
    ListOrders: async (req, ctx) => {
      requireAdmin(ctx, 'order')
      checkTimes(req.from, req.to)
      return listOrders(db, req)
    },

    GetOrder: async ({ id }, ctx) => {
      requireAdmin(ctx, 'order')
      const order = await readOrder(db, id)
      const refunds = await listRefundRows(db, id)
      return {
        order,
        events: await listEvents(db, id),
        notifications: await listNotifications(db, id),
        refunds: refunds.map(toRefund),
      }
    },

    UpdateOrder: async (req, ctx) => {
      const { id: admin_id } = requireAdmin(ctx, 'order')
      const name = orderActions.find((each) => each === req.action)
      const run = name && actions[name]
      if (!run) throw badField('unknown_action', 'action', '参数错误')
      await run(readAction(req, admin_id, ctx))
      return readOrder(db, req.id)
    },
  }
}
