import { AdminChanged } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { insertAudit } from '../repositories/audit.ts'

/** Appends admin changes of all services to the audit log. */
export const onAdminChanged = (): Subscription => onEvent(AdminChanged, { apply: insertAudit })
