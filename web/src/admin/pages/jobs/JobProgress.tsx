import { formatAge } from '../../../lib/text-format.ts'
import { Nothing } from '../../kit/columns.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { durationMs, durationWords, figuresOf, isOpen, statusOf } from './job-words.ts'
import { kindLabel } from './kinds.ts'
import type { Job } from './kinds.ts'
import styles from './jobs.module.css'

export const JobStatus = ({ status }: Pick<Job, 'status'>) => {
  const { word, tone } = statusOf(status)
  return <Mark tone={tone}>{word}</Mark>
}

export const JobProgress = ({ job }: { job: Job }) => {
  const figures = figuresOf(job)
  if (!figures && !isOpen(job)) return <Nothing />
  return (
    <span className={styles.progress}>
      {isOpen(job) && (
        <progress
          aria-label={`${kindLabel(job.kind)}的进度`}
          {...(job.total > 0 && { max: job.total, value: Math.min(job.done, job.total) })}
        />
      )}
      {figures && <span className="num">{figures}</span>}
    </span>
  )
}

export const LastJob = ({ job, nowMs }: { job: Job | undefined; nowMs: number }) => {
  if (!job) return <p className={styles.last}>还没有运行过</p>
  const took = durationMs(job, nowMs)
  return (
    <div className={styles.last}>
      <p className={styles.line}>
        <JobStatus status={job.status} />
        <span className="num">
          {isOpen(job) ? took !== undefined && `已用 ${durationWords(took)}` : formatAge(job.ended_at, nowMs)}
        </span>
      </p>
      {isOpen(job) && <JobProgress job={job} />}
      {job.msg && <p className={styles.said}>{job.msg}</p>}
    </div>
  )
}
