import type { OrderStatus } from '@pandex/contracts/enums'

/** Changes of the state of an order. Refunds are rows of their own: nothing leaves `finished`. */
export type OrderChange = 'pay' | 'grant' | 'close'

const table: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderChange, OrderStatus>>>>> = {
  pending: { pay: 'paid', close: 'timeout' },
  /** Money that was verified late still counts. */
  timeout: { pay: 'paid' },
  paid: { grant: 'finished' },
  finished: {},
}

/** @returns undefined when the change is not allowed in this state */
export const nextStatus = (status: OrderStatus, change: OrderChange): OrderStatus | undefined => table[status][change]

const texts: Readonly<Record<OrderStatus, string>> = {
  pending: '待支付',
  paid: '已支付',
  finished: '已完成',
  timeout: '已超时',
}

export const statusText = (status: OrderStatus): string => texts[status]
