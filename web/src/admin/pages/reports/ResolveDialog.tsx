import type { ReportVerdict } from '@pandex/contracts/enums'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import type { BulkOutcome } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { reportList, resolveReports, verdictActions } from './labels.ts'
import type { Report, ReportFilter } from './labels.ts'

export type ReportTarget = { rows: readonly Report[] } | { filter: ReportFilter }

interface ResolveDialogProps {
  target: ReportTarget
  verdict: ReportVerdict
  /** For one report: a refusal is shown in the dialog. */
  isSingle?: boolean
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

export const ResolveDialog = ({ target, verdict, isSingle = false, onDone, onClose }: ResolveDialogProps) => {
  const { action, effect, isDanger = false } = verdictActions[verdict]
  const isOfRemoved =
    'rows' in target ? target.rows.some((row) => row.verdict === 'removed') : target.filter.status === 'removed'
  const isRestoring = isOfRemoved && verdict !== 'removed'
  const input = 'rows' in target ? { ids: target.rows.map(({ id }) => id) } : { filter: target.filter }
  const preview = useQuery({
    queryKey: [resolveReports, input, 'preview'],
    queryFn: () => api(resolveReports, { ...input, verdict, preview: true }),
    enabled: !isSingle,
    staleTime: 0,
    gcTime: 0,
  })
  const count = isSingle ? 1 : preview.data?.count
  const change = useApiMutation(resolveReports, { refreshes: [reportList], isForm: isSingle, onDone })
  return (
    <DecisionDialog
      title={isSingle || count === undefined ? `${action}？` : `${action} ${formatCount(count)} 条？`}
      action={action}
      isDanger={isDanger}
      needsNote={false}
      isPending={change.isPending || !count}
      error={isSingle ? change.error : preview.error}
      onDecide={(decision) => change.mutate({ ...input, ...decision, verdict, restore: isRestoring })}
      onClose={onClose}
    >
      <p>{isRestoring ? '之前移除的资源会恢复公开。' : effect}</p>
    </DecisionDialog>
  )
}
