import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import type { AdminDisk } from './disk.ts'

const spec = 'POST /admin/v1/disk/submit_indexnow'

export const useSubmitIndexNow = () =>
  useMutation({
    mutationFn: (disks: readonly AdminDisk[]) => api(spec, { doc_ids: disks.map(({ doc_id: docId }) => docId) }),
    onSuccess: ({ submitted, left_today: left }, disks) => {
      if (submitted === 0) return toast('info', '没有推送：停用、失效和不允许收录的资源不推送')
      const rest = disks.length - submitted
      const others = rest > 0 ? `，${formatCount(rest)} 个不能推送` : ''
      toast('success', `已推送 ${formatCount(submitted)} 个页面${others}，今天还能推 ${formatCount(left)} 个`)
    },
  })
