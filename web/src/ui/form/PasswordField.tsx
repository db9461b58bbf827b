import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { eyeIcon, eyeOffIcon } from '../icons/icons.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './form.module.css'
import { useTextBeforeHydration } from './TextField.tsx'
import type { FormField } from './use-form.ts'

interface PasswordFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
  /** Tells password managers whether to fill in or to generate a password. */
  autoComplete: 'current-password' | 'new-password'
  required?: boolean
  isFirst?: boolean
}

export const PasswordField = ({ label, hint, error, isFirst, onChange, ...input }: PasswordFieldProps) => {
  const element = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  useTextBeforeHydration(element, input.value, onChange)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...input}
            {...control}
            ref={element}
            type={isShown ? 'text' : 'password'}
            className="input"
            maxLength={1000}
            spellCheck={false}
            autoCapitalize="off"
            data-first-focus={isFirst || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            aria-label={`显示${label}`}
            title={isShown ? '隐藏' : '显示'}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? eyeOffIcon : eyeIcon} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
