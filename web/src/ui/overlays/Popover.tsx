import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Popover.module.css'

interface PopoverProps {
  label: string
  trigger: ReactNode
  className: string | undefined
  /** `below` aligns with the button's right edge, `below-start` with its left edge; both open upwards near the bottom of the screen. */
  side: 'below' | 'below-start' | 'beside'
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

const gapPx = 6
const edgePx = 8

// Below this width the panel aligns with the screen's edge, because the button's edge would leave too little width.
const maxPhoneWidthPx = 480

const positionBelow = (anchor: Element, isAtStart: boolean): Partial<CSSStyleDeclaration> => {
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  const { clientWidth: width } = document.documentElement
  const side = isAtStart
    ? { left: `${width < maxPhoneWidthPx ? edgePx : left}px` }
    : { right: `${width < maxPhoneWidthPx ? edgePx : Math.max(width - right, edgePx)}px` }
  // Not enough space below the button: open upwards.
  if (top > (innerHeight * 2) / 3) return { ...side, top: 'auto', bottom: `${innerHeight - top + gapPx}px` }
  return { ...side, top: `${bottom + gapPx}px`, bottom: 'auto' }
}

const positionBeside = (anchor: Element): Partial<CSSStyleDeclaration> => {
  const { top, bottom, right } = anchor.getBoundingClientRect()
  const left = `${right + gapPx}px`
  // In the lower half, grow upwards to stay on the screen.
  if (top > innerHeight / 2) return { left, top: 'auto', bottom: `${innerHeight - bottom}px` }
  return { left, top: `${top}px`, bottom: 'auto' }
}

/** Uses the native popover: closes on Escape and on an outside press, and Tab moves from the button into the panel. */
export const Popover = ({ label, trigger, className, side, onOpen, children }: PopoverProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const positionPanel = (): void => {
    if (!button.current || !panel.current) return
    const position =
      side === 'beside' ? positionBeside(button.current) : positionBelow(button.current, side === 'below-start')
    Object.assign(panel.current.style, position)
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
          positionPanel()
          onOpen?.()
        }}
      >
        {children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  )
}
