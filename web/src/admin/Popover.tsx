import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Popover.module.css'

interface PopoverProps {
  label: string
  /** What stands in the button. */
  trigger: ReactNode
  className: string | undefined
  /** Under the button, flush with its right edge, or to the right of it. */
  side: 'below' | 'beside'
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

const gapPx = 6
const edgePx = 8

/**
 * A button and what it opens. The browser's own popover closes on Escape and on a press elsewhere, and the Tab key goes
 * from the button into it.
 */
export const Popover = ({ label, trigger, className, side, onOpen, children }: PopoverProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = (): void => {
    if (!button.current || !panel.current) return
    const anchor = button.current.getBoundingClientRect()
    const { style } = panel.current
    style.top = `${side === 'below' ? anchor.bottom + gapPx : anchor.top}px`
    if (side === 'below') {
      style.right = `${Math.max(document.documentElement.clientWidth - anchor.right, edgePx)}px`
    } else style.left = `${anchor.right + gapPx}px`
  }
  return (
    <>
      <button ref={button} type="button" className={className} popoverTarget={id} aria-label={label} title={label}>
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return
          place()
          onOpen?.()
        }}
      >
        {children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  )
}
