import { formatDateTime } from '../../../lib/text-format.ts'
import { Time } from '../../kit/columns.tsx'
import { Facts } from '../../kit/Facts.tsx'
import { Inspector } from '../../kit/Inspector.tsx'
import { JobActions } from './JobActions.tsx'
import { JobProgress, JobStatus } from './JobProgress.tsx'
import { durationMs, durationWords, originWords, paceOf, paramWords } from './job-words.ts'
import { kindLabel } from './kinds.ts'
import type { Job } from './kinds.ts'
import styles from './jobs.module.css'

interface JobInspectorProps {
  job: Job
  isKindBusy: boolean
  nowMs: number
  onClose: () => void
}

export const JobInspector = ({ job, isKindBusy, nowMs, onClose }: JobInspectorProps) => {
  const took = durationMs(job, nowMs)
  const params = paramWords(job.params)
  return (
    <Inspector title={`${kindLabel(job.kind)} ${job.id}`} onClose={onClose}>
      {job.msg && <p className={styles.result}>{job.msg}</p>}
      <Facts
        of={[
          ['状态', <JobStatus key="status" status={job.status} />],
          ['进度', <JobProgress key="progress" job={job} />],
          ['用时', took === undefined ? '' : durationWords(took)],
          ['每秒', paceOf(job, nowMs)],
          ['由谁启动', originWords(job.origin)],
          ['开始过', `${job.attempts} 次`],
          ['创建', formatDateTime(job.create_time)],
          ['开始', formatDateTime(job.started_at)],
          ['结束', formatDateTime(job.ended_at)],
          ['下次', job.next_at ? <Time key="next" at={job.next_at} /> : ''],
        ]}
      />
      {params.length > 0 && (
        <section className={styles.params}>
          <h3>参数</h3>
          <ul>
            {params.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <JobActions job={job} isKindBusy={isKindBusy} />
      </div>
    </Inspector>
  )
}
