import { UserDeleted } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { forgetUser } from '../repositories/audit.ts'

/** Removes what the audit log says about the person; who did what and when stays. */
export const onUserDeleted = (): Subscription =>
  onEvent(UserDeleted, { apply: async (trx, { user_id }) => forgetUser(trx, user_id) })
