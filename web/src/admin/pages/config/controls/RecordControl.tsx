import { useId, useState } from 'react'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { plusIcon, trashIcon } from '../../../icons.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

interface Row {
  key: number
  name: string
  value: string
  /** The stored value of a secret, which the form does not show. */
  kept: string | undefined
}

const nameErrorOf = (rows: readonly Row[], { key, name }: Row): string | undefined => {
  if (name === '') return '请填写名称'
  return rows.some((row) => row.key < key && row.name === name) ? '名称重复' : undefined
}

/** Free names with texts. Rows without a name, and repeated names, are not part of the value. */
export const RecordControl = ({
  label,
  schema,
  value,
  errors,
  onChange,
  onBlur,
}: ControlProps<Record<string, string>>) => {
  const id = useId()
  const isSecret = schema.private === true
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Object.entries(value).map(([name, text], key) => ({
      key,
      name,
      value: isSecret ? '' : text,
      kept: isSecret ? text : undefined,
    })),
  )
  const [nextKey, setNextKey] = useState(rows.length)
  const set = (next: readonly Row[]): void => {
    setRows(next)
    const valid = next.filter((row) => nameErrorOf(next, row) === undefined)
    onChange(Object.fromEntries(valid.map((row) => [row.name, row.value === '' ? (row.kept ?? '') : row.value])))
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
      {errors[''] && <span className="field-error">{errors['']}</span>}
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
