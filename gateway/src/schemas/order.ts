import { orderActions, orderStates, orderStatuses, payTypes } from '@pandex/contracts/enums'
import { z } from 'zod'
import { integer, line, listFields, momentOrEmpty, nestPage, prose, requestId, rowId, text } from './fields.ts'

const coupon = text(32).default('')

const orderStatus = z.enum(['', ...orderStatuses]).default('')

export const FindPrice = z.object({ goods_id: rowId, coupon })

/** Amounts never come from clients: the service takes them from the goods. */
export const CreateOrder = z.object({ goods_id: rowId, pay_type: z.enum(payTypes), request_id: requestId, coupon })

/** 20 digits. Text, because a number would lose the last ones. */
const orderNo = z.string().regex(/^\d{20}$/)

export const FindOrder = z.object({ order_no: orderNo })

export const SubmitReference = z.object({ order_no: orderNo, reference: line(100) })

export const ListOwnOrders = z.object({ ...listFields, status: orderStatus }).transform(nestPage)

export const ListOrders = z
  .object({
    ...listFields,
    status: orderStatus,
    order_no: text(20).default(''),
    username: text(100).default(''),
    user_id: integer().default(0),
    goods_id: integer().default(0),
    pay_type: z.enum(['', ...payTypes]).default(''),
    state: z.enum(['', ...orderStates]).default(''),
    from: momentOrEmpty,
    to: momentOrEmpty,
  })
  .transform(nestPage)

export const GetOrder = z.object({ id: rowId })

export const UpdateOrder = z.object({
  id: rowId,
  action: z.enum(orderActions),
  note: prose(500).default(''),
  request_id: requestId,
  /** Cents; of a refund. */
  amount: integer({ min: 1 }).optional(),
  trade_no: text(64).default(''),
})

export const ListDifferences = z.object({ ...listFields }).transform(nestPage)
