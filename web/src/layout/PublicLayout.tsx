import { lazy, useCallback, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorPage } from '../shared/errors/ErrorPage.tsx'
import { closeImportDialog, useImportText } from '../shared/import/import-dialog-state.ts'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { LazyPart } from '../ui/feedback/LazyPart.tsx'
import { OfflineStrip } from '../ui/feedback/OfflineStrip.tsx'
import styles from './PublicLayout.module.css'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ImportDialog = lazy(async () => ({ default: (await import('../shared/import/ImportDialog.tsx')).ImportDialog }))

const ShortcutHelp = lazy(async () => ({ default: (await import('../ui/overlays/ShortcutHelp.tsx')).ShortcutHelp }))

const AsideButtons = lazy(async () => ({ default: (await import('./AsideButtons.tsx')).AsideButtons }))

const subscribeToNothing = () => () => undefined

export const PublicLayout = () => {
  const { pathname } = useLocation()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const importText = useImportText()
  // Floating buttons are not needed to read the page: they load after hydration.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
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
        <LazyPart>
          <ImportDialog audience="public" initialText={importText} onClose={closeImportDialog} />
        </LazyPart>
      )}
      {isHydrated && (
        <LazyPart>
          <AsideButtons />
        </LazyPart>
      )}
      {isHelpOpen && (
        <LazyPart>
          <ShortcutHelp onClose={() => setHelpOpen(false)} />
        </LazyPart>
      )}
    </div>
  )
}
