import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { formatCount } from '../../../lib/text/text-format.ts'

/** Pushes the pages of words to search engines. */
export const usePushWords = () =>
  useMutation({
    mutationFn: (words: readonly string[]) => api('POST /admin/v1/search/submit_indexnow', { words: [...words] }),
    onSuccess: ({ submitted, left_today: left }) =>
      toast('success', `已推送 ${formatCount(submitted)} 个词的页面，今天还能推 ${formatCount(left)} 个`),
  })
