import { useEffect } from 'react'

/** ⌘K or Ctrl K from anywhere, except under a modal dialog. */
export const usePaletteKey = (onOpen: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]:not([data-mode="beside"])')) onOpen()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onOpen])
}
