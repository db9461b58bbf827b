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
  const [isTaken, setTaken] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // Escape has already closed the native dialog: a new React key reopens it when the confirmation is cancelled.
  const [showing, setShowing] = useState(0)
  useEffect(() => {
    if (isTaken) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isTaken])
  const copy = async (): Promise<void> => {
    if (await copyText(keys.join('\n'))) setTaken(true)
  }
  const download = (): void => {
    saveFile(`cdkeys-${batch}.csv`, csvFile([['cdkey'], ...keys.map((key) => [key])]))
    setTaken(true)
  }
  return (
    <>
      <Dialog
        key={showing}
        title={`已生成 ${formatCount(keys.length)} 个卡密`}
        onClose={isTaken ? onClose : () => setAsking(true)}
      >
        <div className={styles.made}>
          <Message warning className={styles.once}>
            <Icon of={alertIcon} size={18} />
            只在这里显示一次，关闭后无法再查看。请先复制或下载。
          </Message>
          <p className={styles.batch}>批次 {batch}</p>
          {/* A manual copy of the selected text also counts. */}
          <pre className={styles.keys} aria-label="卡密" onCopy={() => setTaken(true)}>
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
            <button type="button" className="btn" onClick={isTaken ? onClose : () => setAsking(true)}>
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
            setShowing((count) => count + 1)
          }}
        >
          <p>关闭之后，这 {formatCount(keys.length)} 个卡密谁也看不到了。</p>
        </ConfirmDialog>
      )}
    </>
  )
}
