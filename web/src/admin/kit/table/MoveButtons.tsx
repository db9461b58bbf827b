import type { KeyboardEvent } from 'react'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downIcon, gripIcon, upIcon } from '../../icons.ts'
import cells from './cells.module.css'
import type { MoveStep } from './reorder.ts'
import type { RowDrag } from './RowDrag.tsx'

interface MoveProps {
  name: string
  onMove: (to: MoveStep, button: HTMLButtonElement) => void
}

interface MoveGripProps extends MoveProps {
  /** Describes the current position: 第 2 位，共 9 条. */
  position: string
  drag: Pick<RowDrag, 'setRow' | 'grip'> & Partial<RowDrag>
}

const stepsByKey: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Handle that moves a row by dragging or by keys. */
export const MoveGrip = ({ name, position, drag: { setRow, grip, dataAttributes }, onMove }: MoveGripProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const to = stepsByKey[event.key]
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(to, event.currentTarget)
  }
  return (
    <button
      ref={setRow}
      type="button"
      className={`btn btn-icon btn-small ${cells.grip}`}
      {...dataAttributes}
      {...grip}
      aria-label={`移动 ${name}，${position}`}
      title="拖动，或用 ↑↓ Home End 移动"
      onKeyDown={onKeyDown}
    >
      <Icon of={gripIcon} size={18} />
    </button>
  )
}

/** Buttons that move a row up or down. Disabled ones stay focusable, because a move may disable the pressed button. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveProps & { isFirst: boolean; isLast: boolean }) =>
  (['up', 'down'] as const).map((to) => (
    <button
      key={to}
      type="button"
      className="btn btn-icon btn-small"
      aria-label={`${to === 'up' ? '上移' : '下移'} ${name}`}
      aria-disabled={to === 'up' ? isFirst : isLast}
      onClick={(event) => onMove(to, event.currentTarget)}
    >
      <Icon of={to === 'up' ? upIcon : downIcon} size={18} />
    </button>
  ))
