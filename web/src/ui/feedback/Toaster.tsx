import { useEffect } from 'react'
import { dismissToast, useToasts } from '../../lib/browser/toast.ts'
import type { Toast } from '../../lib/browser/toast.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../icons/icons.ts'
import styles from './Toaster.module.css'

const icons = { success: checkIcon, info: infoIcon, error: alertIcon }

/** A popover, so that toasts are above an open dialog. While the pointer or the focus is on a toast, all stay. */
export const Toaster = () => {
  const toasts = useToasts()
  return (
    <output
      className={styles.toaster}
      aria-live="polite"
      popover="manual"
      ref={(element) => {
        // Reopened for each message, because the popover shown last is on top. Hiding would take the focus away.
        if (!element?.showPopover || element.matches(':focus-within')) return
        if (element.matches(':popover-open')) element.hidePopover()
        if (toasts.length > 0) element.showPopover()
      }}
    >
      {toasts.map((toast) => (
        <Message key={toast.id} {...toast} />
      ))}
    </output>
  )
}

const Message = ({ id, kind, text, action }: Toast) => {
  // An action leaves users the time to notice a mistake and undo it.
  const ms = action ? 10_000 : 3_000
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.querySelector('output:is(:hover,:focus-within)')) dismissToast(id)
    }, ms)
    return () => clearInterval(timer)
  }, [id, ms])
  return (
    <div className={styles.toast} data-kind={kind}>
      <Icon of={icons[kind]} size={18} />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={() => dismissToast(id)} aria-label="关闭提示">
        <Icon of={closeIcon} size={16} />
      </button>
    </div>
  )
}
