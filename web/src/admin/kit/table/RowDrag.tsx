import {
  DndContext,
  PointerSensor,
  useDndMonitor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Collision, CollisionDetection } from '@dnd-kit/core'
import { createContext, use, useCallback, useState } from 'react'
import type { ReactNode } from 'react'

/** Drop position relative to the row under the pointer. */
export type DropPosition = 'before' | 'after' | 'inside'

export interface RowDrop {
  overKey: number
  position: DropPosition
}

/** Returns the allowed drop position, if any. `part` is the pointer's vertical position within the row, 0–1. */
export type DropPositionOf = (key: number, overKey: number, part: number) => DropPosition | undefined

const DropContext = createContext<RowDrop | undefined>(undefined)

/** The row under the pointer, or the last row when the pointer is below it. */
const findRow = ({ droppableRects, pointerCoordinates }: Parameters<CollisionDetection>[0]) => {
  if (!pointerCoordinates) return undefined
  const { y } = pointerCoordinates
  const rows = [...droppableRects].toSorted(([, a], [, b]) => a.top - b.top)
  const found = rows.find(([, { bottom }]) => y <= bottom) ?? rows.at(-1)
  return found && { overKey: Number(found[0]), part: (y - found[1].top) / found[1].height }
}

const detectDrop =
  (dropPositionOf: DropPositionOf): CollisionDetection =>
  (args) => {
    const row = findRow(args)
    const key = Number(args.active.id)
    const position = row && row.overKey !== key && dropPositionOf(key, row.overKey, row.part)
    return position ? [{ id: row.overKey, data: { position } }] : []
  }

const dropOf = (collisions: Collision[] | null): RowDrop | undefined => {
  const [found] = collisions ?? []
  return found && { overKey: Number(found.id), position: found.data?.['position'] as DropPosition }
}

/** Dragging is for pointers: screen readers get the keys of the grip, whose result the list announces. */
const accessibility = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}

/** Rows inside it can be dragged with `useRowDrag`. Escape cancels; near an edge the list scrolls. */
export const RowDragArea = ({ dropPositionOf, children }: { dropPositionOf: DropPositionOf; children: ReactNode }) => {
  const [drop, setDrop] = useState<RowDrop>()
  const end = (): void => setDrop(undefined)
  return (
    <DndContext
      accessibility={accessibility}
      autoScroll={{ threshold: { x: 0, y: 0.15 } }}
      sensors={useSensors(useSensor(PointerSensor))}
      collisionDetection={detectDrop(dropPositionOf)}
      onDragMove={({ collisions }) => {
        const next = dropOf(collisions)
        setDrop((previous) =>
          previous?.overKey === next?.overKey && previous?.position === next?.position ? previous : next,
        )
      }}
      onDragEnd={end}
      onDragCancel={end}
    >
      <DropContext value={drop}>{children}</DropContext>
    </DndContext>
  )
}

export type RowDrag = ReturnType<typeof useRowDrag>

interface RowDragOptions {
  isDisabled?: boolean
  onDrop: (drop: RowDrop) => void
}

/**
 * Makes a table row, or an element with `data-drag-row`, draggable. `setRow` takes the row or an element inside it, `grip` the props of
 * the handle; `dataAttributes` show the dragged row and the drop position to the stylesheet.
 */
export const useRowDrag = (key: number, { isDisabled = false, onDrop }: RowDragOptions) => {
  const drop = use(DropContext)
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id: key, disabled: isDisabled })
  const { setNodeRef: setDropTarget } = useDroppable({ id: key })
  useDndMonitor({
    onDragEnd: ({ active, collisions }) => {
      const last = dropOf(collisions)
      if (active.id === key && last) onDrop(last)
    },
  })
  const setRow = useCallback(
    (element: HTMLElement | null): void => {
      const row = element?.closest<HTMLElement>('[data-row], [data-drag-row]') ?? null
      setDragged(row)
      setDropTarget(row)
    },
    [setDragged, setDropTarget],
  )
  return {
    setRow,
    grip: listeners,
    dataAttributes: {
      'data-dragged': isDragging || undefined,
      'data-drop': drop?.overKey === key ? drop.position : undefined,
    },
  }
}
