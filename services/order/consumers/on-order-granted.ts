import { OrderGranted } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { nextStatus } from '../domain/transitions.ts'
import { addEvent } from '../repositories/order-events.ts'
import { lockOrderOfNumber, updateOrder } from '../repositories/orders.ts'
import { listReturned } from '../repositories/refunds.ts'
import { publishRefunded } from '../use-cases/refund-order.ts'

/** Finishes a paid order. Refunds that came before the grant are revoked now. */
export const onOrderGranted = (): Subscription =>
  onEvent(OrderGranted, {
    apply: async (trx, { order_no, coin, vip_days }) => {
      const order = await lockOrderOfNumber(trx, order_no)
      if (!order || !nextStatus(order.status, 'grant')) return
      const finished = await updateOrder(trx, order.id, { status: 'finished', finished_at: trx.fn.now() })
      const parts = [coin > 0 && `${coin} 积分`, vip_days > 0 && `${vip_days} 天会员`].filter(Boolean)
      await addEvent(trx, order.id, { kind: 'granted', text: `已发放 ${parts.join('、')}` })
      for (const refund of await listReturned(trx, order.id)) await publishRefunded(trx, finished, refund)
    },
  })
