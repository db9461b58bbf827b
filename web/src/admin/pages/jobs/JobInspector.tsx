import { formatDateTime } from '../../../lib/text/text-format.ts'
import { Time } from '../../kit/table/columns.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Inspector } from '../../kit/dialogs/Inspector.tsx'
import { JobActions } from './JobActions.tsx'
import { JobProgress, JobStatus } from './JobProgress.tsx'
import { durationMs, formatDuration, originLabel, formatRate } from './job-labels.ts'
import { describeParams } from './job-params.ts'
import { jobKindLabel } from '../../shared/job-kinds.ts'
import type { Job } from '../../shared/job-kinds.ts'
import styles from './jobs.module.css'

interface JobInspectorProps {
  job: Job
  isKindBusy: boolean
  nowMs: number
  onClose: () => void
}

export const JobInspector = ({ job, isKindBusy, nowMs, onClose }: JobInspectorProps) => {
  const elapsedMs = durationMs(job, nowMs)
  const params = describeParams(job.params)
  return (
    <Inspector title={`${jobKindLabel(job.kind)} ${job.id}`} onClose={onClose}>
      {job.msg && <p className={styles.result}>{job.msg}</p>}
      <DescriptionList
        of={[
          ['状态', <JobStatus key="status" status={job.status} />],
          ['进度', <JobProgress key="progress" job={job} />],
          ['用时', elapsedMs === undefined ? '' : formatDuration(elapsedMs)],
          ['每秒', formatRate(job, nowMs)],
          ['由谁启动', originLabel(job.origin)],
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
            {params.map((text) => (
              <li key={text}>{text}</li>
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
