import { Message } from 'semantic-ui-react'
import { failureOf } from '../../../../lib/api/api.ts'
import { ConfirmDeleteDialog } from '../../../kit/dialogs/ConfirmDeleteDialog.tsx'
import { useApiMutation } from '../../../kit/list/use-api-mutation.ts'
import { deleteDisks, diskList } from '../disk.ts'
import type { BulkTarget } from '../disk.ts'
import { useTargetCount } from './use-target-count.ts'
import type { BulkChangeResult } from './bulk-change.ts'

interface DeleteDisksDialogProps {
  target: BulkTarget
  /** Empty when a filter selects the resources. */
  names: readonly string[]
  onDone: (changed: BulkChangeResult) => void
  onClose: () => void
}

export const DeleteDisksDialog = ({ target, names, onDone, onClose }: DeleteDisksDialogProps) => {
  const { count, error } = useTargetCount(target)
  const deleting = useApiMutation(deleteDisks, { refreshes: [diskList], onDone })
  if (count === undefined && !error) return null
  return (
    <ConfirmDeleteDialog
      noun="个资源"
      names={names}
      count={count ?? 0}
      isPending={!count || deleting.isPending}
      onConfirm={() => deleting.mutate(target)}
      onClose={onClose}
    >
      {error ? (
        <Message negative role="alert">
          {failureOf(error).msg}
        </Message>
      ) : (
        <p>立刻不再公开，也搜索不到；一天之内可以撤销，一周以后彻底消失。</p>
      )}
    </ConfirmDeleteDialog>
  )
}
