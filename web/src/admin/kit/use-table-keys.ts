import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isTyping } from '../../layout/use-help-key.ts'

interface TableKeys {
  /** Around the rows; each row carries `data-row`. */
  area: RefObject<HTMLElement | null>
  onOpen: ((index: number) => void) | undefined
  onSelect: ((index: number) => void) | undefined
}

/** The list's own filter field carries this, so that `/` finds it. */
export const mainFilterAttribute = { 'data-main-filter': true }

/**
 * Keys of a list: ↑↓ or k j go from row to row, Enter opens the row, x ticks it, b goes to what can be done with the ticked ones, / goes to the filter. They count while
 * nothing else has the focus; never while somebody types, nor under a dialog.
 */
export const useTableKeys = ({ area, onOpen, onSelect }: TableKeys): void => {
  const latest = useRef({ onOpen, onSelect })
  useEffect(() => {
    latest.current = { onOpen, onSelect }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
      if (document.querySelector('dialog[open]:not([data-mode="beside"])')) return
      if (event.key === '/') {
        event.preventDefault()
        const field = document.querySelector<HTMLInputElement>('[data-main-filter]')
        field?.focus()
        field?.select()
        return
      }
      const bar = document.querySelector<HTMLElement>('[data-bulk] button')
      if (event.key === 'b' && bar) {
        event.preventDefault()
        bar.focus()
        return
      }
      const isHere = area.current?.contains(target) || target.contains(area.current)
      if (isHere && pressRowKey(event, target, area.current, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [area])
}

/** Whether the key was one of the rows'. */
const pressRowKey = (
  { key }: KeyboardEvent,
  target: HTMLElement,
  area: HTMLElement | null,
  { onOpen, onSelect }: Pick<TableKeys, 'onOpen' | 'onSelect'>,
): boolean => {
  const rows = [...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  // Where the focus is, else where it was.
  const focused = target.closest<HTMLElement>('[data-row]')
  const index = focused ? rows.indexOf(focused) : rows.findIndex((row) => row.dataset.active === 'true')
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[key]
  if (step) {
    rows[Math.min(Math.max(index + step, 0), rows.length - 1)]?.focus()
    return rows.length > 0
  }
  if (index < 0) return false
  if (key === 'x' && onSelect) onSelect(index)
  else if (key === 'Enter' && onOpen && (target === focused || target.contains(area))) onOpen(index)
  else return false
  return true
}
