import { useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import type { FormField } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon } from '../../ui/icons.ts'
import { linesOf } from './entity-fields.ts'
import styles from './ChipsField.module.css'

interface ChipsFieldProps extends FormField<string> {
  label: string
  hint?: ReactNode
  placeholder: string
  /** What is meant by what was typed; empty leaves it out. */
  tidy?: (text: string) => string
}

const separators = /[\n,，、;；]/

/** A list of short texts. Enter or a comma ends one, a pasted list becomes many, the backspace key takes the last one away. */
export const ChipsField = ({
  label,
  hint,
  error,
  value,
  placeholder,
  tidy = (text) => text,
  ...field
}: ChipsFieldProps) => {
  const [draft, setDraft] = useState('')
  const chips = linesOf(value)
  const add = (text: string): void => {
    const texts = text.split(separators).map((one) => tidy(one.trim()))
    const next = [...new Set([...chips, ...texts])].filter(Boolean)
    setDraft('')
    if (next.length > chips.length) field.onChange(next.join('\n'))
  }
  const take = (chip: string): void => field.onChange(chips.filter((one) => one !== chip).join('\n'))
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the composition of characters; that one is not meant for the list.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && draft.trim()) {
      event.preventDefault()
      add(draft)
    }
    const last = chips.at(-1)
    if (event.key === 'Backspace' && !draft && last !== undefined) take(last)
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
              <button type="button" aria-label={`去掉 ${chip}`} onClick={() => take(chip)}>
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
