import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { stateElementId } from './lib/page/page-state.ts'
import type { PageState } from './lib/page/page-state.ts'
import { startHistoryGuard } from './lib/browser/history-guard.ts'
import { loadPreferences } from './lib/browser/preferences.ts'
import { createQueryClient } from './lib/api/queries.ts'
import { startServiceWorker } from './lib/browser/service-worker.ts'
import { watchSession } from './lib/session/session.ts'
import { setSigningKeySource } from './lib/api/sign-request.ts'
import { siteConfigQuery } from './lib/settings/use-site.ts'
import { readSiteConfig } from './lib/settings/site-config.ts'
import { matchPages } from './router.tsx'
import './styles/theme.css'
import './styles/base.css'

const stateText = document.getElementById(stateElementId)?.textContent ?? ''
const state = JSON.parse(stateText) as PageState

// Zod probes `eval` by default, and the page's CSP reports each probe. Zod reads this setting when the admin area loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Load the page's code first: hydration must find the tree that the server rendered.
await Promise.all(matchPages(location.pathname).map(async ({ handle }) => (await handle.load()).prepare?.()))

const client = createQueryClient()
setSigningKeySource({
  read: () => readSiteConfig(client.getQueryData<Record<string, string>>(siteConfigQuery) ?? {}).signingKey,
  refresh: () => client.refetchQueries({ queryKey: siteConfigQuery }, { cancelRefetch: false }),
})

startHistoryGuard()
hydrateRoot(
  document,
  <App client={client} state={state} stateText={stateText} router={(page) => <BrowserRouter>{page}</BrowserRouter>} />,
  { onRecoverableError: (error) => console.error(error) },
)
watchSession()
loadPreferences()
startServiceWorker()
// Prefetching starts after hydration. Without it, pages only open a little later.
import('./prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent(client)).catch(() => undefined)
