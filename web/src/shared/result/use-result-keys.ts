import { useEffect } from 'react'
import { copyText } from '../../lib/browser/clipboard.ts'
import { searchInputId } from '../../ui/SearchBox.tsx'

/** Arrow keys move between results, also from the search field; `c` copies the share of the focused result. */
export const useResultKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return
      const target = event.target instanceof HTMLElement ? event.target : document.body
      const isTyping = target.matches('input, textarea, select')
      if (isTyping && !(target.id === searchInputId && event.key === 'ArrowDown')) return
      const results = [...document.querySelectorAll<HTMLElement>('[data-result]')]
      const index = results.findIndex((result) => result.contains(target))
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = event.key === 'ArrowDown' ? Math.min(index + 1, results.length - 1) : index - 1
        if (next < 0) return
        event.preventDefault()
        results[next]?.querySelector('a')?.focus()
      } else if (event.key === 'c' && results[index]?.dataset.line) {
        void copyText(results[index].dataset.line)
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
