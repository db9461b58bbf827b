import { useState } from 'react'
import type { ApiInput, Spec } from '../../../lib/api/api.ts'
import type { ListSpec } from '../list/list-spec.ts'
import styles from './cells.module.css'
import { useUndoableMutation } from '../list/use-undoable-mutation.ts'

interface NumberCellProps<S extends Spec> {
  label: string
  value: number
  min: number
  max: number
  call: S
  inputOf: (value: number) => ApiInput<S>
  messageOf: (value: number) => string
  refreshes: readonly ListSpec[]
}

/** An integer that is edited in the table: Enter or blur saves, Escape cancels. */
export const NumberCell = <S extends Spec>(props: NumberCellProps<S>) => {
  const { label, value, min, max, call, inputOf, messageOf, refreshes } = props
  const [draft, setDraft] = useState<string>()
  const change = useUndoableMutation(call, refreshes)
  const next = draft?.trim() ? Number(draft) : Number.NaN
  const isValid = Number.isInteger(next) && next >= min && next <= max
  const save = (): void => {
    if (change.isPending || draft === undefined) return
    if (!isValid || next === value) return setDraft(undefined)
    change.mutate(
      { next: inputOf(next), before: inputOf(value), message: messageOf(next) },
      { onSettled: () => setDraft(undefined) },
    )
  }
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={draft !== undefined && !isValid}
      title={`${min} 到 ${max} 的整数`}
      value={draft ?? String(value)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
