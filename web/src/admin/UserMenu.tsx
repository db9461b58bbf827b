import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dropdown } from 'semantic-ui-react'
import { clearSession, useSession } from '../lib/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
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
      <Dropdown
        icon={null}
        pointing="top right"
        trigger={<span className={styles.avatar}>{Array.from(username)[0]?.toUpperCase()}</span>}
        aria-label={`${username} 的菜单`}
      >
        <Dropdown.Menu>
          <Dropdown.Header>{username}</Dropdown.Header>
          <Dropdown.Item text="个人中心" onClick={() => void navigate('/profile')} />
          <Dropdown.Item text="修改密码" onClick={() => setPasswordOpen(true)} />
          <Dropdown.Divider />
          <Dropdown.Item text="退出登录" onClick={logOut} />
        </Dropdown.Menu>
      </Dropdown>
      {isPasswordOpen && (
        <Dialog title="修改密码" onClose={() => setPasswordOpen(false)}>
          <p>这个功能还没有开放。</p>
        </Dialog>
      )}
    </>
  )
}
