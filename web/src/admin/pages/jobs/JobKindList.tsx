import { useQueries, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { keepViewState } from '../../../lib/browser/use-scroll-restoration.ts'
import type { SettingValues } from '@pandex/contracts/settings/all-settings'
import { queryOf } from '../../../lib/api/queries.ts'
import { Time } from '../../kit/table/columns.tsx'
import { JobActions } from './JobActions.tsx'
import { LastJob } from './JobProgress.tsx'
import { isOpen } from './job-labels.ts'
import { jobList, jobKindNames, jobKinds } from '../../shared/job-kinds.ts'
import type { Job, JobKind } from '../../shared/job-kinds.ts'
import { describeSchedule } from './describe-schedule.ts'
import { StartDialog } from './StartDialog.tsx'
import type { OpenJobs } from './use-open-jobs.ts'
import styles from './jobs.module.css'

const useLastJobs = (): Partial<Record<JobKind, Job>> => {
  const answers = useQueries({
    queries: jobKindNames.map((kind) => ({ ...queryOf(jobList, { kind, size: 1 }), staleTime: 0 })),
  })
  return Object.fromEntries(jobKindNames.map((kind, index) => [kind, answers[index]?.data?.list[0]]))
}

export const JobKindList = ({ open }: { open: OpenJobs }) => {
  const last = useLastJobs()
  const config = useQuery({ ...queryOf('GET /admin/v1/site_config/all', {}), staleTime: 0 })
  const schedules =
    config.data && (JSON.parse(config.data.task_schedule ?? '{}') as Partial<SettingValues['task_schedule']>)
  // In the URL, so that links can open the dialog.
  const [params, setParams] = useSearchParams()
  const starting = jobKindNames.find((kind) => kind === params.get('start'))
  const setStarting = (kind: JobKind | undefined): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (kind) next.set('start', kind)
        else next.delete('start')
        return next
      },
      { replace: true, state: keepViewState },
    )
  return (
    <section aria-label="任务种类">
      <ul className={styles.board}>
        {jobKindNames.map((kind) => {
          const running = open.list.find((job) => job.kind === kind)
          const job = running ?? last[kind]
          const { label, description } = jobKinds[kind]
          const isBusy = job !== undefined && isOpen(job)
          return (
            <li key={kind}>
              <div>
                <h2>{label}</h2>
                <p className={styles.description}>{description}</p>
              </div>
              <LastJob job={job} nowMs={open.updatedAtMs} />
              <p className={styles.schedule}>
                {schedules && describeSchedule(schedules[kind] ?? '')}
                {last[kind]?.next_at && (
                  <span className="num">
                    下次 <Time at={last[kind].next_at} />
                  </span>
                )}
              </p>
              <div className={styles.actions}>
                {job && <JobActions job={job} isKindBusy={isBusy} />}
                <button
                  type="button"
                  className="btn btn-small btn-soft"
                  aria-label={`启动${label}`}
                  disabled={isBusy}
                  title={isBusy ? '已经在进行' : undefined}
                  onClick={() => setStarting(kind)}
                >
                  启动
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {starting && <StartDialog kind={starting} onClose={() => setStarting(undefined)} />}
    </section>
  )
}
