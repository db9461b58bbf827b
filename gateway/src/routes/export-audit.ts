import type { RouteContext } from '../clients.ts'
import { exportRows } from './export-rows.ts'
import { listAudit } from './list-audit.ts'

const columns = ['create_time', 'admin_id', 'action', 'target', 'changes', 'client_address', 'request_id'] as const

interface AuditFilters {
  who: string
  action: string
  from: string
  to: string
}

export const exportAudit = (filters: AuditFilters, context: RouteContext): AsyncIterable<string> =>
  exportRows(
    {
      columns,
      rowsPerCall: 1_000,
      read: async (after_id, ctx) => listAudit({ ...filters, after_id }, ctx),
      toCells: (row) => columns.map((column) => String(row[column])),
    },
    context,
  )
