import { ReceiptMailed } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { addEventOnce } from '../repositories/order-events.ts'
import { lockOrderOfNumber } from '../repositories/orders.ts'

export const onReceiptMailed = (): Subscription =>
  onEvent(ReceiptMailed, {
    apply: async (trx, { order_no }) => {
      const order = await lockOrderOfNumber(trx, order_no)
      if (order) await addEventOnce(trx, order.id, { kind: 'mailed', text: '已发送收据邮件' })
    },
  })
