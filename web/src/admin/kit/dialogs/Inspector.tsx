import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useMediaQuery } from '../use-media-query.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { closeIcon } from '../../../ui/icons/icons.ts'
import styles from './Inspector.module.css'

interface InspectorProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A row's details: a non-modal dialog beside the list on wide screens, so that the list stays usable, else a modal sheet.
 * Takes the focus on opening and restores it on closing.
 */
export const Inspector = ({ title, onClose, children }: InspectorProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const mode = useMediaQuery('(min-width: 1024px)') ? 'beside' : 'sheet'
  useEffect(() => {
    const previousFocus = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    dialog.removeAttribute('open')
    if (mode === 'sheet') dialog.showModal()
    else dialog.setAttribute('open', '')
    heading.current?.focus({ preventScroll: true })
  }, [mode])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own key
    <dialog
      ref={element}
      className={styles.inspector}
      data-mode={mode}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // Leave Escape to a confirmation dialog above the inspector.
        const isInside = event.target instanceof Element && event.target.closest('dialog') === element.current
        if (event.key !== 'Escape' || !isInside) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="btn btn-icon" onClick={onClose} aria-label="关闭">
          <Icon of={closeIcon} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
