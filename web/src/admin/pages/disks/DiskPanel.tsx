import { useState } from 'react'
import { Message } from 'semantic-ui-react'
import { FileTree } from '../../../shared/doc/FileTree.tsx'
import { shareLine } from '../../../lib/browser/clipboard.ts'
import { formatCount, formatDateTime, formatSize, safeUrl } from '../../../lib/text/text-format.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Health } from '../../../ui/resource/Health.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { openIcon } from '../../../ui/icons/icons.ts'
import { Time } from '../../kit/table/columns.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Inspector } from '../../kit/dialogs/Inspector.tsx'
import type { ArticleDraft } from './article/article-draft.ts'
import { ArticlePanel } from './article/ArticlePanel.tsx'
import { DeleteDisksDialog } from './bulk/DeleteDisksDialog.tsx'
import { nameOf } from './disk.ts'
import type { AdminDisk } from './disk.ts'
import { DiskForm } from './DiskForm.tsx'
import styles from './disks.module.css'
import { useCheck } from './use-check.ts'
import { useReportBulkChange } from './bulk/bulk-change.ts'
import { useSubmitIndexNow } from './use-submit-index-now.ts'

interface DiskPanelProps {
  disk: AdminDisk
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onDone: () => void
}

export const DiskPanel = ({ disk, onDirty, onCancel, onDone }: DiskPanelProps) => {
  const [draft, setDraft] = useState<ArticleDraft>()
  return (
    <Inspector title={nameOf(disk)} onClose={onCancel}>
      {disk.deleted_at && (
        <Message className={styles.notice}>
          {formatDateTime(disk.deleted_at)} 删除，一周后彻底消失。要恢复，撤销那次改动，或者重新导入它的链接。
        </Message>
      )}
      <DiskActions disk={disk} onDeleted={onDone} />
      <DescriptionList
        of={[
          ['链接', <Health key="of" health={disk.health} status={disk.status} checkedAt={disk.checked_at} />],
          ...(disk.dead_since ? [['失效于', <Time key="at" at={disk.dead_since} />] as const] : []),
          ['大小', formatSize(disk.size)],
          ['浏览', formatCount(disk.views)],
          ['分享', <Time key="at" at={disk.shared_time} />],
          ['收录', <Time key="at" at={disk.create_time} />],
          ['ID', disk.id],
        ]}
      />
      <Files listing={disk.files} sizes={disk.file_sizes} />
      <DiskForm disk={disk} draft={draft} onSaved={onDone} onDirty={onDirty} onCancel={onCancel}>
        <ArticlePanel disk={disk} draft={draft} onDraft={setDraft} />
      </DiskForm>
    </Inspector>
  )
}

const DiskActions = ({ disk, onDeleted }: { disk: AdminDisk; onDeleted: () => void }) => {
  const [isDeleting, setDeleting] = useState(false)
  const checking = useCheck()
  const pushing = useSubmitIndexNow()
  const report = useReportBulkChange()
  const link = safeUrl(disk.link)
  return (
    <div className={styles.actions}>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className="btn btn-line btn-small">
          网盘
          <Icon of={openIcon} size={16} />
        </a>
      )}
      <CopyButton text={shareLine(disk)} label="" ariaLabel="复制链接" className="btn btn-icon btn-small" />
      {!disk.deleted_at && (
        <>
          <a href={`/doc/${disk.doc_id}`} target="_blank" rel="noreferrer" className="btn btn-line btn-small">
            资源页
            <Icon of={openIcon} size={16} />
          </a>
          <button
            type="button"
            className="btn btn-line btn-small"
            disabled={checking.isPending}
            onClick={() => checking.mutate({ doc_id: disk.doc_id })}
          >
            重新检测
          </button>
          <button
            type="button"
            className="btn btn-line btn-small"
            disabled={pushing.isPending}
            onClick={() => pushing.mutate([disk])}
          >
            推送
          </button>
          <button type="button" className="btn btn-danger btn-small" onClick={() => setDeleting(true)}>
            删除
          </button>
        </>
      )}
      {isDeleting && (
        <DeleteDisksDialog
          target={{ ids: [disk.id] }}
          names={[nameOf(disk)]}
          onClose={() => setDeleting(false)}
          onDone={(changed) => {
            setDeleting(false)
            report(changed, '删除', nameOf(disk))
            onDeleted()
          }}
        />
      )}
    </div>
  )
}

/** Rendered on demand: file lists can be long. */
const Files = ({ listing, sizes }: { listing: string; sizes: readonly number[] }) => {
  const [isOpen, setOpen] = useState(false)
  if (!listing) return null
  return (
    <details className={styles.files} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>里面有什么</summary>
      {isOpen && <FileTree listing={listing} sizes={sizes} />}
    </details>
  )
}
