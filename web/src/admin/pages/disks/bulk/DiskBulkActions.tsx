import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import { copyText, shareLine } from '../../../../lib/browser/clipboard.ts'
import { formatCount } from '../../../../lib/text/text-format.ts'
import { toast } from '../../../../lib/browser/toast.ts'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { Popover } from '../../../../ui/overlays/Popover.tsx'
import { editIcon, moreIcon, trashIcon } from '../../../icons.ts'
import type { Selection } from '../../../kit/list/use-selection.ts'
import { BulkEditDialog } from './BulkEditDialog.tsx'
import { DeleteDisksDialog } from './DeleteDisksDialog.tsx'
import { nameOf, bulkTargetOf } from '../disk.ts'
import type { AdminDisk, DiskFilter } from '../disk.ts'
import styles from '../disks.module.css'
import { checkInput, maxChecked, useCheck } from '../use-check.ts'
import { useStartJob } from '../use-job.ts'
import { remainingCount, useReportBulkChange } from './bulk-change.ts'
import type { BulkChangeResult } from './bulk-change.ts'
import { useSubmitIndexNow } from '../use-submit-index-now.ts'

interface DiskBulkActionsProps {
  selection: Selection<AdminDisk>
  filter: DiskFilter
}

/** Bulk actions. With all matching rows selected, only the actions that accept a filter. */
export const DiskBulkActions = ({ selection, filter }: DiskBulkActionsProps) => {
  const { rows, isAll, keepOnly } = selection
  const [opened, setOpened] = useState<'edit' | 'delete'>()
  const close = (): void => setOpened(undefined)
  const report = useReportBulkChange()
  const checking = useCheck()
  const target = bulkTargetOf(selection, filter)
  const keepFailedSelected = (changed: BulkChangeResult): void => {
    if (remainingCount(changed) === 0) keepOnly(changed.failed.map(({ id }) => id))
  }
  return (
    <>
      <button type="button" className="btn btn-line" onClick={() => setOpened('edit')}>
        <Icon of={editIcon} size={18} />
        修改
      </button>
      {(isAll || rows.length <= maxChecked) && (
        <button
          type="button"
          className="btn btn-line"
          disabled={checking.isPending}
          onClick={() => checking.mutate(checkInput(selection, filter))}
        >
          重新检测
        </button>
      )}
      {!isAll && <SelectedRowActions rows={rows} />}
      <button type="button" className="btn btn-danger" onClick={() => setOpened('delete')}>
        <Icon of={trashIcon} size={18} />
        删除
      </button>
      {opened === 'edit' && (
        <BulkEditDialog
          target={target}
          onClose={close}
          onDone={(changed, details) => {
            close()
            keepFailedSelected(changed)
            report(changed, '修改', details)
          }}
        />
      )}
      {opened === 'delete' && (
        <DeleteDisksDialog
          target={target}
          names={rows.map(nameOf)}
          onClose={close}
          onDone={(changed) => {
            close()
            keepFailedSelected(changed)
            report(changed, '删除')
          }}
        />
      )}
    </>
  )
}

const resendSpec = 'POST /admin/v1/disk/update_docs'
const resendBatchSize = 100
const maxArticles = 1_000

const resend = async (rows: readonly AdminDisk[]): Promise<number> => {
  let sent = 0
  for (let at = 0; at < rows.length; at += resendBatchSize) {
    const doc_ids = rows.slice(at, at + resendBatchSize).map(({ doc_id: docId }) => docId)
    sent += (await api(resendSpec, { doc_ids })).done
  }
  return sent
}

const SelectedRowActions = ({ rows }: { rows: readonly AdminDisk[] }) => {
  const pushing = useSubmitIndexNow()
  const writing = useStartJob('POST /admin/v1/disk/renew_article', { done: '后台处理中...，进度在任务列表' })
  const resending = useMutation({
    mutationFn: () => resend(rows),
    onSuccess: (sent) => toast('success', `已重新送入索引 ${formatCount(sent)} 条`),
  })
  return (
    <>
      <button type="button" className="btn btn-line" disabled={pushing.isPending} onClick={() => pushing.mutate(rows)}>
        推送
      </button>
      <Popover label="更多操作" side="below" className="btn btn-line" trigger={<Icon of={moreIcon} size={18} />}>
        {(hide) => {
          const choose = (run: () => void) => (): void => {
            hide()
            run()
          }
          return (
            <div className={styles.menu}>
              {rows.length <= maxArticles && (
                <button
                  type="button"
                  className="btn"
                  disabled={writing.isPending}
                  onClick={choose(() => writing.mutate({ ids: rows.map(({ id }) => id) }))}
                >
                  写文章
                </button>
              )}
              <button
                type="button"
                className="btn"
                disabled={resending.isPending}
                onClick={choose(() => resending.mutate())}
              >
                更新索引
              </button>
              <button
                type="button"
                className="btn"
                onClick={choose(() => void copyText(rows.map((row) => `${nameOf(row)} ${shareLine(row)}`).join('\n')))}
              >
                复制链接
              </button>
            </div>
          )
        }}
      </Popover>
    </>
  )
}
