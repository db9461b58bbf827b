import { Icon } from '../../../../ui/icons/Icon.tsx'
import { undoIcon } from '../../../../ui/icons/icons.ts'
import type { Decisions } from './use-decisions.ts'
import styles from '../import-items.module.css'

export const PendingDecisionsBar = ({
  decisions,
  onUndo,
}: {
  decisions: Decisions
  onUndo: (() => void) | undefined
}) => (
  <output>
    {decisions.pendingCount > 0 && (
      <span className={styles.float}>
        <span className="num">{decisions.pendingCount} 条稍后提交</span>
        <button type="button" className="btn btn-small" onClick={onUndo}>
          <Icon of={undoIcon} size={16} />
          撤销上一条
        </button>
        <button type="button" className="btn btn-small btn-soft" onClick={decisions.send}>
          现在提交
        </button>
      </span>
    )}
  </output>
)
