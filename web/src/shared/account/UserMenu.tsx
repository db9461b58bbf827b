import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Link } from 'react-router-dom'
import { firstLetter } from '../../lib/text/characters.ts'
import { logOut } from '../../lib/session/log-out.ts'
import { isAdmin, useSession } from '../../lib/session/session.ts'
import { LazyPart } from '../../ui/feedback/LazyPart.tsx'
import { Popover } from '../../ui/overlays/Popover.tsx'
import styles from './UserMenu.module.css'

const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}))

export const UserMenu = ({ area }: { area: 'public' | 'admin' }) => {
  const session = useSession()
  const client = useQueryClient()
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const username = session?.user.username ?? ''
  return (
    <>
      <Popover
        label={`${username} 的菜单`}
        side="below"
        className={styles.opener}
        trigger={<span className={styles.avatar}>{firstLetter(username)}</span>}
      >
        {(close) => (
          <>
            <p className={styles.name}>{username}</p>
            <Link to="/profile" className={styles.item} onClick={close}>
              个人中心
            </Link>
            {area === 'public' && isAdmin(session) && (
              <Link to="/admin" className={styles.item} onClick={close}>
                管理后台
              </Link>
            )}
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                close()
                setPasswordOpen(true)
              }}
            >
              修改密码
            </button>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                close()
                void logOut(client)
              }}
            >
              退出登录
            </button>
          </>
        )}
      </Popover>
      {isPasswordOpen && (
        <LazyPart>
          <PasswordDialog onClose={() => setPasswordOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}
