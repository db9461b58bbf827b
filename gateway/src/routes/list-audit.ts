import type { ListAuditRequest } from '@pandex/platform/gen/pandex/config/v1/ListAuditRequest'
import type { AuditList__Output as AuditList } from '@pandex/platform/gen/pandex/config/v1/AuditList'
import { config } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { findAuditAdmins } from './audit-admins.ts'

type ListAuditInput = Omit<ListAuditRequest, 'admin_ids'> & { who: string }

/** Finds admins by name, which the config service does not know. */
export const listAudit = async ({ who, ...filters }: ListAuditInput, ctx: RouteContext): Promise<AuditList> => {
  const admin_ids = await findAuditAdmins(who, ctx)
  return admin_ids ? config.ListAudit({ ...filters, admin_ids }, ctx) : { list: [], total: 0 }
}
