import type { PointerEvent as ReactPointerEvent } from 'react'

/** Drop position relative to the row under the pointer. */
export type Place = 'before' | 'after' | 'inside'

interface RowDrag {
  /** Returns the allowed drop position, if any. `part` is the pointer's vertical position within the row, 0–1. */
  placeOf: (key: string, over: string, part: number) => Place | undefined
  onDrop: (key: string, over: string, place: Place) => void
}

const edgePx = 40
const scrollPx = 8

const scrollerOf = (element: Element | null): Element => {
  for (let one = element; one && one !== document.body; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return document.scrollingElement ?? document.documentElement
}

/**
 * Drags a table row by its handle, with mouse, pen or touch. Rows carry their key in `data-row`; during the drag, `data-dragged` and
 * `data-drop` mark them for the stylesheet. Escape cancels.
 */
export const dragRow = (event: ReactPointerEvent, { placeOf, onDrop }: RowDrag): void => {
  const row = event.currentTarget.closest<HTMLElement>('[data-row]')
  const table = row?.closest('table')
  if (!row || !table || event.button !== 0) return
  const key = row.dataset.row ?? ''
  const scroller = scrollerOf(table.parentElement)
  let over: HTMLElement | undefined
  let place: Place | undefined
  let y = event.clientY
  let frame = 0
  const look = (): void => {
    const rows = [...table.querySelectorAll<HTMLElement>('[data-row]')]
    const found = rows.find((one) => y <= one.getBoundingClientRect().bottom) ?? rows.at(-1)
    delete over?.dataset.drop
    over = found
    if (!found) return
    const { top, height } = found.getBoundingClientRect()
    place = found === row ? undefined : placeOf(key, found.dataset.row ?? '', (y - top) / height)
    if (place) found.dataset.drop = place
  }
  const scroll = (): void => {
    const isPage = scroller === document.scrollingElement
    const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect()
    const step = y < top + edgePx ? -scrollPx : y > bottom - edgePx ? scrollPx : 0
    if (step) {
      scroller.scrollTop += step
      look()
    }
    frame = requestAnimationFrame(scroll)
  }
  const onMove = (move: PointerEvent): void => {
    y = move.clientY
    row.dataset.dragged = 'true'
    look()
  }
  const end = (isDropped: boolean): void => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    removeEventListener('keydown', onKeyDown, { capture: true })
    delete row.dataset.dragged
    delete over?.dataset.drop
    if (isDropped && place && over) onDrop(key, over.dataset.row ?? '', place)
  }
  const onUp = (): void => end(true)
  const onCancel = (): void => end(false)
  const onKeyDown = (press: KeyboardEvent): void => {
    if (press.key !== 'Escape') return
    press.stopPropagation()
    end(false)
  }
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  addEventListener('keydown', onKeyDown, { capture: true })
  frame = requestAnimationFrame(scroll)
}
