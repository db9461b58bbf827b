import { needsGrounds } from '@pandex/contracts/claim-steps'
import type { BulkOutcome } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { advanceClaims, claimList, nameOf, stepActions } from './labels.ts'
import type { Claim } from './labels.ts'

export type ClaimStep = keyof typeof stepActions

interface AdvanceDialogProps {
  claim: Claim
  step: ClaimStep
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

export const AdvanceDialog = ({ claim, step, onDone, onClose }: AdvanceDialogProps) => {
  const { action, effect, isDanger = false } = stepActions[step]
  const change = useApiMutation(advanceClaims, { refreshes: [claimList], isForm: true, onDone, done: '处理成功' })
  return (
    <DecisionDialog
      title={`${action}：${nameOf(claim)}`}
      action={action}
      isDanger={isDanger}
      needsNote={needsGrounds(step)}
      isPending={change.isPending}
      error={change.error}
      onDecide={(decision) => change.mutate({ ids: [claim.id], step, ...decision })}
      onClose={onClose}
    >
      <p>{effect}</p>
    </DecisionDialog>
  )
}
