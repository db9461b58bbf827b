import { useEffect } from 'react'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

/** Calls `onHelp` when `?` is pressed, except while typing or under a modal dialog. */
export const useHelpKey = (onHelp: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '?' || isTyping(event.target)) return
      if (document.querySelector('dialog[open]:not([data-mode="beside"])')) return
      event.preventDefault()
      onHelp()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onHelp])
}
