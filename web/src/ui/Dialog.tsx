import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { closeIcon } from './icons.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** `small` is as wide as a captcha; `sheet` comes from the bottom edge on phones. */
  shape?: 'small' | 'narrow' | 'wide' | 'sheet'
}

/** A modal dialog. The browser's own element keeps the focus inside, closes on Escape and gives the focus back. */
export const Dialog = ({ title, onClose, children, shape = 'narrow' }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(keepScrollbarRoom, [])
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    // Not where it would bring a keyboard up over half of the screen.
    if (matchMedia('(hover: hover)').matches) dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [])
  return (
    // A press on the backdrop arrives as a press on the element itself. Escape is the keyboard's way out.
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

/**
 * The page behind does not scroll while a dialog is open, and takes the room of the scrollbar as padding: a reserved gutter
 * would stay bright beside the backdrop.
 */
const keepScrollbarRoom = (): (() => void) | undefined => {
  const { documentElement: page } = document
  // A dialog over a dialog finds the room kept.
  if (page.style.getPropertyValue('--scrollbar-room')) return undefined
  page.style.setProperty('--scrollbar-room', `${innerWidth - page.clientWidth}px`)
  return () => void page.style.removeProperty('--scrollbar-room')
}
