import { Link, useLocation } from 'react-router-dom'
import { openImport } from '../lib/import-door.ts'
import { readSearchState, searchAddress } from '../lib/search-state.ts'
import { useSite } from '../lib/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { importIcon } from '../ui/icons.ts'
import { SiteLogo } from '../ui/SiteLogo.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import styles from './SiteHeader.module.css'
import { Visitor } from './Visitor.tsx'

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
          <Visitor />
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
