import { useId } from 'react'
import type { ControlProps } from './control-props.ts'
import { firstError } from './control-props.ts'
import styles from './controls.module.css'

/** Several values of an enum. */
export const ChoicesControl = ({ label, schema, name, value, errors, onChange, onBlur }: ControlProps<string[]>) => {
  const id = useId()
  const error = firstError(errors)
  const choices = schema.items?.enum ?? []
  const described = [error && `${id}-error`, schema.help && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.choices} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(choice)}
              onChange={({ target }) =>
                onChange(choices.filter((entry) => (entry === choice ? target.checked : value.includes(entry))))
              }
              onBlur={onBlur}
            />
            {schema.items?.labels?.[choice] ?? choice}
          </label>
        ))}
      </div>
      {error && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
      {schema.help && (
        <p id={`${id}-hint`} className={styles.hint}>
          {schema.help}
        </p>
      )}
    </fieldset>
  )
}
