import { useMutation } from '@tanstack/react-query'
import { api, failureOf, isMissing } from '../../../../lib/api/api.ts'
import { formatCount } from '../../../../lib/text/text-format.ts'
import { toast } from '../../../../lib/browser/toast.ts'
import { useRefreshList } from '../../../kit/list/use-list.ts'
import { diskList } from '../disk.ts'
import { removeChange, recordChange } from './recent-changes.ts'

export interface BulkChangeResult {
  count: number
  done: number
  failed: readonly { id: number; msg: string }[]
  undo: string
}

/** Resources that the server did not reach within its time limit; repeating the call continues with them. */
export const remainingCount = ({ count, done, failed }: BulkChangeResult): number =>
  Math.max(0, count - done - failed.length)

export const useUndo = () => {
  const refresh = useRefreshList()
  return useMutation({
    mutationFn: (undo: string) => api('POST /admin/v1/disk/undo', { undo }),
    onSuccess: ({ done, failed }, undo) => {
      removeChange(undo)
      const keptNote = failed.length > 0 ? `，${formatCount(failed.length)} 条之后又改过，保持现在的样子` : ''
      toast(done > 0 ? 'success' : 'info', `已撤销 ${formatCount(done)} 条${keptNote}`)
    },
    onError: (error, undo) => {
      if (isMissing(error) && failureOf(error).code !== 403) removeChange(undo)
    },
    onSettled: () => refresh(diskList),
  })
}

export const useReportBulkChange = (): ((changed: BulkChangeResult, verb: string, details?: string) => void) => {
  const undo = useUndo()
  return (changed, verb, details) => {
    const { done, failed, undo: name } = changed
    const left = remainingCount(changed)
    const failedNote = failed.length > 0 ? `，${formatCount(failed.length)} 条没有成功` : ''
    const remainingNote = left > 0 ? `，还有 ${formatCount(left)} 条没来得及，再做一次会接着做` : ''
    const isUnchanged = !name && done > 0
    const summary = isUnchanged ? `${formatCount(done)} 条无需${verb}` : `已${verb} ${formatCount(done)} 条`
    const text = summary + failedNote + remainingNote
    if (!name) return toast('info', text)
    recordChange({ undo: name, words: details ? `${summary}：${details}` : summary, at: new Date().toISOString() })
    toast('success', text, { label: '撤销', run: () => undo.mutate(name) })
  }
}
