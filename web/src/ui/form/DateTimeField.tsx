import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/text/text-format.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FormField } from './use-form.ts'

interface DateTimeFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
}

/** Date and time in Asia/Shanghai; the value is RFC 3339 or empty. */
export const DateTimeField = ({ label, hint, error, value, onChange, ...input }: DateTimeFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => (
      <input
        {...input}
        {...control}
        type="datetime-local"
        className="input num"
        max="9999-12-31T23:59"
        value={formatDateTime(value).replace(' ', 'T')}
        onChange={(event) => onChange(event.target.value && `${event.target.value}:00+08:00`)}
      />
    )}
  </FieldFrame>
)
