import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import type { ToastAction } from '../../../lib/browser/toast.ts'
import { BulkFailuresDialog } from './BulkFailuresDialog.tsx'
import type { BulkOutcome } from './BulkFailuresDialog.tsx'
import type { Selection } from '../list/use-selection.ts'

interface BulkRow {
  id: number
}

/** Reports the result of a bulk change: counts, failures by name. Failed rows stay selected. */
export const useBulkOutcome = <R extends BulkRow>(
  selection: Selection<R>,
  nameOf: (row: R) => string,
): { report: (outcome: BulkOutcome, verb: string, undo?: ToastAction) => void; dialog: ReactNode } => {
  const [failures, setFailures] = useState<{ outcome: BulkOutcome; names: ReadonlyMap<number, string> }>()
  return {
    report: (outcome, verb, undo) => {
      const names = new Map(selection.rows.map((row) => [row.id, nameOf(row)]))
      selection.keepOnly(outcome.failed.map(({ id }) => id))
      if (outcome.done > 0) toast('success', `已${verb} ${formatCount(outcome.done)} 条`, undo)
      if (outcome.failed.length > 0) setFailures({ outcome, names })
    },
    dialog: failures && (
      <BulkFailuresDialog
        outcome={failures.outcome}
        nameOf={(id) => failures.names.get(id) ?? `#${id}`}
        onClose={() => setFailures(undefined)}
      />
    ),
  }
}
