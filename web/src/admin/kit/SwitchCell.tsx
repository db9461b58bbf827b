import type { ApiInput, Spec } from '../../lib/api.ts'
import type { ListSpec } from './list-route.ts'
import styles from './cells.module.css'
import { useUndoable } from './use-undoable.ts'

interface SwitchCellProps<S extends Spec> {
  /** Accessible name: the field and the row, such as 置顶 庆余年. */
  label: string
  isOn: boolean
  call: S
  inputOf: (isOn: boolean) => ApiInput<S>
  wordsOf: (isOn: boolean) => string
  refreshes: readonly ListSpec[]
}

export const SwitchCell = <S extends Spec>({ label, isOn, call, inputOf, wordsOf, refreshes }: SwitchCellProps<S>) => {
  const change = useUndoable(call, refreshes)
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
        if (!change.isPending) change.mutate({ next: inputOf(!isOn), before: inputOf(isOn), words: wordsOf(!isOn) })
      }}
    />
  )
}
