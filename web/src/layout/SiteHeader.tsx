import { Link, useLocation } from 'react-router-dom'
import { firstLetter } from '../lib/characters.ts'
import { openImport } from '../lib/import-door.ts'
import { isAdmin, useSession } from '../lib/session.ts'
import { readSearchState, searchAddress } from '../lib/search-state.ts'
import { useSite } from '../lib/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { importIcon, userIcon } from '../ui/icons.ts'
import { Logo } from '../ui/Logo.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import styles from './SiteHeader.module.css'

/** The bar on top of every public page. The home page has its own, larger search field. */
export const SiteHeader = () => {
  const site = useSite()
  const location = useLocation()
  const isHome = location.pathname === '/'
  const state = readSearchState(new URLSearchParams(location.pathname === '/search' ? location.search : ''))
  return (
    <header className={styles.header} data-home={isHome}>
      <div className={`page ${styles.bar}`}>
        {isHome ? <span /> : <Brand />}
        {!isHome && (
          <div className={styles.search}>
            <SearchBox
              size="small"
              placeholder={site.search.placeholder}
              initial={state.q}
              addressOf={(q) => searchAddress({ ...state, q, user: '', page: 1 })}
            />
          </div>
        )}
        <nav className={styles.actions} aria-label="工具">
          <button type="button" className="btn" onClick={openImport} aria-label="导入资源">
            <Icon of={importIcon} />
            <span className={styles.word}>导入</span>
          </button>
          <ThemeToggle />
          <Account />
        </nav>
      </div>
    </header>
  )
}

const Brand = () => {
  const site = useSite()
  return (
    <Link to="/" className={styles.brand} aria-label={`${site.siteName} 首页`}>
      {site.logoUrl ? <img src={site.logoUrl} alt="" height={28} /> : <Logo />}
      <span>{site.siteName}</span>
    </Link>
  )
}

const Account = () => {
  const session = useSession()
  if (!session) {
    return (
      <Link to="/login" className="btn btn-icon" aria-label="登录" title="登录">
        <Icon of={userIcon} />
      </Link>
    )
  }
  const { username } = session.user
  return (
    <Link
      to={isAdmin(session) ? '/admin' : '/profile'}
      className={styles.avatar}
      title={username}
      aria-label={isAdmin(session) ? `${username}，进入后台` : username}
    >
      {firstLetter(username)}
    </Link>
  )
}
