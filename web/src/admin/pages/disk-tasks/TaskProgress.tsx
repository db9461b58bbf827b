import { countOpen, countWords, itemStateOf } from '../../../features/import/rules.ts'
import type { Counts } from '../../../features/import/rules.ts'
import { useImportProgress } from '../../../features/import/use-progress.ts'
import { failureOf } from '../../../lib/api.ts'
import { formatCount } from '../../../lib/text-format.ts'
import { Mark } from '../../kit/Mark.tsx'
import { toneMarks } from './StatusMark.tsx'
import styles from './TaskProgress.module.css'

export const TaskProgress = ({ taskNo }: { taskNo: string }) => {
  const { progress, error, isDone, hasPaused, lookAgain } = useImportProgress(taskNo)
  if (!progress) return error === null ? null : <p className={styles.task}>{failureOf(error).msg}</p>
  const { total, counts } = progress
  return (
    <section className={styles.task} aria-label="这次导入的进度">
      <p className="num">
        这次导入共 <b>{formatCount(total)}</b> 条，
        {isDone ? restWords(counts) : `还有 ${formatCount(countOpen(counts))} 条在处理`}
      </p>
      <progress className={styles.bar} max={Math.max(total, 1)} value={total - countOpen(counts)} aria-label="进度" />
      <ul className={`num ${styles.counts}`}>
        {countWords(counts).map(({ status, word, count }) => (
          <li key={status}>
            <Mark tone={toneMarks[itemStateOf(status).tone]}>
              {word} {formatCount(count)}
            </Mark>
          </li>
        ))}
      </ul>
      {hasPaused && (
        <button type="button" className="btn btn-small btn-soft" onClick={lookAgain}>
          再看一次
        </button>
      )}
    </section>
  )
}

const restWords = (counts: Counts): string => {
  const { review = 0 } = counts
  if (review === 0) return '都有结果了'
  return `${formatCount(review)} 条等待审核${countWords(counts).length > 1 ? '，其余都有结果了' : ''}`
}
