import { useEffect, useRef } from 'react'
import { useRefreshList } from '../../kit/use-list.ts'
import type { ApiInput } from '../../../lib/api.ts'
import type { Selection } from '../../kit/use-selection.ts'
import { diskList } from './disk.ts'
import type { AdminDisk, DiskFilter } from './disk.ts'
import { useJob } from './use-job.ts'

const spec = 'GET /admin/v1/task/refresh_disk'

/** As many as a filter takes by name. */
export const maxChecked = 100

/** When drives have answered by and by, after a check was asked for, ms. */
const looksMs = [3_000, 8_000, 20_000]

export const checkOf = ({ isAll, rows }: Pick<Selection<AdminDisk>, 'isAll' | 'rows'>, filter: DiskFilter) =>
  (isAll ? filter : { doc_id: rows.map(({ doc_id: docId }) => docId).join(',') }) as ApiInput<typeof spec>

/** Has the drives asked again; the list is looked at a few times more, as their answers come in. */
export const useCheck = () => {
  const refresh = useRefreshList()
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return useJob(spec, {
    done: '已安排检测，结果会出现在列表里',
    onStarted: () => {
      timers.current.forEach(clearTimeout)
      timers.current = looksMs.map((ms) => setTimeout(() => void refresh(diskList), ms))
    },
  })
}
