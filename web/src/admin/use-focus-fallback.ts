import { useEffect } from 'react'

/** The first button of the dialog on top, else the row of the list that Tab would reach, else the content of the page. */
const findFallback = (): HTMLElement | null =>
  [...document.querySelectorAll('dialog[open]:not([data-mode="beside"])')].at(-1)?.querySelector('button') ??
  document.querySelector<HTMLElement>('#main tbody tr[tabindex="0"]') ??
  document.getElementById('main')

/** A button that is disabled while its call runs gets the focus back if it is enabled again within this time. */
const disabledMs = 1_000

/**
 * Moves the focus to the content when the focused element disappears or stays disabled, such as the bar of a selection, a message or the
 * button of a saved form. Otherwise keyboard users would start again at the top of the page.
 */
export const useFocusFallback = (): void =>
  useEffect(() => {
    let focused: HTMLElement | null = null
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent): void => {
      focused = target instanceof HTMLElement ? target : null
      clearTimeout(timer)
      timer = undefined
    }
    const restore = (): void => {
      timer = undefined
      if (document.activeElement === document.body) findFallback()?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (!focused) return
      if (!focused.isConnected) {
        focused = null
        // After the frame, because dialogs restore the focus themselves.
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(restore)
      } else if (focused.matches(':disabled')) timer ??= setTimeout(restore, disabledMs)
      else if (timer !== undefined && document.activeElement === document.body) focused.focus({ preventScroll: true })
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
    }
  }, [])
