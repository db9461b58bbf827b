import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FormField } from './use-form.ts'
import type { Option } from './SelectField.tsx'
import styles from './form.module.css'

interface RadioFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
  options: readonly Option[]
}

/** The value may be empty: nothing is selected yet. */
export const RadioField = ({ label, hint, error, options, name, value, onChange, onBlur }: RadioFieldProps) => {
  const id = useId()
  return (
    <fieldset
      className={styles.radios}
      role="radiogroup"
      aria-invalid={error !== ''}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
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
