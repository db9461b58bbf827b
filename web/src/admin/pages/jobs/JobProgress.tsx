import { formatAge } from '../../../lib/text/text-format.ts'
import { EmptyValue } from '../../kit/table/columns.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { durationMs, formatDuration, formatProgress, isOpen, statusOf } from './job-labels.ts'
import { jobKindLabel } from '../../shared/job-kinds.ts'
import type { Job } from '../../shared/job-kinds.ts'
import styles from './jobs.module.css'

export const JobStatus = ({ status }: Pick<Job, 'status'>) => {
  const { word, tone } = statusOf(status)
  return <Badge tone={tone}>{word}</Badge>
}

export const JobProgress = ({ job }: { job: Job }) => {
  const progress = formatProgress(job)
  if (!progress && !isOpen(job)) return <EmptyValue />
  return (
    <div className={styles.progress}>
      {isOpen(job) && (
        <ProgressBar label={`${jobKindLabel(job.kind)}的进度`} done={Math.min(job.done, job.total)} total={job.total} />
      )}
      {progress && <span className="num">{progress}</span>}
    </div>
  )
}

export const LastJob = ({ job, nowMs }: { job: Job | undefined; nowMs: number }) => {
  if (!job) return <p className={styles.last}>还没有运行过</p>
  const elapsedMs = durationMs(job, nowMs)
  return (
    <div className={styles.last}>
      <p className={styles.line}>
        <JobStatus status={job.status} />
        <span className="num">
          {isOpen(job)
            ? elapsedMs !== undefined && `已用 ${formatDuration(elapsedMs)}`
            : formatAge(job.ended_at, nowMs)}
        </span>
      </p>
      {isOpen(job) && <JobProgress job={job} />}
      {job.msg && <p className={styles.said}>{job.msg}</p>}
    </div>
  )
}
