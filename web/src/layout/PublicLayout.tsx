import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.tsx'
import { closeImport, useImportText } from '../lib/import-door.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { OfflineStrip } from './OfflineStrip.tsx'
import styles from './PublicLayout.module.css'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ImportDialog = lazy(async () => ({ default: (await import('../features/import/ImportDialog.tsx')).ImportDialog }))

const ShortcutHelp = lazy(async () => ({ default: (await import('./ShortcutHelp.tsx')).ShortcutHelp }))

const AsideButtons = lazy(async () => ({ default: (await import('./AsideButtons.tsx')).AsideButtons }))

const neverChanges = () => () => undefined

export const PublicLayout = () => {
  const { pathname } = useLocation()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const importText = useImportText()
  // Floating buttons are not needed to read the page: they load after hydration.
  const isAtWork = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  useShortcuts(useCallback(() => setHelpOpen(true), []))
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        跳到内容
      </a>
      <SiteHeader />
      <OfflineStrip />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname} fallback={<ErrorPage />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SiteFooter />
      {importText !== undefined && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ImportDialog audience="public" initialText={importText} onClose={closeImport} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isAtWork && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <AsideButtons />
          </Suspense>
        </ErrorBoundary>
      )}
      {isHelpOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ShortcutHelp onClose={() => setHelpOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
