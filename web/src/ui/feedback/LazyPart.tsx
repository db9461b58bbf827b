import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** A lazily loaded part of a page: nothing while it loads, and the fallback if it cannot be loaded. */
export const LazyPart = ({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) => (
  <ErrorBoundary fallback={fallback}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
