import { Confirm } from '../../kit/Confirm.tsx'
import { useChange } from '../../kit/use-change.ts'
import { ArticlesDialog } from './ArticlesDialog.tsx'
import { jobList, kinds, startJob } from './kinds.ts'
import type { JobKind } from './kinds.ts'
import { RefreshDialog } from './RefreshDialog.tsx'

interface StartDialogProps {
  kind: JobKind
  onClose: () => void
}

export const StartDialog = ({ kind, onClose }: StartDialogProps) => {
  if (kind === 'refresh_disk') return <RefreshDialog onClose={onClose} />
  if (kind === 'write_articles') return <ArticlesDialog onClose={onClose} />
  return <PlainDialog kind={kind} onClose={onClose} />
}

const PlainDialog = ({ kind, onClose }: StartDialogProps) => {
  const { label, does } = kinds[kind]
  const start = useChange(startJob, { refreshes: [jobList], done: '后台处理中...' })
  return (
    <Confirm
      title={`启动「${label}」？`}
      action="启动"
      isPending={start.isPending}
      onClose={onClose}
      onConfirm={() => start.mutate({ kind, params: {} }, { onSettled: onClose })}
    >
      <p>{does}</p>
    </Confirm>
  )
}
