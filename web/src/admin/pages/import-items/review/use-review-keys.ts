import { useEffect, useRef } from 'react'

/** Actions by key; an undefined action is disabled. */
export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>

/** Whether the focus is in a text field, a popover or a dialog with its own keys. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"])') ||
    target.closest('[popover], dialog:not([data-mode])') !== null)

/** Minimum interval between repeats of a held key, about as long as a navigation takes. */
const repeatMs = 150

/** Review shortcuts for the whole page, except while typing or under a modal dialog. They take precedence over the table's keys. */
export const useReviewKeys = (keys: ReviewKeys | undefined): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let lastMs = -Infinity
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return
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
