import { useState } from 'react'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { Audience, ImportReply } from './import-reply.ts'
import { FileUpload, ImportFile } from './ImportFile.tsx'
import { ImportForm } from './ImportForm.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { cancelUpload, useUpload } from './upload.ts'
import styles from './ImportDialog.module.css'

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
  const shownReply = reply ?? (upload?.phase === 'done' ? upload.reply : undefined)
  const close = (): void => {
    // The user has seen the result.
    if (upload?.phase === 'done') cancelUpload()
    onClose()
  }
  return (
    <Dialog title="导入资源" shape="wide" onClose={close}>
      {shownReply ? (
        <ImportProgress
          reply={shownReply}
          audience={audience}
          lines={upload?.phase === 'done' ? upload.reply.lines : undefined}
          onAgain={() => {
            setReply(undefined)
            if (upload?.phase === 'done') cancelUpload()
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
          {upload && <FileUpload upload={upload} onShowReply={setReply} />}
          {!upload && way === 'file' && <ImportFile />}
          {way === 'text' && <ImportForm audience={audience} initialText={initialText} onAccepted={setReply} />}
        </>
      )}
    </Dialog>
  )
}
