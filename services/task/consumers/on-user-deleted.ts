import { UserDeleted } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { disownImports } from '../repositories/import-tasks.ts'

/** Imports stay, without their importer, until `deleteOldImports` deletes them. */
export const onUserDeleted = (): Subscription =>
  onEvent(UserDeleted, { apply: async (trx, { user_id }) => disownImports(trx, user_id) })
