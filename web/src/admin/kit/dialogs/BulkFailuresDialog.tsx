import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from './ConfirmDialog.module.css'

export interface BulkOutcome {
  done: number
  failed: readonly { id: number; msg: string }[]
}

interface BulkFailuresDialogProps {
  outcome: BulkOutcome
  nameOf: (id: number) => string
  onClose: () => void
}

export const BulkFailuresDialog = ({ outcome, nameOf, onClose }: BulkFailuresDialogProps) => (
  <Dialog title={`${outcome.done} 条成功，${outcome.failed.length} 条没有成功`} onClose={onClose}>
    <div className={styles.confirm}>
      <ul className={styles.names}>
        {outcome.failed.map(({ id, msg }) => (
          <li key={id}>
            <b>{nameOf(id)}</b>：{msg}
          </li>
        ))}
      </ul>
      <p>没有成功的仍然选中着，可以处理后再试。</p>
    </div>
  </Dialog>
)
