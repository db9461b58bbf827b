import { OrderRevoked } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { addEvent } from '../repositories/order-events.ts'
import { lockOrderOfNumber } from '../repositories/orders.ts'
import { lockRefund, updateRefund } from '../repositories/refunds.ts'

export const onOrderRevoked = (): Subscription =>
  onEvent(OrderRevoked, {
    apply: async (trx, { order_no, refund_id, coin, vip_days, missing_coin, missing_vip_days }) => {
      const order = await lockOrderOfNumber(trx, order_no)
      const refund = await lockRefund(trx, refund_id)
      if (!order || refund?.order_id !== order.id || refund.status !== 'returned') return
      await updateRefund(trx, refund_id, { status: 'done', coin, vip_days, missing_coin, missing_vip_days })
      const missing = missing_coin + missing_vip_days > 0 ? `，${missing_coin} 积分、${missing_vip_days} 天已用完` : ''
      const text = `已收回 ${coin} 积分、${vip_days} 天会员${missing}`
      await addEvent(trx, order.id, { kind: 'revoked', text })
    },
  })
