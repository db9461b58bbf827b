import { useEffect, useState } from 'react'
import { Message } from 'semantic-ui-react'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { copyIcon } from '../../../ui/icons/icons.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from './open-tokens.module.css'

/** Shows a new token once: the server stores only its digest. */
export const CreatedTokenDialog = ({ name, token, onClose }: { name: string; token: string; onClose: () => void }) => {
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (isSaved) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isSaved])
  return (
    <Dialog title={`令牌「${name}」`} onClose={onClose}>
      <div className={styles.created}>
        <Message warning>只在这里显示一次，关闭后无法再查看。请先复制。</Message>
        {/* A manual copy of the selected text also counts. */}
        <pre className={styles.token} aria-label="令牌" onCopy={() => setSaved(true)}>
          {token}
        </pre>
        <div className={styles.actions}>
          <button
            type="button"
            className="btn btn-solid"
            onClick={() => void copyText(token).then((isCopied) => isCopied && setSaved(true))}
          >
            <Icon of={copyIcon} size={18} />
            复制令牌
          </button>
          <button type="button" className="btn" onClick={onClose}>
            完成
          </button>
        </div>
      </div>
    </Dialog>
  )
}
