import { useEffect, useRef, useState } from 'react'
import { orderedColumns, visibleColumns } from './columns.tsx'
import type { Column } from './columns.tsx'
import { MoveGrip } from './MoveButtons.tsx'
import { dropPositionOf, reorderIds } from './reorder.ts'
import type { MoveTarget } from './reorder.ts'
import { RowDragArea, useRowDrag } from './RowDrag.tsx'
import type { TablePreferences } from './table-preferences.ts'
import styles from './TableTools.module.css'

interface ColumnChoiceProps<R extends object> {
  columns: readonly Column<R>[]
  preferences: TablePreferences
}

/** Shows, hides and moves columns. The first column stays first and cannot be hidden. */
export const ColumnChoice = <R extends object>({ columns, preferences }: ColumnChoiceProps<R>) => {
  const shown = visibleColumns(columns, preferences.columns)
  const movable = orderedColumns(columns, preferences.columns).slice(1)
  // Drags identify rows by number: the default position of the column.
  const ids = movable.map((column) => columns.indexOf(column))
  const move = (id: number, to: MoveTarget): void =>
    preferences.setOrder(reorderIds(ids, id, to).flatMap((index) => columns[index]?.key ?? []))
  return (
    <fieldset className={styles.columns}>
      <legend>显示的列</legend>
      <RowDragArea dropPositionOf={dropPositionOf}>
        <ul>
          {movable.map((column, index) => (
            <ColumnItem
              key={column.key}
              id={columns.indexOf(column)}
              title={column.title}
              position={`第 ${index + 1} 位，共 ${movable.length} 列`}
              isShown={shown.includes(column)}
              onShow={(isShown) => preferences.setShown(column.key, isShown)}
              onMove={move}
            />
          ))}
        </ul>
      </RowDragArea>
      <button type="button" className="btn btn-small" onClick={preferences.resetColumns}>
        恢复默认的列、顺序和宽度
      </button>
    </fieldset>
  )
}

interface ColumnItemProps {
  id: number
  title: string
  position: string
  isShown: boolean
  onShow: (isShown: boolean) => void
  onMove: (id: number, to: MoveTarget) => void
}

const ColumnItem = ({ id, title, position, isShown, onShow, onMove }: ColumnItemProps) => {
  const drag = useRowDrag(id, { onDrop: (to) => onMove(id, to) })
  const [hasMoved, setMoved] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  // Moving an item in the DOM removes its focus.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) pressed.current.focus()
  }, [position])
  return (
    <li data-drag-row>
      <label>
        <input type="checkbox" checked={isShown} onChange={(event) => onShow(event.target.checked)} />
        {title}
      </label>
      <MoveGrip
        name={title}
        position={position}
        drag={drag}
        onMove={(to, button) => {
          pressed.current = button
          setMoved(true)
          onMove(id, to)
        }}
      />
      <output className="vh">{hasMoved && `${title}：${position}`}</output>
    </li>
  )
}
