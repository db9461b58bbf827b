import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Checkbox } from 'semantic-ui-react'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { useMailGap } from './use-mail-gap.ts'
import styles from './reports.module.css'

const maxNoteLength = 1_000

export interface Decision {
  note: string
  answer: boolean
}

interface DecisionDialogProps {
  title: string
  action: string
  isDanger: boolean
  /** Whether the change is refused without a note. */
  needsNote: boolean
  isPending: boolean
  error: unknown
  onDecide: (decision: Decision) => void
  onClose: () => void
  children: ReactNode
}

/** Asks for a note and whether to mail it to the reporters. */
export const DecisionDialog = ({ needsNote, error, onDecide, children, ...dialog }: DecisionDialogProps) => {
  const id = useId()
  const gap = useMailGap()
  const [note, setNote] = useState('')
  const [wantsAnswer, setWantsAnswer] = useState(false)
  const isMissing = needsNote && note.trim() === ''
  return (
    <ConfirmDialog
      {...dialog}
      isPending={dialog.isPending || isMissing}
      onConfirm={() => onDecide({ note: note.trim(), answer: wantsAnswer })}
    >
      {children}
      <div className="field">
        <label htmlFor={id}>{needsNote ? '依据（必填）' : '处理说明（可不填）'}</label>
        <textarea
          id={id}
          className="input"
          rows={3}
          maxLength={maxNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div>
        <Checkbox
          id={`${id}-answer`}
          label="把结果和说明发到对方留下的邮箱"
          checked={wantsAnswer}
          onChange={() => setWantsAnswer(!wantsAnswer)}
        />
        {gap !== undefined && (
          <p className={styles.hint}>
            {gap}，邮件不会发出，答复只保存在这里。<Link to="/admin/config?open=mail#email.enabled">去设置</Link>
          </p>
        )}
      </div>
      <FormFailure error={error} />
    </ConfirmDialog>
  )
}
