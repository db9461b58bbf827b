import { useEffect } from 'react'

/** The first button of the dialog on top, else the row of the list that Tab would reach, else the content of the page. */
const findFallback = (): HTMLElement | null =>
  [...document.querySelectorAll('dialog[open]:not([data-mode="beside"])')].at(-1)?.querySelector('button') ??
  document.querySelector<HTMLElement>('#main tbody tr[tabindex="0"]') ??
  document.getElementById('main')

/**
 * Moves the focus to the content when the focused element disappears, such as the bar of a selection or a message. Otherwise keyboard users
 * would start again at the top of the page.
 */
export const useFocusFallback = (): void =>
  useEffect(() => {
    let focused: EventTarget | null = null
    let frame = 0
    const remember = ({ target }: FocusEvent): void => {
      focused = target
    }
    const restore = (): void => {
      if (document.activeElement === document.body) findFallback()?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected) return
      focused = null
      // After the frame, because dialogs restore the focus themselves.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(restore)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', remember)
    }
  }, [])
