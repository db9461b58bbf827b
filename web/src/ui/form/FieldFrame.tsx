import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './form.module.css'

export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps {
  label: string
  /** Stays visible below an error message. */
  hint?: ReactNode
  error?: string
  children: (control: ControlProps) => ReactNode
}

export const FieldFrame = ({ label, hint, error = '', children }: FieldFrameProps) => {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== '', 'aria-describedby': describedBy || undefined })}
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
    </div>
  )
}
