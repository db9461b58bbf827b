import { useEffect, useState } from 'react'
import { Message } from 'semantic-ui-react'
import { csvFile } from '../../csv.ts'
import { saveFile } from '../../download.ts'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon, copyIcon } from '../../../ui/icons/icons.ts'
import { downloadIcon } from '../../icons.ts'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import styles from './cdkeys.module.css'

interface CreatedKeysDialogProps {
  batch: string
  keys: readonly string[]
  onClose: () => void
}

/** Shows new keys once: the server stores only hashes, so closing needs confirmation until the keys are copied or downloaded. */
export const CreatedKeysDialog = ({ batch, keys, onClose }: CreatedKeysDialogProps) => {
  const [isSaved, setSaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // Escape has already closed the native dialog: a new React key reopens it when the confirmation is cancelled.
  const [dialogKey, setDialogKey] = useState(0)
  useEffect(() => {
    if (isSaved) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isSaved])
  const copy = async (): Promise<void> => {
    if (await copyText(keys.join('\n'))) setSaved(true)
  }
  const download = (): void => {
    saveFile(`cdkeys-${batch}.csv`, csvFile([['cdkey'], ...keys.map((key) => [key])]))
    setSaved(true)
  }
  return (
    <>
      <Dialog
        key={dialogKey}
        title={`已生成 ${formatCount(keys.length)} 个卡密`}
        onClose={isSaved ? onClose : () => setAsking(true)}
      >
        <div className={styles.made}>
          <Message warning className={styles.once}>
            <Icon of={alertIcon} size={18} />
            只在这里显示一次，关闭后无法再查看。请先复制或下载。
          </Message>
          <p className={styles.batch}>批次 {batch}</p>
          {/* A manual copy of the selected text also counts. */}
          <pre className={styles.keys} aria-label="卡密" onCopy={() => setSaved(true)}>
            {keys.join('\n')}
          </pre>
          <div className={styles.actions}>
            <button type="button" className="btn btn-solid" onClick={() => void copy()}>
              <Icon of={copyIcon} size={18} />
              复制全部
            </button>
            <button type="button" className="btn btn-soft" onClick={download}>
              <Icon of={downloadIcon} size={18} />
              下载 CSV
            </button>
            <button type="button" className="btn" onClick={isSaved ? onClose : () => setAsking(true)}>
              完成
            </button>
          </div>
        </div>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title="还没有复制或下载"
          action="丢弃并关闭"
          cancel="返回"
          isDanger
          onConfirm={onClose}
          onClose={() => {
            setAsking(false)
            setDialogKey((count) => count + 1)
          }}
        >
          <p>关闭之后，这 {formatCount(keys.length)} 个卡密谁也看不到了。</p>
        </ConfirmDialog>
      )}
    </>
  )
}
