import { useState } from 'react'
import type { ApiOutput } from '../../lib/api.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ImportForm } from './ImportForm.tsx'
import { ImportProgress } from './ImportProgress.tsx'

export type Audience = 'public' | 'admin'
export type ImportReply = ApiOutput<'POST /v1/task/import_disk'>

interface ImportDialogProps {
  audience: Audience
  /** What the field begins with. */
  initialText?: string
  onClose: () => void
}

/** Brings resources in from pasted text: first what is recognised, then how far each one is. */
export const ImportDialog = ({ audience, initialText = '', onClose }: ImportDialogProps) => {
  const [reply, setReply] = useState<ImportReply>()
  return (
    <Dialog title="导入资源" shape="wide" onClose={onClose}>
      {reply ? (
        <ImportProgress reply={reply} onAgain={() => setReply(undefined)} onClose={onClose} />
      ) : (
        <ImportForm audience={audience} initialText={initialText} onAccepted={setReply} />
      )}
    </Dialog>
  )
}
