import { useEffect, useRef } from 'react'

/** The keys of a review; a key that is missing does nothing. */
export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>

/** Somebody types, or is in what hangs over the page and has keys of its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"])') ||
    target.closest('[popover], dialog:not([data-mode])') !== null)

/** A key that is held down goes on this often: the address cannot follow faster. */
const repeatMs = 150

/**
 * One key for each thing that a review needs, wherever the focus is; never while somebody types, nor under a question. They
 * come before the keys of the table.
 */
export const useReviewKeys = (keys: ReviewKeys | undefined): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let lastMs = -Infinity
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      if (document.querySelector('dialog[open]:not([data-mode])')) return
      const press = latest.current?.[event.key]
      if (!press) return
      event.preventDefault()
      event.stopPropagation()
      if (event.repeat && event.timeStamp - lastMs < repeatMs) return
      lastMs = event.timeStamp
      press()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
