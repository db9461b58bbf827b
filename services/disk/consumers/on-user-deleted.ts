import { UserDeleted } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { forgetVisitor } from '../repositories/reports/contacts.ts'
import { accountKeyOf } from '../use-cases/link-health/client-key.ts'

/** Purchases stay: they belong to the ledger, and nobody can open a session of the account. */
export const onUserDeleted = (): Subscription =>
  onEvent(UserDeleted, { apply: async (trx, { user_id }) => forgetVisitor(trx, accountKeyOf(user_id)) })
