import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downloadFile } from '../../download.ts'
import { downloadIcon, trashIcon } from '../../icons.ts'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import styles from './users.module.css'

type User = RowOf<'GET /admin/v1/user/list'>

/** Export and deletion of the open user. Admins have to lose their role first. */
export const UserActions = ({ user }: { user: User }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.actions}>
      <ExportButton user={user} label="导出数据" />
      {user.role !== 'admin' && user.status !== 'deleted' && (
        <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
          <Icon of={trashIcon} size={18} />
          删除用户
        </button>
      )}
      {isAsking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </div>
  )
}

const ExportButton = ({ user: { id }, label }: { user: User; label: string }) => {
  const exporting = useMutation({
    mutationFn: () => downloadFile(`/admin/v1/user/export?user_id=${id}`, `user-${id}.json`),
  })
  return (
    <button type="button" className="btn btn-line" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
      <Icon of={downloadIcon} size={18} />
      {exporting.isPending ? '正在导出…' : label}
    </button>
  )
}

const DeleteDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const removal = useApiMutation('POST /admin/v1/user/delete', {
    refreshes: ['GET /admin/v1/user/list'],
    done: '删除成功',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={`删除「${user.username}」？`}
      action="删除用户"
      isDanger
      requiredText={user.username}
      isPending={removal.isPending}
      onConfirm={() => removal.mutate({ id: user.id })}
      onClose={onClose}
    >
      <p>不能撤销。所有登录立刻失效，之后不能再登录。</p>
      <p>会清除用户名、邮箱、备注、会员、登录记录和网络地址。积分流水和购买记录保留，但看不出是谁。</p>
      <div>
        <ExportButton user={user} label="先导出数据" />
      </div>
    </ConfirmDialog>
  )
}
