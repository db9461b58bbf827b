import { dismissToast, useToasts } from '../../lib/browser/toast.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../icons/icons.ts'
import styles from './Toaster.module.css'

const icons = { success: checkIcon, info: infoIcon, error: alertIcon }

/** A popover, so that toasts are above an open dialog. */
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
      {toasts.map(({ id, kind, text, action }) => (
        <div key={id} className={styles.toast} data-kind={kind}>
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
      ))}
    </output>
  )
}
