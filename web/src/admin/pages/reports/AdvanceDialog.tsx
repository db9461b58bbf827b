import { needsGrounds } from '@pandex/contracts/claim-steps'
import { formatCount } from '../../../lib/text/text-format.ts'
import type { BulkOutcome } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { advanceClaims, claimList, nameOf, stepActions } from './labels.ts'
import type { Claim, ClaimStep } from './labels.ts'

interface AdvanceDialogProps {
  claims: readonly Claim[]
  step: ClaimStep
  /** For one claim: a refusal is shown in the dialog. */
  isSingle?: boolean
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

export const AdvanceDialog = ({ claims, step, isSingle = false, onDone, onClose }: AdvanceDialogProps) => {
  const { action, effect, isDanger = false } = stepActions[step]
  const change = useApiMutation(advanceClaims, {
    refreshes: [claimList],
    isForm: isSingle,
    onDone,
    ...(isSingle && { done: '处理成功' }),
  })
  const [claim] = claims
  const title = isSingle && claim ? `${action}：${nameOf(claim)}` : `${action} ${formatCount(claims.length)} 条？`
  return (
    <DecisionDialog
      title={title}
      action={action}
      isDanger={isDanger}
      needsNote={needsGrounds(step)}
      isPending={change.isPending}
      error={isSingle ? change.error : undefined}
      onDecide={(decision) => change.mutate({ ids: claims.map(({ id }) => id), step, ...decision })}
      onClose={onClose}
    >
      <p>{effect}</p>
    </DecisionDialog>
  )
}
