import { Link, useLocation } from 'react-router-dom'
import { openImportDialog } from '../shared/import/import-dialog-state.ts'
import { readSearchState, searchAddress } from '../lib/search-state/search-state.ts'
import { useSite } from '../lib/settings/use-site.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { importIcon } from '../ui/icons/icons.ts'
import { SiteLogo } from '../ui/icons/SiteLogo.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import styles from './SiteHeader.module.css'
import { AccountNav } from './AccountNav.tsx'

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
          <button type="button" className="btn" onClick={openImportDialog} aria-label="导入资源">
            <Icon of={importIcon} />
            <span className={styles.word}>导入</span>
          </button>
          <ThemeToggle />
          <AccountNav />
        </nav>
      </div>
    </header>
  )
}

const Brand = () => {
  const site = useSite()
  return (
    <Link to="/" className={styles.brand} aria-label={`${site.siteName} 首页`}>
      <SiteLogo height={28} />
      <span>{site.siteName}</span>
    </Link>
  )
}
