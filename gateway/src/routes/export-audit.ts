import { config } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { csvByteOrderMark, csvLine } from '../schemas/csv.ts'

const columns = ['create_time', 'admin_id', 'action', 'target', 'changes', 'client_address', 'request_id'] as const

/** Deadline per call, since the client determines the duration of the download. */
const budgetMs = 5_000

/** As many as the config service returns. */
const rowsPerCall = 1_000

interface AuditFilters {
  who: number
  action: string
  from: string
  to: string
}

/** Oldest first. Rows added during the download are included. */
export const exportAudit = async function* (filters: AuditFilters, ctx: RouteContext): AsyncIterable<string> {
  let head = csvByteOrderMark + csvLine(columns)
  let afterId: number | undefined = 0
  while (afterId !== undefined) {
    const request = { ...filters, after_id: afterId }
    const { list } = await config.ListAudit(request, { ...ctx, deadlineMs: Date.now() + budgetMs })
    yield head + list.map((row) => csvLine(columns.map((column) => String(row[column])))).join('')
    head = ''
    afterId = list.length === rowsPerCall ? list.at(-1)?.id : undefined
  }
}
