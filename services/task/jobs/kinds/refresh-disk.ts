import type { DiskFilter } from '@pandex/platform/gen/pandex/disk/v1/DiskFilter'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import { z } from 'zod'
import { defineKind } from '../../use-cases/job-kind.ts'
import type { AnyKind } from '../../use-cases/job-kind.ts'

export interface RefreshDeps {
  disk: Pick<ClientOf<DiskServiceDefinition>, 'QueueChecks'>
  pageSize?: number
}

interface Progress {
  afterId: number
  queued: number
  total: number
}

const pageBudgetMs = 20_000

const words = z.string().max(200).optional()

/** A new field of the filter does not compile until it is listed here. */
const fields = {
  q: words,
  /** Up to 100 ids, separated by commas. */
  doc_id: z.string().max(4_100).optional(),
  disk_type: words,
  cate_id: z.int().min(0).optional(),
  status: words,
  health: words,
  share_user: words,
  is_mine: words,
  enabled: words,
  from: words,
  to: words,
  deleted: words,
  bought: words,
} satisfies Record<keyof DiskFilter, z.ZodType>

const filterOf = z.strictObject(fields)

export const refreshDisk = ({ disk, pageSize = 5_000 }: RefreshDeps): AnyKind =>
  defineKind<z.infer<typeof filterOf>, Progress>({
    params: filterOf,
    async *run(job) {
      let state: Progress = job.state ?? { afterId: 0, queued: 0, total: 0 }
      for (;;) {
        const request = { filter: job.params, after_id: state.afterId, size: pageSize }
        const { queued, last_id: afterId, total } = await disk.QueueChecks(request, job.context(pageBudgetMs))
        if (state.afterId === 0) state = { ...state, total }
        state = { ...state, queued: state.queued + queued, afterId: afterId === 0 ? state.afterId : afterId }
        yield { state, done: state.queued, total: state.total }
        if (afterId === 0) return `已安排检测 ${state.queued} 个资源`
      }
    },
  })
