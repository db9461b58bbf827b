import { useState } from 'react'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { checkIcon, chevronDownIcon, closeIcon, refreshIcon, undoIcon } from '../../../../ui/icons/icons.ts'
import { upIcon } from '../../../icons.ts'
import { refusalReasons } from './refusal-reasons.ts'
import listStyles from '../../../kit/list/ListFrame.module.css'
import styles from './ReviewToolbar.module.css'

export interface ReviewActions {
  approve: (() => void) | undefined
  /** `message` is shown to the importer; may be empty. */
  refuse: ((message: string) => void) | undefined
  retry: (() => void) | undefined
  undo: (() => void) | undefined
  pendingCount: number
  next: (() => void) | undefined
  previous: (() => void) | undefined
}

export const ReviewToolbar = ({ actions, isDecided }: { actions: ReviewActions; isDecided: boolean }) => {
  const { approve, refuse, retry, undo, pendingCount, next, previous } = actions
  return (
    <div className={listStyles.bar} role="toolbar" aria-label="处理">
      {refuse && (
        <fieldset className={styles.reasons} aria-label="拒绝的原因">
          {refusalReasons.map((reason, index) => (
            <button key={reason} type="button" className="btn btn-small btn-line" onClick={() => refuse(reason)}>
              <Key>{index + 1}</Key>
              {reason}
            </button>
          ))}
          <OtherReasonForm onSubmit={refuse} />
        </fieldset>
      )}
      <div className={styles.main}>
        {approve && (
          <button type="button" className="btn btn-solid" onClick={approve}>
            <Icon of={checkIcon} size={18} />
            通过
            <Key>a</Key>
          </button>
        )}
        {refuse && (
          <button type="button" className="btn btn-danger" onClick={() => refuse('')}>
            <Icon of={closeIcon} size={18} />
            拒绝
            <Key>r</Key>
          </button>
        )}
        {retry && (
          <button type="button" className="btn btn-solid" onClick={retry}>
            <Icon of={refreshIcon} size={18} />
            重试
            <Key>t</Key>
          </button>
        )}
        {!approve && !retry && !isDecided && <p className={styles.hint}>这一条不用处理。</p>}
        {undo && (
          <button type="button" className="btn btn-line" onClick={undo}>
            <Icon of={undoIcon} size={18} />
            撤销
            <Key>z</Key>
          </button>
        )}
        <output className={`num ${styles.hint}`}>{pendingCount > 0 && `${pendingCount} 条稍后提交`}</output>
        <span className={styles.steps}>
          <button
            type="button"
            className="btn btn-icon"
            aria-label="上一条"
            title="上一条（k）"
            disabled={!previous}
            onClick={previous}
          >
            <Icon of={upIcon} size={18} />
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label="下一条"
            title="下一条（j）"
            disabled={!next}
            onClick={next}
          >
            <Icon of={chevronDownIcon} size={18} />
          </button>
        </span>
      </div>
    </div>
  )
}

const Key = ({ children }: { children: string | number }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
)

const OtherReasonForm = ({ onSubmit }: { onSubmit: (reason: string) => void }) => {
  const [reason, setReason] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!reason.trim()) return
        setReason('')
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        onSubmit(reason.trim())
      }}
    >
      <input
        className={`input ${styles.other}`}
        aria-label="别的原因"
        placeholder="别的原因，回车拒绝"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </form>
  )
}
