import { failureOf } from '../../../lib/api.ts'
import { ConfirmDelete } from '../../kit/ConfirmDelete.tsx'
import { useChange } from '../../kit/use-change.ts'
import { deleteDisks, diskList } from './disk.ts'
import type { Target } from './disk.ts'
import { useCount } from './use-count.ts'
import type { ManyChanged } from './use-many.ts'

interface DeleteDisksProps {
  target: Target
  /** Empty when a filter selects the resources. */
  names: readonly string[]
  onDone: (changed: ManyChanged) => void
  onClose: () => void
}

export const DeleteDisks = ({ target, names, onDone, onClose }: DeleteDisksProps) => {
  const { count, error } = useCount(target)
  const deleting = useChange(deleteDisks, { refreshes: [diskList], onDone })
  if (count === undefined && !error) return null
  return (
    <ConfirmDelete
      noun="个资源"
      names={names}
      count={count ?? 0}
      isPending={!count || deleting.isPending}
      onConfirm={() => deleting.mutate(target)}
      onClose={onClose}
    >
      {error ? (
        <p role="alert">{failureOf(error).msg}</p>
      ) : (
        <p>立刻不再公开，也搜索不到；一天之内可以撤销，一周以后彻底消失。</p>
      )}
    </ConfirmDelete>
  )
}
