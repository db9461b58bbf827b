import { isSecretMark } from '@pandex/contracts/settings/secret-mark'
import { useState } from 'react'
import { FieldFrame } from '../../../../ui/form/FieldFrame.tsx'
import { isLongText } from '../setting-schema.ts'
import { firstError } from './control-props.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

interface SecretControlProps extends Omit<ControlProps<string>, 'onChange' | 'stored'> {
  /** Undefined inside of lists and objects. */
  stored: string | undefined

  /** The text is a list, one entry a line. */
  isList: boolean
  onChange: (value: string) => void
}

/** A secret is never shown: its mark stands for the stored value, and an empty input keeps it. */
export const SecretControl = ({
  label,
  schema,
  name,
  value,
  stored,
  errors,
  isList,
  onChange,
  onBlur,
}: SecretControlProps) => {
  const [first] = useState(value)
  const kept = stored ?? (isSecretMark(first) ? first : '')
  const [draft, setDraft] = useState(isSecretMark(value) ? '' : value)
  const isStored = kept !== ''
  const isCleared = isStored && value === ''
  const placeholder = isCleared ? '保存后清除' : isStored ? '已设置，留空不变' : '未设置'
  const hint = [schema.help, isList && '每行一个；填写后替换全部'].filter(Boolean).join('；')
  const change = (text: string): void => {
    setDraft(text)
    onChange(text === '' ? kept : text)
  }
  return (
    <FieldFrame label={label} hint={hint || undefined} error={firstError(errors)}>
      {(control) => (
        <div className={styles.secret}>
          {isList || isLongText(schema) ? (
            <textarea
              {...control}
              name={name}
              className="input"
              rows={3}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={draft}
              onChange={({ target }) => change(target.value)}
              onBlur={onBlur}
            />
          ) : (
            <input
              {...control}
              name={name}
              type="password"
              className="input"
              autoComplete="new-password"
              spellCheck={false}
              placeholder={placeholder}
              value={draft}
              onChange={({ target }) => change(target.value)}
              onBlur={onBlur}
            />
          )}
          {isStored && (
            <button
              type="button"
              className="btn btn-line"
              aria-label={`${isCleared ? '保留' : '清除'}${label}`}
              onClick={() => {
                setDraft('')
                onChange(isCleared ? kept : '')
              }}
            >
              {isCleared ? '保留' : '清除'}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
