import { useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { closeIcon } from '../../../ui/icons/icons.ts'
import { splitLines } from './field-definitions.ts'
import styles from './ChipsField.module.css'

interface ChipsFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
  placeholder: string
  /** Normalizes a typed text; an empty result is dropped. */
  normalize?: (text: string) => string
}

const separators = /[\n,，、;；]/

/** Enter or a comma adds a chip, a pasted list adds many, Backspace removes the last one. */
export const ChipsField = ({
  label,
  hint,
  error,
  value,
  placeholder,
  normalize = (text) => text,
  ...field
}: ChipsFieldProps) => {
  const [draft, setDraft] = useState('')
  const chips = splitLines(value)
  const add = (text: string): void => {
    const texts = text.split(separators).map((entry) => normalize(entry.trim()))
    const next = [...new Set([...chips, ...texts])].filter(Boolean)
    setDraft('')
    if (next.length > chips.length) field.onChange(next.join('\n'))
  }
  const remove = (chip: string): void => field.onChange(chips.filter((entry) => entry !== chip).join('\n'))
  const onKeyDown = (event: KeyboardEvent): void => {
    // This Enter ends an IME composition.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && draft.trim()) {
      event.preventDefault()
      add(draft)
    }
    const last = chips.at(-1)
    if (event.key === 'Backspace' && !draft && last !== undefined) remove(last)
  }
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    if (!separators.test(text)) return
    event.preventDefault()
    add(draft + text)
  }
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={`input ${styles.box}`}>
          {chips.map((chip) => (
            <span key={chip} className={styles.chip}>
              <span>{chip}</span>
              <button type="button" aria-label={`去掉 ${chip}`} onClick={() => remove(chip)}>
                <Icon of={closeIcon} size={14} />
              </button>
            </span>
          ))}
          <input
            {...control}
            name={field.name}
            autoComplete="off"
            spellCheck={false}
            placeholder={chips.length > 0 ? '' : placeholder}
            value={draft}
            onChange={({ target, nativeEvent }) => {
              const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
              if (separators.test(target.value) && !isComposing) add(target.value)
              else setDraft(target.value)
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              if (draft.trim()) add(draft)
              field.onBlur()
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
