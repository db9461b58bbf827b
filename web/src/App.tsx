import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { Document } from './Document.tsx'
import { CaptchaDoor } from './layout/CaptchaDoor.tsx'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { useScrollMemory } from './layout/use-scroll-memory.ts'
import type { PageState } from './lib/page-state.ts'
import { NowContext, tick } from './lib/clock.ts'
import { routes } from './router.tsx'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { Toaster } from './ui/Toaster.tsx'

interface AppProps {
  client: QueryClient
  state: PageState
  stateText: string
  router: (page: ReactNode) => ReactNode
}

/** Server and browser must render the same tree for hydration; only the router differs. */
export const App = ({ client, state, stateText, router }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state.query}>
        {router(
          <Document state={state} stateText={stateText}>
            <Pages renderedMs={state.nowMs} />
          </Document>,
        )}
      </HydrationBoundary>
    </QueryClientProvider>
  </StrictMode>
)

const Pages = ({ renderedMs }: { renderedMs: number }) => {
  const location = useLocation()
  useEffect(tick, [location.key])
  useScrollMemory()
  return (
    <NowContext value={renderedMs}>
      <ErrorBoundary fallback={<ErrorPage />}>
        <Routes />
      </ErrorBoundary>
      <CaptchaDoor />
      <Toaster />
    </NowContext>
  )
}

const Routes = () => useRoutes(routes)
