import { useNow } from '../../../../lib/browser/clock.ts'
import { formatAge } from '../../../../lib/text/text-format.ts'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { undoIcon } from '../../../../ui/icons/icons.ts'
import { Popover } from '../../../../ui/overlays/Popover.tsx'
import styles from '../disks.module.css'
import { useRecentChanges } from './recent-changes.ts'
import { useUndo } from './bulk-change.ts'

export const RecentChanges = () => {
  const nowMs = useNow()
  const changes = useRecentChanges(nowMs)
  const undoing = useUndo()
  if (changes.length === 0) return null
  return (
    <Popover
      label="最近的批量改动"
      side="below"
      className="btn btn-line"
      trigger={
        <>
          <Icon of={undoIcon} size={18} />
          撤销改动
        </>
      }
    >
      {() => (
        <div className={styles.changes}>
          <p className={styles.hint}>一天之内可以撤销；之后又改过的资源保持不变。</p>
          <ul>
            {changes.map(({ undo, words, at }) => (
              <li key={undo}>
                <span>
                  {words}
                  <time dateTime={at}>{formatAge(at, Math.max(nowMs, Date.parse(at)))}</time>
                </span>
                <button
                  type="button"
                  className="btn btn-soft btn-small"
                  disabled={undoing.isPending}
                  aria-label={`撤销：${words}`}
                  onClick={() => undoing.mutate(undo)}
                >
                  撤销
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}
