import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isTyping } from '../../../lib/browser/use-help-key.ts'

interface TableKeys {
  area: RefObject<HTMLElement | null>
  onOpen: ((index: number) => void) | undefined
  onSelect: ((index: number) => void) | undefined
}

/** Marks the filter field that `/` focuses. */
export const mainFilterAttribute = { 'data-main-filter': true }

/** Marks the button that `n` presses. */
export const newRowAttribute = { 'data-new-row': true, 'aria-keyshortcuts': 'n' }

const pressedByKey: Readonly<Record<string, string>> = {
  n: '[data-new-row]',
  '[': 'main a[rel="prev"]',
  ']': 'main a[rel="next"]',
}

const findPressed = (key: string): HTMLElement | null => {
  const selector = pressedByKey[key]
  return selector === undefined ? null : document.querySelector<HTMLElement>(selector)
}

/**
 * Table shortcuts: ↑↓ or k j move, Enter opens, x selects, b goes to the bulk actions, / to the filter, n adds a row, [ and ] turn the
 * page.
 * Ignored while typing and under a modal dialog.
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
      const pressed = findPressed(event.key)
      if (pressed) {
        event.preventDefault()
        pressed.click()
        return
      }
      const isHere = area.current?.contains(target) || target.contains(area.current)
      if (isHere && handleRowKey(event, target, area.current, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [area])
}

const handleRowKey = (
  { key }: KeyboardEvent,
  target: HTMLElement,
  area: HTMLElement | null,
  { onOpen, onSelect }: Pick<TableKeys, 'onOpen' | 'onSelect'>,
): boolean => {
  const rows = [...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  // The focused row, else the last focused one.
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
