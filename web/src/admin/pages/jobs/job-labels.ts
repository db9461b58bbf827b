import { openJobStatuses } from '@pandex/contracts/enums'
import type { JobStatus } from '@pandex/contracts/enums'
import { formatCount, parseTimeMs } from '../../../lib/text/text-format.ts'
import type { Job } from '../../shared/job-kinds.ts'

type Tone = 'ok' | 'bad' | 'warn' | 'accent' | 'off'

const statuses: Record<JobStatus, { word: string; tone: Tone }> = {
  waiting: { word: '等待中', tone: 'warn' },
  running: { word: '进行中', tone: 'accent' },
  cancelling: { word: '正在取消', tone: 'warn' },
  cancelled: { word: '已取消', tone: 'off' },
  failed: { word: '失败', tone: 'bad' },
  done: { word: '完成', tone: 'ok' },
}

export const statusOf = (status: string): { word: string; tone: Tone } =>
  Object.hasOwn(statuses, status) ? statuses[status as JobStatus] : { word: status, tone: 'off' }

export const statusOptions = [
  { value: 'open', label: '未结束' },
  ...Object.entries(statuses).map(([value, { word }]) => ({ value, label: word })),
]

export const isOpen = ({ status }: Pick<Job, 'status'>): boolean =>
  openJobStatuses.some((openStatus) => openStatus === status)

export const canRetry = ({ status }: Pick<Job, 'status'>): boolean => status === 'failed' || status === 'cancelled'

export const originLabel = (origin: string): string => (origin === 'schedule' ? '定时' : '管理员')

/** Elapsed time, ms; undefined before the start. */
export const durationMs = (
  { started_at, ended_at }: Pick<Job, 'started_at' | 'ended_at'>,
  nowMs: number,
): number | undefined => {
  const fromMs = parseTimeMs(started_at)
  if (Number.isNaN(fromMs)) return undefined
  return Math.max(0, (ended_at ? parseTimeMs(ended_at) : nowMs) - fromMs)
}

/** `不到 1 秒`, `8 秒`, `2 分 5 秒`, `1 小时 12 分`, `3 天 4 小时`. */
export const formatDuration = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ]
  if (days > 0) return `${days} 天 ${hours % 24} 小时`
  if (hours > 0) return `${hours} 小时 ${minutes % 60} 分`
  if (minutes > 0) return `${minutes} 分 ${seconds % 60} 秒`
  return seconds > 0 ? `${seconds} 秒` : '不到 1 秒'
}

/** `1 200 / 3 000`; only the first number if the total is unknown; empty before the first item. */
export const formatProgress = ({ done, total }: Pick<Job, 'done' | 'total'>): string => {
  if (total > 0) return `${formatCount(done)} / ${formatCount(total)}`
  return done > 0 ? formatCount(done) : ''
}

/** Average items per second since the start; empty in the first second and before the first item. */
export const formatRate = (job: Job, nowMs: number): string => {
  const seconds = (durationMs(job, nowMs) ?? 0) / 1000
  if (seconds < 1 || job.done === 0) return ''
  const rate = job.done / seconds
  return rate >= 10 ? formatCount(Math.round(rate)) : rate.toFixed(1)
}
