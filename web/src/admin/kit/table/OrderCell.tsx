import { useEffect, useRef, useState } from 'react'
import type { ShownList } from '../list/CrudPage.tsx'
import type { ListSpec } from '../list/list-spec.ts'
import { useReorder } from '../list/use-reorder.ts'
import type { Reorder } from '../list/use-reorder.ts'
import cells from './cells.module.css'
import { MoveButtons, MoveGrip } from './MoveButtons.tsx'
import type { MoveStep } from './reorder.ts'
import { useRowDrag } from './RowDrag.tsx'

interface OrderCellProps<L extends ListSpec> {
  row: { id: number; name: string }
  list: ShownList<L>
  reorder: Reorder<L>
}

/** Moves a row of a list that has an order of its own. Needs a `RowDragArea` around the list. */
export const OrderCell = <L extends ListSpec>({ row: { id, name }, list, reorder }: OrderCellProps<L>) => {
  const { state, page } = list
  const order = useReorder(list, reorder)
  const drag = useRowDrag(id, { onDrop: (to) => order.mutate({ id, to }) })
  const [hasMoved, setMoved] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const index = page.rows?.findIndex((row) => (row as { id: number }).id === id) ?? -1
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
