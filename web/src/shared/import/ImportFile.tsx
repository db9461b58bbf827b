import { useId, useState } from 'react'
import { formatCount, formatSize } from '../../lib/text/text-format.ts'
import { toast } from '../../lib/browser/toast.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { alertIcon, docIcon } from '../../ui/icons/icons.ts'
import { AdminChoices, defaultChoices } from './AdminChoices.tsx'
import type { FileReply } from './send-file.ts'
import { checkFile, cancelUpload, resumeUpload, startUpload } from './upload.ts'
import type { Upload } from './upload.ts'
import styles from './ImportFile.module.css'

export const ImportFile = () => {
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState(defaultChoices)
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault()
    if (file) startUpload(file, choices)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FileField file={file} onChange={setFile} />
      <AdminChoices choices={choices} onChange={setChoices} />
      <footer className={styles.footer}>
        <p>一边上传一边识别，排队时不会挤占访客的导入。</p>
        <button type="submit" className="btn btn-solid" disabled={!file}>
          上传并导入
        </button>
      </footer>
    </form>
  )
}

const FileField = ({ file, onChange }: { file: File | undefined; onChange: (file: File) => void }) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const choose = (chosen: File | undefined): void => {
    if (!chosen) return
    const problem = checkFile(chosen)
    if (problem) toast('info', problem)
    else onChange(chosen)
  }
  return (
    // Drag and drop is a shortcut for pointers; the input inside handles clicks and keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={id}
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files[0])
      }}
    >
      <Icon of={docIcon} size={28} />
      <b>{file ? file.name : '选择文本文件，或拖到这里'}</b>
      <span className="num" id={`${id}-hint`}>
        {file
          ? `${formatSize(file.size)}，点这里换一个`
          : '.txt 或 .csv，不超过 32 MB，可以有十万行；UTF-8 和 GBK 都能读'}
      </span>
      <input
        id={id}
        type="file"
        className="vh"
        accept=".txt,.csv,.tsv,.md,.log,text/plain"
        aria-label="文件"
        aria-describedby={`${id}-hint`}
        onChange={(event) => choose(event.target.files?.[0])}
      />
    </label>
  )
}

export const FileUpload = ({ upload, onShowReply }: { upload: Upload; onShowReply: (reply: FileReply) => void }) => {
  if (upload.phase === 'failed') return <FailedUpload {...upload} onShowReply={onShowReply} />
  const { phase, file, sent } = upload
  const message = sent >= file.size ? '正在收尾…' : `正在上传 ${file.name}`
  return (
    <div className={styles.form}>
      <output className={styles.headline}>{phase === 'waiting' ? '连接断了，马上接着传…' : message}</output>
      <progress className={styles.bar} max={file.size} value={sent} aria-label="上传进度" />
      <p className="num">
        {sent > 0 && `${formatSize(sent)} / `}
        {formatSize(file.size)}，可以关掉这个窗口，上传会继续。
      </p>
      <footer className={styles.footer}>
        <button type="button" className="btn btn-danger" onClick={cancelUpload}>
          停止上传
        </button>
      </footer>
    </div>
  )
}

const FailedUpload = ({
  failure,
  reply,
  onShowReply,
}: Extract<Upload, { phase: 'failed' }> & { onShowReply: (reply: FileReply) => void }) => {
  const hasItems = reply !== undefined && reply.total > 0
  return (
    <div className={styles.form}>
      <p className={styles.failure} role="alert">
        <Icon of={alertIcon} size={18} />
        {failure.msg}
      </p>
      {hasItems && (
        <p className="num">
          已识别 {formatCount(reply.total)} 条，会照常处理。继续上传会从断开的地方接着来，不会重复。
        </p>
      )}
      <footer className={styles.footer}>
        <button type="button" className="btn" onClick={cancelUpload}>
          换一个文件
        </button>
        {hasItems && (
          <button type="button" className="btn btn-line" onClick={() => onShowReply(reply)}>
            看已收下的
          </button>
        )}
        <button type="button" className="btn btn-solid" onClick={resumeUpload}>
          继续上传
        </button>
      </footer>
    </div>
  )
}
