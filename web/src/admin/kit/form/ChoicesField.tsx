import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Option } from '../../../ui/form/SelectField.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'
import { splitLines } from './field-definitions.ts'
import styles from './ChoicesField.module.css'

interface ChoicesFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
  options: readonly Option[]
}

/** Several of the options; the value holds one per line. */
export const ChoicesField = ({ label, hint, error, options, name, value, onChange, onBlur }: ChoicesFieldProps) => {
  const id = useId()
  const chosen = splitLines(value)
  const toggle = (option: string, isChosen: boolean): void =>
    onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === option ? isChosen : chosen.includes(each)))
        .join('\n'),
    )
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </fieldset>
  )
}
