import { Link } from 'react-router-dom'
import { UserMenu } from '../shared/account/UserMenu.tsx'
import { openImportDialog } from '../shared/import/import-dialog-state.ts'
import { useSite } from '../lib/settings/use-site.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { importIcon, searchIcon } from '../ui/icons/icons.ts'
import { SiteLogo } from '../ui/icons/SiteLogo.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { menuIcon } from './icons.ts'
import { SiteLinks } from './SiteLinks.tsx'
import { UpdateNotes } from './UpdateNotes.tsx'
import styles from './TopBar.module.css'

interface TopBarProps {
  isMenuOpen: boolean
  onMenu: () => void
  onPalette: () => void
}

export const TopBar = ({ isMenuOpen, onMenu, onPalette }: TopBarProps) => {
  const site = useSite()
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`btn btn-icon ${styles.menu}`}
        onClick={onMenu}
        aria-label="菜单"
        aria-expanded={isMenuOpen}
      >
        <Icon of={menuIcon} />
      </button>
      <Link to="/admin" className={styles.brand}>
        <SiteLogo height={24} />
        <span>{site.siteName}</span>
      </Link>
      <div className={styles.tools}>
        <button
          type="button"
          className={`btn btn-small ${styles.palette}`}
          onClick={onPalette}
          aria-label="查找"
          aria-keyshortcuts="Control+K Meta+K"
          title="查找页面、资源、用户和操作（Ctrl K）"
        >
          <Icon of={searchIcon} size={18} />
          <span className={styles.word}>查找</span>
        </button>
        <button type="button" className="btn btn-small" onClick={openImportDialog} aria-label="导入资源">
          <Icon of={importIcon} size={18} />
          <span className={styles.word}>导入</span>
        </button>
        <SiteLinks className={styles.links} />
        <UpdateNotes />
        <ThemeToggle />
        <UserMenu area="admin" />
      </div>
    </header>
  )
}
