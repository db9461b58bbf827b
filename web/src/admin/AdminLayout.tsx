import { lazy, useCallback, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { ErrorPage } from '../shared/errors/ErrorPage.tsx'
import { OfflineStrip } from '../ui/feedback/OfflineStrip.tsx'
import { useHelpKey } from '../lib/browser/use-help-key.ts'
import { closeImportDialog, useImportIsOpen } from '../shared/import/import-dialog-state.ts'
import { savePreferences, usePreferences } from '../lib/browser/preferences.ts'
import { useNow } from '../lib/browser/clock.ts'
import { useSite } from '../lib/settings/use-site.ts'
import { formatDate } from '../lib/text/text-format.ts'
import { loginAddress } from '../lib/session/return-url.ts'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { LazyPart } from '../ui/feedback/LazyPart.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'
import { Palette } from './palette/Palette.tsx'
import { usePaletteKey } from './palette/use-palette-key.ts'
import { ShortcutDialog } from './shortcuts/ShortcutDialog.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import './semantic.css'
import styles from './AdminLayout.module.css'
import { useAdminAccess } from './use-admin-access.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

const ImportDialog = lazy(async () => ({ default: (await import('../shared/import/ImportDialog.tsx')).ImportDialog }))

/** Admin area. Redirects users who are not admins to the login page, which redirects back. The server renders only the loading state. */
export const Page = () => {
  const entry = useAdminAccess()
  const location = useLocation()
  if (entry.state === 'refused') return <Navigate to={loginAddress(location)} replace />
  if (entry.state === 'admitted') return <Shell />
  return (
    <main id="main" tabIndex={-1} className={styles.door}>
      <PageHead title="管理后台" noindex />
      {entry.state === 'failed' ? (
        <ErrorState error={entry.error} onRetry={entry.retry} />
      ) : (
        <p aria-busy="true">加载中...</p>
      )}
    </main>
  )
}

/** Provider scripts stay in a document when a link leads from a public page to this one. A reload drops them: the server sends none here. */
const dropStatistics = (): void => {
  if (document.querySelector('script[src="/stat.js"]')) location.reload()
}

const Shell = () => {
  useEffect(dropStatistics, [])
  useFocusFallback()
  const site = useSite()
  const { pathname, key } = useLocation()
  const { railFolded } = usePreferences()
  // The drawer belongs to one history entry, so any navigation closes it.
  const [drawerKey, setDrawerKey] = useState<string>()
  const isDrawerOpen = drawerKey === key
  const [paletteKey, setPaletteKey] = useState<string>()
  const openPalette = useCallback(() => setPaletteKey(key), [key])
  usePaletteKey(openPalette)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = useCallback(() => setHelpOpen(true), [])
  useHelpKey(openHelp)
  const isImportOpen = useImportIsOpen()
  const year = formatDate(new Date(useNow()).toISOString()).slice(0, 4)
  useEffect(() => {
    if (!isDrawerOpen) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDrawerKey(undefined)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isDrawerOpen])
  return (
    <div className={styles.shell} data-folded={railFolded} data-drawer={isDrawerOpen}>
      <a className={styles.skip} href="#main">
        跳到内容
      </a>
      <TopBar
        isMenuOpen={isDrawerOpen}
        onMenu={() => setDrawerKey(isDrawerOpen ? undefined : key)}
        onPalette={openPalette}
      />
      <Sidebar isFolded={railFolded && !isDrawerOpen} onFold={() => savePreferences({ railFolded: !railFolded })} />
      {isDrawerOpen && (
        <button type="button" className={styles.veil} aria-label="收起菜单" onClick={() => setDrawerKey(undefined)} />
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineStrip />
        <ErrorBoundary key={pathname} fallback={<ErrorPage />}>
          <Outlet />
        </ErrorBoundary>
        <footer className={`num ${styles.footer}`}>
          © {year} {site.siteName}
          {site.appVersion && ` · v${site.appVersion}`}
        </footer>
      </main>
      {paletteKey === key && <Palette onHelp={openHelp} onClose={() => setPaletteKey(undefined)} />}
      {isHelpOpen && <ShortcutDialog onClose={() => setHelpOpen(false)} />}
      {isImportOpen && (
        <LazyPart>
          <ImportDialog audience="admin" onClose={closeImportDialog} />
        </LazyPart>
      )}
    </div>
  )
}
