import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FormField } from './use-form.ts'

export interface Option {
  value: string
  label: string
}

interface SelectFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
  options: readonly Option[]
}

export const SelectField = ({ label, hint, error, options, onChange, ...select }: SelectFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => (
      <select {...select} {...control} className="input" onChange={(event) => onChange(event.target.value)}>
        {!options.some(({ value }) => value === select.value) && <option value={select.value}>请选择</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
