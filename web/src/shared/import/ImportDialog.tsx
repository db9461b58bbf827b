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

const sources = [
  { source: 'text', label: '粘贴文本' },
  { source: 'file', label: '上传文件' },
] as const

export const ImportDialog = ({ audience, initialText = '', onClose }: ImportDialogProps) => {
  const [reply, setReply] = useState<ImportReply>()
  const currentUpload = useUpload()
  const upload = audience === 'admin' ? currentUpload : undefined
  const [chosenSource, setChosenSource] = useState<'text' | 'file'>('text')
  const source = upload ? 'file' : chosenSource
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
          onRestart={() => {
            setReply(undefined)
            if (upload?.phase === 'done') cancelUpload()
          }}
          onClose={close}
        />
      ) : (
        <>
          {audience === 'admin' && !upload && (
            <fieldset className={styles.ways} aria-label="导入方式">
              {sources.map(({ source: option, label }) => (
                <button
                  key={option}
                  type="button"
                  className="chip"
                  aria-pressed={option === source}
                  onClick={() => setChosenSource(option)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
          {upload && <FileUpload upload={upload} onShowReply={setReply} />}
          {!upload && source === 'file' && <ImportFile />}
          {source === 'text' && <ImportForm audience={audience} initialText={initialText} onAccepted={setReply} />}
        </>
      )}
    </Dialog>
  )
}
