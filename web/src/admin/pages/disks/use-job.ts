import { openJobStatuses } from '@pandex/contracts/enums'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'

const jobs = 'GET /admin/v1/task/list'

const kinds = {
  'GET /admin/v1/task/refresh_disk': { kind: 'refresh_disk', noun: '检测' },
  'POST /admin/v1/disk/renew_article': { kind: 'write_articles', noun: '写文章' },
} as const

type JobSpec = keyof typeof kinds

const openStatuses: readonly string[] = openJobStatuses

/** @throws Failure if a job of this kind is open: the call would return that job and start none */
const assertNoOpenJob = async (spec: JobSpec): Promise<void> => {
  const { kind, noun } = kinds[spec]
  const { list } = await api(jobs, { kind, size: 1 })
  const open = list.find(({ status }) => openStatuses.includes(status))
  if (!open) return
  const progress = open.total > 0 ? `（${formatCount(open.done)} / ${formatCount(open.total)}）` : ''
  const msg = `已有一个${noun}任务在进行${progress}，等它结束再试`
  throw Object.assign(new Error(msg), { code: 0, msg, status: 200 })
}

export const useStartJob = <S extends JobSpec>(
  spec: S,
  { done, onStarted }: { done: string; onStarted?: (jobId: number) => void },
) =>
  useMutation<{ job_id: number }, Error, ApiInput<S>>({
    mutationFn: async (input) => {
      await assertNoOpenJob(spec)
      return api(spec, input) as Promise<{ job_id: number }>
    },
    onSuccess: ({ job_id: jobId }) => {
      toast('success', done)
      onStarted?.(jobId)
    },
  })

const pollMs = 2_000

/** Polls a job until it ends; undefined until its first response. */
export const useJobStatus = (
  kind: string,
  jobId: number | undefined,
): { isEnded: boolean; msg: string } | undefined => {
  const { data } = useQuery({
    ...queryOf(jobs, { kind, size: 5 }),
    enabled: jobId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const job = state.data?.list.find(({ id }) => id === jobId)
      return !job || openStatuses.includes(job.status) ? pollMs : false
    },
  })
  const job = data?.list.find(({ id }) => id === jobId)
  return job && { isEnded: !openStatuses.includes(job.status), msg: job.msg }
}
