import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { plusIcon, trashIcon } from '../../../icons.ts'
import { RowDragArea, useRowDrag } from '../../../kit/table/RowDrag.tsx'
import type { RowDrop } from '../../../kit/table/RowDrag.tsx'
import { dropPositionOf, reorderIds } from '../../../kit/table/reorder.ts'
import type { MoveTarget } from '../../../kit/table/reorder.ts'
import { MoveButtons, MoveGrip } from '../../../kit/table/MoveButtons.tsx'
import cells from '../../../kit/table/cells.module.css'
import { defaultOf } from '../setting-schema.ts'
import type { FieldErrors, FieldSchema } from '../setting-schema.ts'
import { innerErrors } from './control-props.ts'
import type { NestingProps } from './control-props.ts'
import { ObjectFields } from './ObjectControl.tsx'
import styles from './controls.module.css'

type Item = Record<string, unknown>

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
  const move = (index: number, to: MoveTarget): void => {
    const order = reorderIds([...value.keys()], index, to)
    if (order.every((from, at) => from === at)) return
    const inOrder = <T,>(list: readonly T[]): T[] => order.flatMap((from) => list.slice(from, from + 1))
    set(inOrder(value), inOrder(keys))
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
              onMove={(to) => move(index, to)}
              onDrop={({ overKey, position }) => move(index, { overKey: keys.indexOf(overKey), position })}
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
  onMove: (to: MoveTarget) => void
  onDrop: (drop: RowDrop) => void
  onRemove: () => void
  children: ReactNode
}

const ListItem = ({ itemKey, label, index, count, errors, onMove, onDrop, onRemove, children }: ListItemProps) => {
  const { setRow, grip, dataAttributes } = useRowDrag(itemKey, { onDrop })
  const name = `${label} ${index + 1}`
  return (
    <li data-row className={styles.item} data-invalid={Object.keys(errors).length > 0} {...dataAttributes}>
      <div className={styles.itemHead}>
        <MoveGrip name={name} position={`共 ${count} 项`} drag={{ setRow, grip }} onMove={onMove} />
        <b className="num">{name}</b>
        <span className={cells.moves}>
          <MoveButtons name={name} isFirst={index === 0} isLast={index === count - 1} onMove={onMove} />
          <button type="button" className="btn btn-icon btn-small" aria-label={`删除 ${name}`} onClick={onRemove}>
            <Icon of={trashIcon} size={18} />
          </button>
        </span>
      </div>
      {children}
    </li>
  )
}
