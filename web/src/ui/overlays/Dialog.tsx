import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { closeIcon } from '../icons/icons.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** `small` is as wide as a captcha; `sheet` slides in from the bottom edge on phones. */
  shape?: 'small' | 'narrow' | 'wide' | 'sheet'
}

/** A modal dialog. The native element traps the focus, closes on Escape and restores the focus. */
export const Dialog = ({ title, onClose, children, shape = 'narrow' }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(reserveScrollbarWidth, [])
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    // Skipped on touch devices, where the on-screen keyboard would cover half of the page.
    if (matchMedia('(hover: hover)').matches) dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [])
  return (
    // A press on the backdrop has the dialog element as its target. Keyboard users close with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={styles.dialog}
      data-shape={shape}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === element.current) element.current.close()
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="btn btn-icon" onClick={() => element.current?.close()} aria-label="关闭">
            <Icon of={closeIcon} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** Replaces the hidden scrollbar of the page by padding. `scrollbar-gutter: stable` would stay bright beside the backdrop. */
const reserveScrollbarWidth = (): (() => void) | undefined => {
  const { documentElement: page } = document
  // An outer dialog has already set the padding.
  if (page.style.getPropertyValue('--scrollbar-width')) return undefined
  page.style.setProperty('--scrollbar-width', `${innerWidth - page.clientWidth}px`)
  return () => void page.style.removeProperty('--scrollbar-width')
}
