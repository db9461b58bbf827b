import { useEffect } from 'react'
import { searchInputId } from '../ui/SearchBox.tsx'
import { isTyping, useHelpKey } from '../lib/browser/use-help-key.ts'

/** Keys of all public pages: `/` and Ctrl or ⌘ K focus the search field, `?` opens the list of keys. */
export const useShortcuts = (onHelp: () => void): void => {
  useHelpKey(onHelp)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return
      const isSearchShortcut =
        (event.key === '/' && !isTyping(event.target)) ||
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
      const field = document.getElementById(searchInputId)
      if (isSearchShortcut && field instanceof HTMLInputElement) {
        event.preventDefault()
        field.focus()
        field.select()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
