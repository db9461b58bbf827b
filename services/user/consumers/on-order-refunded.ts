import { OrderRefunded, OrderRevoked } from '@pandex/contracts/events'
import { AppError } from '@pandex/platform/errors'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { addToOutbox } from '@pandex/platform/events/outbox'
import { revokeGrant } from '../domain/points/revoke.ts'
import { lockAccount } from '../repositories/accounts.ts'
import { addCoins } from '../repositories/coin-ledger.ts'
import { findGrant, findRevocation, insertRevocation } from '../repositories/order-grants.ts'
import { setVipUntil } from '../repositories/vip.ts'

/**
 * Revokes what a refunded order gave, down to zero and once per refund. A refund that overtakes the grant of its order fails and is retried;
 * a repeat answers again.
 */
export const onOrderRefunded = ({ clock }: { clock: () => Date }): Subscription =>
  onEvent(OrderRefunded, {
    apply: async (trx, { refund_id, order_no, user_id, goods_name, ...asked }) => {
      const account = await lockAccount(trx, user_id)
      if (!(await findGrant(trx, order_no)))
        throw new AppError('failed_precondition', 'user.order_not_granted', '订单尚未到账')
      let done = await findRevocation(trx, refund_id)
      if (!done) {
        const revoked = revokeGrant(asked, account, clock())
        const ref = `order:${refund_id}`
        await addCoins(trx, { user_id, delta: -revoked.coin, reason: 'refund', ref, note: goods_name })
        if (revoked.vip_days > 0) await setVipUntil(trx, user_id, revoked.vip_until)
        done = await insertRevocation(trx, { refund_id, order_no }, revoked)
      }
      const { create_time, ...revoked } = done
      await addToOutbox(trx, OrderRevoked, { refund_id, order_no, ...revoked, revoked_at: create_time.toISOString() })
    },
  })
