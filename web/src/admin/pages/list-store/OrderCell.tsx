import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downIcon, gripIcon, upIcon } from '../../icons.ts'
import cells from '../../kit/table/cells.module.css'
import type { ShownList } from '../../kit/list/CrudPage.tsx'
import { useRowDrag } from '../../kit/table/RowDrag.tsx'
import type { MoveTarget } from './reorder.ts'
import { useReorder } from './use-reorder.ts'
import type { StoredItem, storedList } from './use-reorder.ts'

interface OrderCellProps {
  row: StoredItem
  list: ShownList<typeof storedList>
}

const keyTargets: Readonly<Record<string, MoveTarget>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

export const OrderCell = ({ row: { id, name, type }, list }: OrderCellProps) => {
  const { state, page } = list
  const order = useReorder(type, list)
  const { setRow, grip, dataAttributes } = useRowDrag(id, {
    onDrop: ({ overKey, position: at }) => at !== 'inside' && order.mutate({ id, to: { overKey, position: at } }),
  })
  const [hasMoved, setMoved] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const index = page.rows?.findIndex((row) => row.id === id) ?? -1
  const position = (state.page - 1) * state.size + index + 1
  // Moving a row in the DOM removes its focus.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) pressed.current.focus()
  }, [index])
  const isLimit = (to: MoveTarget): boolean =>
    to === 'up' || to === 'first' ? position === 1 : (to === 'down' || to === 'last') && position === page.total
  const move = (to: MoveTarget, button: HTMLButtonElement): void => {
    pressed.current = button
    if (isLimit(to)) return
    setMoved(true)
    order.mutate({ id, to })
  }
  const onGripKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const to = keyTargets[event.key]
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(to, event.currentTarget)
  }
  return (
    <span className={cells.moves}>
      <button
        ref={setRow}
        type="button"
        className={`btn btn-icon btn-small ${cells.grip}`}
        {...dataAttributes}
        {...grip}
        aria-label={`移动 ${name}，第 ${position} 位，共 ${page.total} 条`}
        title="拖动，或用 ↑↓ Home End 移动"
        onKeyDown={onGripKey}
      >
        <Icon of={gripIcon} size={18} />
      </button>
      {(['up', 'down'] as const).map((to) => (
        <button
          key={to}
          type="button"
          className="btn btn-icon btn-small"
          aria-label={`${to === 'up' ? '上移' : '下移'} ${name}`}
          aria-disabled={isLimit(to)}
          onClick={(event) => move(to, event.currentTarget)}
        >
          <Icon of={to === 'up' ? upIcon : downIcon} size={18} />
        </button>
      ))}
      <output className="vh">{hasMoved && `${name}：第 ${position} 位，共 ${page.total} 条`}</output>
    </span>
  )
}
