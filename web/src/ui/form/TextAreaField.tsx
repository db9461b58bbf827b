import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FormField } from './use-form.ts'

interface TextAreaFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
  rows?: number
  placeholder?: string
  isFirst?: boolean
}

export const TextAreaField = ({ label, hint, error, rows = 3, isFirst, onChange, ...area }: TextAreaFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => (
      <textarea
        {...area}
        {...control}
        rows={rows}
        className="input"
        data-first-focus={isFirst || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FieldFrame>
)
