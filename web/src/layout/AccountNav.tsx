import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../lib/session/session.ts'
import { useSite } from '../lib/settings/use-site.ts'
import { loginAddress } from '../lib/session/return-url.ts'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import styles from './AccountNav.module.css'

const UserMenu = lazy(async () => ({ default: (await import('../shared/account/UserMenu.tsx')).UserMenu }))

/**
 * User menu, or login and registration if the site offers accounts to visitors.
 * The session is unknown until browser storage is read: until then an empty element keeps the space.
 */
export const AccountNav = () => {
  const session = useSession()
  const { isUserSystemOn } = useSite()
  const location = useLocation()
  if (session)
    return (
      <ErrorBoundary fallback={<Link to="/profile">个人中心</Link>}>
        <Suspense fallback={<span className={styles.room} />}>
          <UserMenu area="public" />
        </Suspense>
      </ErrorBoundary>
    )
  if (!isUserSystemOn) return null
  return (
    <span className={styles.ways} data-known={session === null}>
      <Link to={location.pathname === '/' ? '/login' : loginAddress(location)} className="btn">
        登录
      </Link>
      <Link to="/register" className={`btn btn-soft ${styles.register}`}>
        注册
      </Link>
    </span>
  )
}
