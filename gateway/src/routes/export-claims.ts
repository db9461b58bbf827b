import { disk } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { exportRows } from './export-rows.ts'

const rowsPerCall = 1_000

const columns = [
  'step_id',
  'time',
  'claim_id',
  'doc_id',
  'disk_name',
  'claimant',
  'rights',
  'statement',
  'contact',
  'state',
  'admin_id',
  'note',
]

/** The log of all claims, one line per step. */
export const exportClaims = (_input: object, context: RouteContext): AsyncIterable<string> =>
  exportRows(
    {
      columns,
      rowsPerCall,
      read: async (after_id, ctx) => disk.ListClaimLog({ after_id, size: rowsPerCall }, ctx),
      toCells: (step) => [
        String(step.id),
        step.create_time,
        String(step.claim_id),
        step.doc_id,
        step.disk_name,
        step.claimant,
        step.rights,
        step.statement,
        step.contact,
        step.to_state,
        step.admin_id === 0 ? '' : String(step.admin_id),
        step.note,
      ],
    },
    context,
  )
