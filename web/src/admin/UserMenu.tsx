import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { clearSession, useSession } from '../lib/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Popover } from './Popover.tsx'
import styles from './UserMenu.module.css'

/** Profile, password, and the way out. */
export const UserMenu = () => {
  const session = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const username = session?.user.username ?? ''
  const logOut = (): void => {
    clearSession()
    client.removeQueries({ predicate: ({ queryKey: [spec] }) => /\/(auth|admin)\//.test(String(spec)) })
    void navigate('/login')
  }
  return (
    <>
      <Popover
        label={`${username} 的菜单`}
        side="below"
        className={styles.opener}
        trigger={<span className={styles.avatar}>{Array.from(username)[0]?.toUpperCase()}</span>}
      >
        {(close) => (
          <>
            <p className={styles.name}>{username}</p>
            <Link to="/profile" className={styles.item} onClick={close}>
              个人中心
            </Link>
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
            <button type="button" className={styles.item} onClick={logOut}>
              退出登录
            </button>
          </>
        )}
      </Popover>
      {isPasswordOpen && (
        <Dialog title="修改密码" onClose={() => setPasswordOpen(false)}>
          <p>网页上修改密码还没有开放，会在后续版本提供。</p>
        </Dialog>
      )}
    </>
  )
}
