import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, closeIcon } from '../../../ui/icons/icons.ts'
import styles from '../access/DeadNote.module.css'

/** A vote makes the site check the link again. */
export const LinkVotes = ({ docId }: { docId: string }) => {
  const vote = useMutation({
    mutationFn: (works: boolean) => api('POST /v1/disk/feedback', { doc_id: docId, works }),
    onSuccess: () => toast('success', '感谢反馈，会尽快重新检测'),
  })
  if (vote.isSuccess) return <output>已收到，会尽快重新检测。</output>
  return (
    <div className={styles.votes}>
      <button type="button" className="btn btn-line" disabled={vote.isPending} onClick={() => vote.mutate(true)}>
        <Icon of={checkIcon} size={18} />
        我能打开
      </button>
      <button type="button" className="btn btn-line" disabled={vote.isPending} onClick={() => vote.mutate(false)}>
        <Icon of={closeIcon} size={18} />
        确实失效
      </button>
    </div>
  )
}
