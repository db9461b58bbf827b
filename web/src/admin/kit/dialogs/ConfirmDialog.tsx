import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Input } from 'semantic-ui-react'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  title: string
  children?: ReactNode
  /** A specific verb, never "OK". */
  action: string
  /** Red button, for irreversible actions and for locking users out. */
  isDanger?: boolean
  /** Text that the user must type before the action is enabled. */
  requiredText?: string
  isPending?: boolean
  cancel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog. May be rendered inside a form without submitting it. */
export const ConfirmDialog = ({
  title,
  children,
  action,
  isDanger = false,
  requiredText,
  isPending = false,
  cancel = '取消',
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const isReady = requiredText === undefined || text.trim() === requiredText
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.confirm}
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through portals, so the submit would reach an outer form.
          event.stopPropagation()
          if (isReady) onConfirm()
        }}
      >
        {children}
        {requiredText !== undefined && (
          <div className="field">
            <label htmlFor={id}>
              输入「<b>{requiredText}</b>」以确认
            </label>
            <Input id={id} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
          </div>
        )}
        <div className={styles.actions}>
          <button type="button" className="btn" onClick={onClose} data-first-focus={isDanger || undefined}>
            {cancel}
          </button>
          <button
            type="submit"
            className={`btn ${isDanger ? styles.danger : 'btn-solid'}`}
            disabled={!isReady || isPending}
            data-first-focus={!isDanger || undefined}
          >
            {action}
          </button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}
