import { isSecretMark } from '@pandex/contracts/settings/secret-mark'
import { useId, useState } from 'react'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { plusIcon, trashIcon } from '../../../icons.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

type Entries = readonly (readonly [string, string])[]
export type RecordValue = Readonly<Record<string, string>> | Entries

const entriesOf = (value: RecordValue): Entries => (Array.isArray(value) ? (value as Entries) : Object.entries(value))

interface Row {
  key: number
  name: string
  value: string
  /** The mark of a stored secret. */
  kept: string | undefined
}

const isBlank = ({ name, value, kept }: Row): boolean => name === '' && value === '' && kept === undefined

const nameErrorOf = (rows: readonly Row[], row: Row): string | undefined => {
  const { key, name } = row
  if (name === '') return isBlank(row) ? undefined : '请填写名称'
  return rows.some((row) => row.key < key && row.name === name) ? '名称重复' : undefined
}

/** Free names with texts. While a name is missing or repeated, the value is a list of entries, which the form refuses. */
export const RecordControl = ({
  label,
  schema,
  value,
  stored,
  errors,
  onChange,
  onBlur,
}: ControlProps<RecordValue>) => {
  const id = useId()
  const isSecret = schema.private === true
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const known = isSecret ? ((stored ?? value) as Record<string, string>) : {}
    return entriesOf(value).map(([name, text], key) => {
      const kept = isSecretMark(text) ? text : known[name]
      return { key, name, value: text === kept ? '' : text, kept }
    })
  })
  const [nextKey, setNextKey] = useState(rows.length)
  const set = (next: readonly Row[]): void => {
    setRows(next)
    const entries = next
      .filter((row) => !isBlank(row))
      .map((row) => [row.name, row.value === '' ? (row.kept ?? '') : row.value])
    const isValid = next.every((row) => nameErrorOf(next, row) === undefined)
    onChange(isValid ? Object.fromEntries(entries) : entries)
  }
  const update = (changed: Row): void => set(rows.map((row) => (row.key === changed.key ? changed : row)))
  return (
    <fieldset className={styles.list} aria-describedby={schema.help ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {schema.help && (
        <p id={`${id}-hint`} className={styles.hint}>
          {schema.help}
        </p>
      )}
      <ul className={styles.record}>
        {rows.map((row, index) => {
          const error = nameErrorOf(rows, row) ?? errors[row.name]
          const errorId = `${id}-${row.key}`
          return (
            <li key={row.key}>
              <input
                className="input"
                aria-label={`名称 ${index + 1}`}
                aria-invalid={error !== undefined}
                aria-describedby={error && errorId}
                placeholder="名称"
                autoComplete="off"
                value={row.name}
                onChange={({ target }) => update({ ...row, name: target.value.trim() })}
                onBlur={onBlur}
              />
              <input
                className="input"
                aria-label={`值 ${index + 1}`}
                type={isSecret ? 'password' : 'text'}
                placeholder={row.kept ? '已设置，留空不变' : '值'}
                autoComplete={isSecret ? 'new-password' : 'off'}
                value={row.value}
                onChange={({ target }) => update({ ...row, value: target.value })}
                onBlur={onBlur}
              />
              <button
                type="button"
                className="btn btn-icon"
                aria-label={`删除 ${row.name || index + 1}`}
                onClick={() => set(rows.filter(({ key }) => key !== row.key))}
              >
                <Icon of={trashIcon} size={18} />
              </button>
              {error && (
                <span id={errorId} className="field-error">
                  {error}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {errors[''] && !rows.some((row) => nameErrorOf(rows, row)) && <span className="field-error">{errors['']}</span>}
      <button
        type="button"
        className="btn btn-line"
        onClick={() => {
          setRows([...rows, { key: nextKey, name: '', value: '', kept: undefined }])
          setNextKey(nextKey + 1)
        }}
      >
        <Icon of={plusIcon} size={16} />
        添加一行
      </button>
    </fieldset>
  )
}
