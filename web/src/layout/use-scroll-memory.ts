import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where the visitor was on each entry of the history: how far down, and on which link. */
const places = new Map<string, { top: number; href: string | null }>()

// On the server a layout effect cannot run and React would say so.
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** State of a navigation that only changes how the page on screen looks: one stays where one is, in the same field. */
export const sameView = { keepsFocus: true, keepsPlace: true }

/** Going back returns to the place and the link that was left; a new page begins at its top with the focus on its content. */
export const useScrollMemory = (): void => {
  const location = useLocation()
  const navigation = useNavigationType()
  useBrowserEffect(() => {
    history.scrollRestoration = 'manual'
    const place = places.get(location.key)
    if (navigation === 'POP') {
      if (place) {
        scrollTo(0, place.top)
        if (place.href)
          document.querySelector<HTMLElement>(`a[href="${CSS.escape(place.href)}"]`)?.focus({ preventScroll: true })
      }
    } else {
      const { keepsFocus, keepsPlace } = (location.state ?? {}) as Partial<typeof sameView>
      if (!keepsPlace) scrollTo(0, 0)
      if (!keepsFocus) document.getElementById('main')?.focus({ preventScroll: true })
    }
    const remember = (): void => {
      const href =
        document.activeElement instanceof HTMLAnchorElement ? document.activeElement.getAttribute('href') : null
      places.set(location.key, { top: scrollY, href })
    }
    addEventListener('scroll', remember, { passive: true })
    document.addEventListener('focusin', remember)
    return () => {
      removeEventListener('scroll', remember)
      document.removeEventListener('focusin', remember)
    }
    // Only a change of the entry counts; navigation and state belong to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location.key])
}
