import { useState } from 'react'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { isOpen, canRetry } from './job-labels.ts'
import { cancellationText, jobList, jobKindLabel } from '../../shared/job-kinds.ts'
import type { Job } from '../../shared/job-kinds.ts'

interface JobActionsProps {
  job: Job
  /** Another job of this kind is open, so this one cannot be retried yet. */
  isKindBusy: boolean
}

export const JobActions = ({ job, isKindBusy }: JobActionsProps) => {
  const { id, kind, status } = job
  const label = jobKindLabel(kind)
  const [isAsking, setAsking] = useState(false)
  const cancel = useApiMutation('POST /admin/v1/task/cancel', {
    refreshes: [jobList],
    done: '已要求取消，任务做完手上这一步就停',
  })
  const retry = useApiMutation('POST /admin/v1/task/retry', { refreshes: [jobList], done: '后台处理中...' })
  return (
    <>
      {isOpen(job) && (
        <button
          type="button"
          className="btn btn-small"
          aria-label={`取消${label}`}
          disabled={status === 'cancelling' || cancel.isPending}
          onClick={() => setAsking(true)}
        >
          取消
        </button>
      )}
      {canRetry(job) && (
        <button
          type="button"
          className="btn btn-small"
          aria-label={`重试${label}`}
          disabled={isKindBusy || retry.isPending}
          title={isKindBusy ? '同类任务正在进行' : undefined}
          onClick={() => retry.mutate({ id })}
        >
          重试
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`取消「${label}」？`}
          action="取消任务"
          cancel="让它继续"
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            cancel.mutate({ id })
          }}
        >
          <p>{cancellationText(kind)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
