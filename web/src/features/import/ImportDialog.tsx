import { useState } from 'react'
import type { ApiOutput } from '../../lib/api.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ImportForm } from './ImportForm.tsx'
import { ImportProgress } from './ImportProgress.tsx'

export type Audience = 'public' | 'admin'
export type ImportReply = ApiOutput<'POST /v1/task/import_disk'>

/** Brings resources in from pasted text: first what is recognised, then how far each one is. */
export const ImportDialog = ({ audience, onClose }: { audience: Audience; onClose: () => void }) => {
  const [reply, setReply] = useState<ImportReply>()
  return (
    <Dialog title="导入资源" shape="wide" onClose={onClose}>
      {reply ? (
        <ImportProgress reply={reply} onAgain={() => setReply(undefined)} onClose={onClose} />
      ) : (
        <ImportForm audience={audience} onAccepted={setReply} />
      )}
    </Dialog>
  )
}
