import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { ArticlesDialog } from './ArticlesDialog.tsx'
import { jobList, jobKinds, startJob } from '../../shared/job-kinds.ts'
import type { JobKind } from '../../shared/job-kinds.ts'
import { RefreshDialog } from './RefreshDialog.tsx'

interface StartDialogProps {
  kind: JobKind
  onClose: () => void
}

export const StartDialog = ({ kind, onClose }: StartDialogProps) => {
  if (kind === 'refresh_disk') return <RefreshDialog onClose={onClose} />
  if (kind === 'write_articles') return <ArticlesDialog onClose={onClose} />
  return <ConfirmStartDialog kind={kind} onClose={onClose} />
}

const ConfirmStartDialog = ({ kind, onClose }: StartDialogProps) => {
  const { label, description } = jobKinds[kind]
  const start = useApiMutation(startJob, { refreshes: [jobList], done: '后台处理中...' })
  return (
    <ConfirmDialog
      title={`启动「${label}」？`}
      action="启动"
      isPending={start.isPending}
      onClose={onClose}
      onConfirm={() => start.mutate({ kind, params: {} }, { onSettled: onClose })}
    >
      <p>{description}</p>
    </ConfirmDialog>
  )
}
