import { OrderGranted, OrderPaid, ReceiptRequested } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { addToOutbox } from '@pandex/platform/events/outbox'
import { extendedVip } from '../domain/points/vip.ts'
import { lockAccount } from '../repositories/accounts.ts'
import { addCoins } from '../repositories/coin-ledger.ts'
import { insertGrant } from '../repositories/order-grants.ts'
import { setVipUntil } from '../repositories/vip.ts'

/** A receipt that waits longer for the mail server is not sent. */
const receiptLifetimeMs = 24 * 3_600_000

/**
 * Grants what a paid order gives, once per order number. The order service repeats the event until it reads the answer, so a repeat answers
 * again. Banned accounts get what they paid for.
 */
export const onOrderPaid = ({ clock }: { clock: () => Date }): Subscription =>
  onEvent(OrderPaid, {
    apply: async (trx, { order_no, user_id, coin, vip_days, goods_name, amount }) => {
      const { vip_until } = await lockAccount(trx, user_id)
      const { grantedAt, isNew } = await insertGrant(trx, { order_no, user_id, coin, vip_days })
      if (isNew) {
        if (coin > 0) await addCoins(trx, { user_id, delta: coin, reason: 'order', ref: order_no, note: goods_name })
        if (vip_days > 0) await setVipUntil(trx, user_id, extendedVip(vip_until, vip_days, clock()))
        const expires_at = new Date(clock().getTime() + receiptLifetimeMs).toISOString()
        await addToOutbox(trx, ReceiptRequested, {
          order_no,
          user_id,
          goods_name,
          amount,
          coin,
          vip_days,
          expires_at,
        })
      }
      await addToOutbox(trx, OrderGranted, { order_no, coin, vip_days, granted_at: grantedAt.toISOString() })
    },
  })
