import { useState } from 'react'
import { formatDateTime } from '../../../lib/text/text-format.ts'
import styles from './AccountSection.module.css'
import { LogOutDialog } from './LogOutDialog.tsx'
import { PasswordDialog } from '../../../shared/account/PasswordDialog.tsx'
import type { SectionProps } from '../section-props.ts'
import { UserInfoDialog } from './UserInfoDialog.tsx'

const roleLabels: Record<string, string> = { admin: '管理员', user: '普通用户' }

export const AccountSection = ({ info }: Pick<SectionProps, 'info'>) => {
  const [dialog, setDialog] = useState<'info' | 'password' | 'everywhere'>()
  const close = (): void => setDialog(undefined)
  return (
    <section aria-label="账号">
      <dl className={styles.rows}>
        <Row name="用户名" value={info.username} />
        <Row name="邮箱" value={info.email || '未填写'} />
        <Row name="角色" value={roleLabels[info.role] ?? info.role} />
        <Row name="注册时间" value={formatDateTime(info.create_time)} />
      </dl>
      <div className={styles.actions}>
        <button type="button" className="btn btn-soft" onClick={() => setDialog('info')}>
          修改资料
        </button>
        <button type="button" className="btn btn-line" onClick={() => setDialog('password')}>
          修改密码
        </button>
        <button type="button" className={`btn ${styles.danger}`} onClick={() => setDialog('everywhere')}>
          退出所有设备
        </button>
      </div>
      {dialog === 'info' && <UserInfoDialog info={info} onClose={close} />}
      {dialog === 'password' && <PasswordDialog onClose={close} />}
      {dialog === 'everywhere' && <LogOutDialog onClose={close} />}
    </section>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)
