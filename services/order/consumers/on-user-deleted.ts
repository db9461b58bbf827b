import { UserDeleted } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { forgetBuyer } from '../repositories/deleted-users.ts'
import { lockBuyer } from '../repositories/orders.ts'

/** Orders stay without the person. The sweeper closes the pending ones at their provider. */
export const onUserDeleted = (): Subscription =>
  onEvent(UserDeleted, {
    apply: async (trx, { user_id }) => {
      await lockBuyer(trx, user_id)
      await forgetBuyer(trx, user_id)
    },
  })
