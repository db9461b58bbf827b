import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { forgetSession } from '../../../lib/session/log-out.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import styles from '../Confirm.module.css'

/** Ends all sessions of the account. Unlike a plain logout, it waits for the server's confirmation. */
export const LogOutDialog = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient()
  const leave = useMutation({
    meta: { isFailureShown: true },
    mutationFn: () => api('POST /auth/v1/user/logout', { all: true }),
    onSuccess: () => {
      toast('success', '已退出所有设备')
      forgetSession(client)
    },
  })
  return (
    <Dialog title="退出所有设备" onClose={onClose}>
      <p className={styles.text}>所有浏览器上的登录都会立即失效，包括这里，之后需要重新登录。</p>
      <FormFailure error={leave.error} />
      <div className={styles.actions}>
        <button type="button" className="btn" onClick={onClose}>
          取消
        </button>
        <button type="button" className="btn btn-solid" disabled={leave.isPending} onClick={() => leave.mutate()}>
          {leave.isPending ? '退出中…' : '全部退出'}
        </button>
      </div>
    </Dialog>
  )
}
