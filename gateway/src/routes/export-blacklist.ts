import { config } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { exportRows } from './export-rows.ts'

const rowsPerCall = 5_000

const page = { page: 1, size: rowsPerCall, order_by: '', order: '' }

export const exportBlacklist = (filter: { enabled: string }, context: RouteContext): AsyncIterable<string> =>
  exportRows(
    {
      columns: ['ip', 'reason'],
      rowsPerCall,
      read: async (after_id, ctx) => config.ListBlacklist({ ...filter, page, after_id }, ctx),
      toCells: ({ ip, reason }) => [ip, reason],
    },
    context,
  )
