import { useEffect, useRef } from 'react'
import { useRefreshList } from '../../kit/list/use-list.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import type { Selection } from '../../kit/list/use-selection.ts'
import { diskList } from './disk.ts'
import type { AdminDisk, DiskFilter } from './disk.ts'
import { useStartJob } from './use-job.ts'

const spec = 'GET /admin/v1/task/refresh_disk'

/** Largest number of ids in the filter. */
export const maxChecked = 100

/** Refetch delays after a requested check, ms: drives answer one after another. */
const refetchDelaysMs = [3_000, 8_000, 20_000]

export const checkInput = ({ isAll, rows }: Pick<Selection<AdminDisk>, 'isAll' | 'rows'>, filter: DiskFilter) =>
  (isAll ? filter : { doc_id: rows.map(({ doc_id: docId }) => docId).join(',') }) as ApiInput<typeof spec>

export const useCheck = () => {
  const refresh = useRefreshList()
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return useStartJob(spec, {
    done: '已安排检测，结果会出现在列表里',
    onStarted: () => {
      timers.current.forEach(clearTimeout)
      timers.current = refetchDelaysMs.map((ms) => setTimeout(() => void refresh(diskList), ms))
    },
  })
}
