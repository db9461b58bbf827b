import { EmptyState } from '../../../ui/feedback/states.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import { ListView } from '../../kit/list/ListView.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useOpenRow } from '../../kit/list/use-open-row.ts'
import { JobActions } from './JobActions.tsx'
import { JobInspector } from './JobInspector.tsx'
import { JobProgress, JobStatus } from './JobProgress.tsx'
import { durationMs, formatDuration, isOpen, originLabel, statusOptions } from './job-labels.ts'
import { JobKindList } from './JobKindList.tsx'
import { jobList, jobKindLabel, jobKindNames } from '../../shared/job-kinds.ts'
import type { Job } from '../../shared/job-kinds.ts'
import { useOpenJobs } from './use-open-jobs.ts'
import styles from './jobs.module.css'

const filters: Filter<typeof jobList>[] = [
  {
    name: 'kind',
    label: '种类',
    kind: 'choice',
    options: jobKindNames.map((kind) => ({ value: kind, label: jobKindLabel(kind) })),
  },
  { name: 'status', label: '状态', kind: 'choice', options: statusOptions },
]

const nameOf = ({ kind, id }: Job): string => `${jobKindLabel(kind)} ${id}`

const columnsAt = (nowMs: number): Column<Job>[] => [
  { key: 'kind', title: '任务', canSort: true, cell: ({ kind }) => jobKindLabel(kind) },
  { key: 'status', title: '状态', canSort: true, cell: ({ status }) => <JobStatus status={status} /> },
  { key: 'done', title: '进度', cell: (job) => <JobProgress job={job} /> },
  { key: 'msg', title: '结果', width: 24 },
  {
    key: 'started_at',
    title: '用时',
    cell: (job) => {
      const elapsedMs = durationMs(job, nowMs)
      return elapsedMs === undefined ? undefined : <span className="num">{formatDuration(elapsedMs)}</span>
    },
  },
  { key: 'origin', title: '由谁启动', canSort: true, cell: ({ origin }) => originLabel(origin) },
  { key: 'create_time', title: '创建', kind: 'time', canSort: true },
  { key: 'ended_at', title: '结束', kind: 'time', canSort: true },
  { key: 'attempts', title: '开始过', kind: 'number', canSort: true, isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

export const Page = () => {
  const state = useListState(jobList, ['kind', 'status'])
  const page = useList(state)
  const open = useOpenJobs()
  const opened = useOpenRow()
  const rows = page.rows?.map((row) => open.list.find(({ id }) => id === row.id) ?? row)
  const shown = rows?.find(({ id }) => String(id) === opened.openKey)
  const isKindBusy = ({ kind }: Job): boolean => open.list.some((job) => job.kind === kind && isOpen(job))
  const columns = columnsAt(open.updatedAtMs)
  return (
    <>
      <ListHead
        title="任务列表"
        hint="同一种任务一次只进行一个：进行中再启动，得到的就是那一个。不同种类可以同时进行。"
      />
      <JobKindList open={open} />
      <h2 className={styles.heading}>记录</h2>
      <ListView
        filters={filters}
        inspector={
          shown && (
            <JobInspector
              key={shown.id}
              job={shown}
              isKindBusy={isKindBusy(shown)}
              nowMs={open.updatedAtMs}
              onClose={opened.close}
            />
          )
        }
        label="任务记录"
        state={state}
        page={{ ...page, rows }}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        openKey={opened.openKey}
        onOpen={({ id }) => opened.open(id)}
        actions={(job) => <JobActions job={job} isKindBusy={isKindBusy(job)} />}
        empty={
          <EmptyState title="还没有任务">
            <p>到了定好的时间会自动开始，也可以在上面启动一个。</p>
          </EmptyState>
        }
      />
    </>
  )
}
