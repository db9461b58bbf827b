import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { Document } from './Document.tsx'
import { CaptchaPrompt } from './shared/captcha/CaptchaPrompt.tsx'
import { ErrorPage } from './shared/errors/ErrorPage.tsx'
import { useScrollRestoration } from './lib/browser/use-scroll-restoration.ts'
import type { PageState } from './lib/page/page-state.ts'
import { NowContext, updateOldClock } from './lib/browser/clock.ts'
import { routes } from './router.tsx'
import { ErrorBoundary } from './ui/feedback/ErrorBoundary.tsx'
import { Toaster } from './ui/feedback/Toaster.tsx'

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
  useEffect(() => updateOldClock(renderedMs), [location.key, renderedMs])
  useScrollRestoration()
  return (
    <NowContext value={renderedMs}>
      <ErrorBoundary fallback={<ErrorPage />}>
        <Routes />
      </ErrorBoundary>
      <CaptchaPrompt />
      <Toaster />
    </NowContext>
  )
}

const Routes = () => useRoutes(routes)
