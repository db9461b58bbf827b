import type { ApiInput, Spec } from '../../../lib/api/api.ts'
import type { ListSpec } from '../list/list-spec.ts'
import styles from './cells.module.css'
import { useUndoableMutation } from '../list/use-undoable-mutation.ts'

interface SwitchCellProps<S extends Spec> {
  /** Accessible name: the field and the row, such as 置顶 庆余年. */
  label: string
  isOn: boolean
  call: S
  inputOf: (isOn: boolean) => ApiInput<S>
  messageOf: (isOn: boolean) => string
  refreshes: readonly ListSpec[]
}

export const SwitchCell = <S extends Spec>({
  label,
  isOn,
  call,
  inputOf,
  messageOf,
  refreshes,
}: SwitchCellProps<S>) => {
  const change = useUndoableMutation(call, refreshes)
  // Shows the requested state until the call ends.
  const shown = change.isPending ? !isOn : isOn
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={shown}
      aria-label={label}
      aria-busy={change.isPending}
      onClick={() => {
        if (!change.isPending) change.mutate({ next: inputOf(!isOn), before: inputOf(isOn), message: messageOf(!isOn) })
      }}
    />
  )
}
