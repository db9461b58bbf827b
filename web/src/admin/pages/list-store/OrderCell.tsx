import { useEffect, useRef, useState } from 'react'
import type { ShownList } from '../../kit/list/CrudPage.tsx'
import cells from '../../kit/table/cells.module.css'
import { MoveButtons, MoveGrip } from '../../kit/table/MoveButtons.tsx'
import type { MoveStep } from '../../kit/table/reorder.ts'
import { useRowDrag } from '../../kit/table/RowDrag.tsx'
import { useReorder } from './use-reorder.ts'
import type { StoredItem, storedList } from './use-reorder.ts'

interface OrderCellProps {
  row: StoredItem
  list: ShownList<typeof storedList>
}

export const OrderCell = ({ row: { id, name, type }, list }: OrderCellProps) => {
  const { state, page } = list
  const order = useReorder(type, list)
  const drag = useRowDrag(id, { onDrop: (to) => order.mutate({ id, to }) })
  const [hasMoved, setMoved] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const index = page.rows?.findIndex((row) => row.id === id) ?? -1
  const position = (state.page - 1) * state.size + index + 1
  // Moving a row in the DOM removes its focus.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) pressed.current.focus()
  }, [index])
  const isFirst = position === 1
  const isLast = position === page.total
  const move = (to: MoveStep, button: HTMLButtonElement): void => {
    pressed.current = button
    if (to === 'up' || to === 'first' ? isFirst : isLast) return
    setMoved(true)
    order.mutate({ id, to })
  }
  const place = `第 ${position} 位，共 ${page.total} 条`
  return (
    <span className={cells.moves}>
      <MoveGrip name={name} position={place} drag={drag} onMove={move} />
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={move} />
      <output className="vh">{hasMoved && `${name}：${place}`}</output>
    </span>
  )
}
