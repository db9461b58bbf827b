import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { downIcon, gripIcon, plusIcon, trashIcon, upIcon } from '../../../icons.ts'
import { RowDragArea, useRowDrag } from '../../../kit/table/RowDrag.tsx'
import type { DropPositionOf } from '../../../kit/table/RowDrag.tsx'
import cells from '../../../kit/table/cells.module.css'
import { defaultOf } from '../setting-schema.ts'
import type { FieldErrors, FieldSchema } from '../setting-schema.ts'
import { innerErrors } from './control-props.ts'
import type { NestingProps } from './control-props.ts'
import { ObjectFields } from './ObjectControl.tsx'
import styles from './controls.module.css'

type Item = Record<string, unknown>

const dropPositionOf: DropPositionOf = (_key, _over, part) => (part < 0.5 ? 'before' : 'after')

const move = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** A list of objects: add, remove, and order by dragging or by buttons. */
export const ObjectListControl = ({
  label,
  schema,
  name,
  value,
  errors,
  Field,
  onChange,
  onBlur,
}: NestingProps<Item[]>) => {
  const id = useId()
  const nextKey = useRef(value.length)
  // An item has no id of its own: the keys follow the items, so that drafts of secrets move with them.
  const [keys, setKeys] = useState<readonly number[]>(() => value.map((_, index) => index))
  const added = useRef<number>(undefined)
  const list = useRef<HTMLOListElement>(null)
  const itemSchema: FieldSchema = schema.items ?? { type: 'object' }
  useEffect(() => {
    if (added.current === undefined) return
    added.current = undefined
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [value.length])
  const set = (items: Item[], itemKeys: readonly number[]): void => {
    setKeys(itemKeys)
    onChange(items)
  }
  const moveTo = (from: number, to: number): void => {
    if (to < 0 || to >= value.length || to === from) return
    set(move(value, from, to), move(keys, from, to))
  }
  const ownError = errors['']
  return (
    <fieldset className={styles.list} aria-describedby={schema.help ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {schema.help && (
        <p id={`${id}-hint`} className={styles.hint}>
          {schema.help}
        </p>
      )}
      <RowDragArea dropPositionOf={dropPositionOf}>
        <ol ref={list}>
          {value.map((item, index) => (
            <ListItem
              key={keys[index]}
              itemKey={keys[index] ?? index}
              label={label}
              index={index}
              count={value.length}
              onMove={(to) => moveTo(index, to)}
              onDrop={(overKey, isAfter) => {
                const over = keys.indexOf(overKey) + (isAfter ? 1 : 0)
                moveTo(index, over > index ? over - 1 : over)
              }}
              onRemove={() =>
                set(
                  value.filter((_, at) => at !== index),
                  keys.filter((_, at) => at !== index),
                )
              }
              errors={innerErrors(errors, String(index))}
            >
              <ObjectFields
                label={label}
                schema={itemSchema}
                Field={Field}
                name={`${name}.${keys[index]}`}
                value={item}
                errors={innerErrors(errors, String(index))}
                onChange={(next) => onChange(value.with(index, next as Item))}
                onBlur={onBlur}
              />
            </ListItem>
          ))}
        </ol>
      </RowDragArea>
      {ownError && <span className="field-error">{ownError}</span>}
      <button
        type="button"
        className="btn btn-line"
        onClick={() => {
          const key = nextKey.current++
          added.current = key
          set([...value, defaultOf(itemSchema) as Item], [...keys, key])
        }}
      >
        <Icon of={plusIcon} size={16} />
        添加{label}
      </button>
    </fieldset>
  )
}

interface ListItemProps {
  itemKey: number
  label: string
  index: number
  count: number
  errors: FieldErrors
  onMove: (to: number) => void
  onDrop: (overKey: number, isAfter: boolean) => void
  onRemove: () => void
  children: ReactNode
}

const ListItem = ({ itemKey, label, index, count, errors, onMove, onDrop, onRemove, children }: ListItemProps) => {
  const { setRow, grip, dataAttributes } = useRowDrag(itemKey, {
    onDrop: ({ overKey, position }) => onDrop(overKey, position === 'after'),
  })
  const name = `${label} ${index + 1}`
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = targets[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <li data-row className={styles.item} data-invalid={Object.keys(errors).length > 0} {...dataAttributes}>
      <div className={styles.itemHead}>
        <button
          ref={setRow}
          type="button"
          className={`btn btn-icon btn-small ${cells.grip}`}
          {...grip}
          aria-label={`移动 ${name}，共 ${count} 项`}
          title="拖动，或用 ↑↓ Home End 移动"
          onKeyDown={onKeyDown}
        >
          <Icon of={gripIcon} size={18} />
        </button>
        <b className="num">{name}</b>
        <span className={cells.moves}>
          <button
            type="button"
            className="btn btn-icon btn-small"
            aria-label={`上移 ${name}`}
            aria-disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <Icon of={upIcon} size={18} />
          </button>
          <button
            type="button"
            className="btn btn-icon btn-small"
            aria-label={`下移 ${name}`}
            aria-disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <Icon of={downIcon} size={18} />
          </button>
          <button type="button" className="btn btn-icon btn-small" aria-label={`删除 ${name}`} onClick={onRemove}>
            <Icon of={trashIcon} size={18} />
          </button>
        </span>
      </div>
      {children}
    </li>
  )
}
