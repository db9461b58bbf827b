import { AdminChanged } from '@pandex/platform/events/catalog'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { insertAudit } from '../repositories/audit.ts'

/** Writes down what an admin changed, here or in another service. */
export const onAdminChanged = (): Subscription => onEvent(AdminChanged, { apply: insertAudit })
