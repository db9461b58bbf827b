import { Icon } from '../../../ui/Icon.tsx'
import { undoIcon } from '../../../ui/icons.ts'
import type { Decisions } from './use-decisions.ts'
import styles from './disk-tasks.module.css'

export const HeldBar = ({ decisions, onUndo }: { decisions: Decisions; onUndo: (() => void) | undefined }) => (
  <output>
    {decisions.held > 0 && (
      <span className={styles.float}>
        <span className="num">{decisions.held} 条稍后提交</span>
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
