import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { interceptHistory } from '../../../lib/browser/history-guard.ts'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { locationKeyOf } from '../list/use-open-row.ts'

export interface LeaveGuard {
  /** Runs `leave` at once, or after confirmation while there are unsaved changes. */
  confirmLeave: (leave: () => void) => void
  dialog: ReactNode
}

/** Index of the history entry in the router's state. */
const historyIndex = (state: unknown): number => {
  const index = (state as { idx?: unknown } | null)?.idx
  return typeof index === 'number' ? index : 0
}

/** Target of a plain click on a link of this site; undefined for clicks that open elsewhere. */
const linkTarget = (event: MouseEvent): URL | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  return url.origin === location.origin ? url : undefined
}

/**
 * While `isDirty`, asks for confirmation before unsaved changes are lost: by closing, links, the back button or leaving the site.
 * The router can block only within its data API, so clicks and popstate events are intercepted before it.
 */
export const useLeaveGuard = (isDirty: boolean): LeaveGuard => {
  const navigate = useNavigate()
  const currentLocation = useLocation()
  const [leave, setLeave] = useState<() => void>()
  const isConfirmed = useRef(false)
  const confirmLeave = useCallback(
    (next: () => void): void => {
      if (isDirty) setLeave(() => next)
      else next()
    },
    [isDirty],
  )
  useEffect(() => {
    if (!isDirty) return undefined
    isConfirmed.current = false
    const locationKey = locationKeyOf(currentLocation)
    const index = historyIndex(history.state)
    const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
    const onClick = (event: MouseEvent): void => {
      const url = linkTarget(event)
      if (!url || locationKeyOf(url) === locationKey) return
      event.preventDefault()
      event.stopPropagation()
      setLeave(() => () => void navigate(url.pathname + url.search + url.hash))
    }
    const removeInterceptor = interceptHistory((event) => {
      const steps = historyIndex(event.state) - index
      if (isConfirmed.current || steps === 0 || locationKeyOf(location) === locationKey) return false
      // The URL has already changed: restore it, and repeat the step after confirmation.
      history.go(-steps)
      setLeave(() => () => history.go(steps))
      return true
    })
    addEventListener('beforeunload', onBeforeUnload)
    addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('beforeunload', onBeforeUnload)
      removeEventListener('click', onClick, { capture: true })
      removeInterceptor()
    }
  }, [isDirty, currentLocation, navigate])
  const dialog = leave && (
    <ConfirmDialog
      title="放弃没有保存的修改？"
      action="放弃修改"
      cancel="继续编辑"
      isDanger
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined)
        isConfirmed.current = true
        leave()
      }}
    >
      <p>离开之后，刚才填写的内容就没有了。</p>
    </ConfirmDialog>
  )
  return { confirmLeave, dialog }
}
