import { useEffect } from 'react'
import { searchInputId } from '../ui/SearchBox.tsx'

/** Whether a key press belongs to what the visitor is writing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Keys that work on every public page: `/` and Ctrl or ⌘ K go to the search field, `?` shows the list of keys. */
export const useShortcuts = (onHelp: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return
      const wantsSearch =
        (event.key === '/' && !isTyping(event.target)) ||
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
      const field = document.getElementById(searchInputId)
      if (wantsSearch && field instanceof HTMLInputElement) {
        event.preventDefault()
        field.focus()
        field.select()
      } else if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault()
        onHelp()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onHelp])
}
