import { useEffect, useRef } from 'react'
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './form.module.css'
import type { FormField } from './use-form.ts'

type Plain = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'required'
  | 'disabled'
  | 'spellCheck'
  | 'autoCapitalize'
>

interface TextFieldProps extends Plain, FormField<string> {
  label: string
  hint?: ReactNode
  action?: ReactNode
  /** Gets the focus when the dialog opens. */
  isFirst?: boolean
}

export const TextField = ({ label, hint, error, action, isFirst, onChange, ...input }: TextFieldProps) => {
  const element = useRef<HTMLInputElement>(null)
  useTextBeforeHydration(element, input.value, onChange)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.line}>
          <input
            {...input}
            {...control}
            ref={element}
            className="input"
            data-first-focus={isFirst || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {action}
        </div>
      )}
    </FieldFrame>
  )
}

/** Copies text that was typed or autofilled before hydration into the form's state. */
export const useTextBeforeHydration = (
  element: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
): void =>
  useEffect(() => {
    if (element.current && element.current.value !== value) onChange(element.current.value)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
