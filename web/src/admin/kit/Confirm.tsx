import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Confirm.module.css'

interface ConfirmProps {
  title: string
  children?: ReactNode
  /** A specific verb, never "OK". */
  action: string
  /** Red button, for irreversible actions and for locking users out. */
  isDanger?: boolean
  /** Text that the user must type before the action is enabled. */
  typed?: string
  isPending?: boolean
  cancel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog. May be rendered inside a form without submitting it. */
export const Confirm = ({
  title,
  children,
  action,
  isDanger = false,
  typed,
  isPending = false,
  cancel = '取消',
  onConfirm,
  onClose,
}: ConfirmProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const isReady = typed === undefined || text.trim() === typed
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
        {typed !== undefined && (
          <div className="field">
            <label htmlFor={id}>
              输入「<b>{typed}</b>」以确认
            </label>
            <input
              id={id}
              className="input"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
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
