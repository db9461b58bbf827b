import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { holdHistory } from '../../lib/history-guard.ts'
import { Confirm } from './Confirm.tsx'
import { placeOf } from './use-open-row.ts'

export interface LeaveGuard {
  /** Does it at once, or after the question when something would be lost. */
  ask: (leave: () => void) => void
  /** The question; to be rendered. */
  dialog: ReactNode
}

/** Where the router counts an entry of the history. */
const historyIndex = (state: unknown): number => {
  const index = (state as { idx?: unknown } | null)?.idx
  return typeof index === 'number' ? index : 0
}

/** What a press on a link inside the site would open; undefined for presses that open it elsewhere. */
const linkTarget = (event: MouseEvent): URL | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  return url.origin === location.origin ? url : undefined
}

/**
 * While `isDirty`, asks before unsaved changes are lost: by closing, by a link, by the back button, by leaving the site.
 * The router offers no such pause outside its data API, so links and steps in the history are caught before it sees them.
 */
export const useLeaveGuard = (isDirty: boolean): LeaveGuard => {
  const navigate = useNavigate()
  const here = useLocation()
  const [leave, setLeave] = useState<() => void>()
  const isAgreed = useRef(false)
  const ask = useCallback(
    (next: () => void): void => {
      if (isDirty) setLeave(() => next)
      else next()
    },
    [isDirty],
  )
  useEffect(() => {
    if (!isDirty) return undefined
    isAgreed.current = false
    const place = placeOf(here)
    const index = historyIndex(history.state)
    const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
    const onClick = (event: MouseEvent): void => {
      const url = linkTarget(event)
      if (!url || placeOf(url) === place) return
      event.preventDefault()
      event.stopPropagation()
      setLeave(() => () => void navigate(url.pathname + url.search + url.hash))
    }
    const release = holdHistory((event) => {
      const steps = historyIndex(event.state) - index
      if (isAgreed.current || steps === 0 || placeOf(location) === place) return false
      // The address has moved already: put it back, and go again once that is wished.
      history.go(-steps)
      setLeave(() => () => history.go(steps))
      return true
    })
    addEventListener('beforeunload', onBeforeUnload)
    addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('beforeunload', onBeforeUnload)
      removeEventListener('click', onClick, { capture: true })
      release()
    }
  }, [isDirty, here, navigate])
  const dialog = leave && (
    <Confirm
      title="放弃没有保存的修改？"
      action="放弃修改"
      cancel="继续编辑"
      isDanger
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined)
        isAgreed.current = true
        leave()
      }}
    >
      <p>离开之后，刚才填写的内容就没有了。</p>
    </Confirm>
  )
  return { ask, dialog }
}
