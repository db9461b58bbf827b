import { useState } from 'react'
import type { ApiOutput } from '../../lib/api.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileUpload, ImportFile } from './ImportFile.tsx'
import { ImportForm } from './ImportForm.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { dropUpload, useUpload } from './upload.ts'
import styles from './ImportDialog.module.css'

export type Audience = 'public' | 'admin'
export type ImportReply = ApiOutput<'POST /v1/task/import_disk'>

interface ImportDialogProps {
  audience: Audience
  initialText?: string
  onClose: () => void
}

const ways = [
  { way: 'text', label: '粘贴文本' },
  { way: 'file', label: '上传文件' },
] as const

export const ImportDialog = ({ audience, initialText = '', onClose }: ImportDialogProps) => {
  const [reply, setReply] = useState<ImportReply>()
  const known = useUpload()
  const upload = audience === 'admin' ? known : undefined
  const [chosen, setChosen] = useState<'text' | 'file'>('text')
  const way = upload ? 'file' : chosen
  const followed = reply ?? (upload?.phase === 'done' ? upload.reply : undefined)
  const close = (): void => {
    // The user has seen the result.
    if (upload?.phase === 'done') dropUpload()
    onClose()
  }
  return (
    <Dialog title="导入资源" shape="wide" onClose={close}>
      {followed ? (
        <ImportProgress
          reply={followed}
          audience={audience}
          lines={upload?.phase === 'done' ? upload.reply.lines : undefined}
          onAgain={() => {
            setReply(undefined)
            if (upload?.phase === 'done') dropUpload()
          }}
          onClose={close}
        />
      ) : (
        <>
          {audience === 'admin' && !upload && (
            <fieldset className={styles.ways} aria-label="导入方式">
              {ways.map(({ way: one, label }) => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={one === way}
                  onClick={() => setChosen(one)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
          {upload && <FileUpload upload={upload} onLook={setReply} />}
          {!upload && way === 'file' && <ImportFile />}
          {way === 'text' && <ImportForm audience={audience} initialText={initialText} onAccepted={setReply} />}
        </>
      )}
    </Dialog>
  )
}
