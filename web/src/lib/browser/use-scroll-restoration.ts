import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { leavePage } from './previous-page.ts'

/** Scroll offset and focused link of each history entry, by location key. */
const positions = new Map<string, { top: number; href: string | null | undefined }>()

/** State of a navigation that only changes the view of the current page: focus and scroll position stay. */
export const keepViewState = { keepsFocus: true, keepsPlace: true }

/** Going back restores scroll position and focused link; a new page starts at its top with the focus on its content. */
export const useScrollRestoration = (): void => {
  const location = useLocation()
  const navigation = useNavigationType()
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const saved = positions.get(location.key)
    if (navigation === 'POP') {
      if (saved) {
        scrollTo(0, saved.top)
        if (saved.href)
          document.querySelector<HTMLElement>(`a[href="${CSS.escape(saved.href)}"]`)?.focus({ preventScroll: true })
      }
    } else {
      const { keepsFocus, keepsPlace } = (location.state ?? {}) as Partial<typeof keepViewState>
      if (!keepsPlace) scrollTo(0, 0)
      if (!keepsFocus) document.getElementById('main')?.focus({ preventScroll: true })
    }
    const remember = (): void => {
      positions.set(location.key, { top: scrollY, href: document.activeElement?.getAttribute('href') })
    }
    addEventListener('scroll', remember, { passive: true })
    document.addEventListener('focusin', remember)
    return () => {
      leavePage(location)
      removeEventListener('scroll', remember)
      document.removeEventListener('focusin', remember)
    }
    // Only a new history entry counts; navigation type and state belong to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location.key])
}
