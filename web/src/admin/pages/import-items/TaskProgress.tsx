import { countOpen, summarizeCounts, itemStateOf } from '../../../shared/import/import-rules.ts'
import type { Counts } from '../../../shared/import/import-rules.ts'
import { useImportProgress } from '../../../shared/import/use-import-progress.ts'
import { failureOf } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Badge } from '../../kit/Badge.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { badgeTones } from './StatusBadge.tsx'
import styles from './TaskProgress.module.css'

export const TaskProgress = ({ taskNo }: { taskNo: string }) => {
  const { progress, error, isDone, hasPaused, resumePolling } = useImportProgress(taskNo)
  if (!progress) return error === null ? null : <p className={styles.task}>{failureOf(error).msg}</p>
  const { total, counts } = progress
  return (
    <section className={styles.task} aria-label="这次导入的进度">
      <p className="num">
        这次导入共 <b>{formatCount(total)}</b> 条，
        {isDone ? describeRest(counts) : `还有 ${formatCount(countOpen(counts))} 条在处理`}
      </p>
      <ProgressBar label="进度" done={total - countOpen(counts)} total={Math.max(total, 1)} />
      <ul className={`num ${styles.counts}`}>
        {summarizeCounts(counts).map(({ status, label, count }) => (
          <li key={status}>
            <Badge tone={badgeTones[itemStateOf(status).tone]}>
              {label} {formatCount(count)}
            </Badge>
          </li>
        ))}
      </ul>
      {hasPaused && (
        <button type="button" className="btn btn-small btn-soft" onClick={resumePolling}>
          再看一次
        </button>
      )}
    </section>
  )
}

const describeRest = (counts: Counts): string => {
  const { review = 0 } = counts
  if (review === 0) return '都有结果了'
  return `${formatCount(review)} 条等待审核${summarizeCounts(counts).length > 1 ? '，其余都有结果了' : ''}`
}
