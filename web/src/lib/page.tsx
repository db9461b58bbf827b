import type { QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { ComponentType } from 'react'
import { failureOf } from './api.ts'
import type { ApiInput, CallApi, Failure, Spec } from './api.ts'
import { queryOf } from './queries.ts'

/** What a page gets for fetching its data on the server before it is rendered. */
export interface PrefetchContext {
  client: QueryClient
  call: CallApi
  url: URL
  params: Record<string, string | undefined>
}

/** A path of this site that is answered instead of the page, for now. */
export interface Redirect {
  redirectTo: string
}

/** Fetches one call's data for the page, success or failure, and answers the failure if there was one. */
export const prefetchCall = async <S extends Spec>(
  { client, call }: PrefetchContext,
  spec: S,
  input: ApiInput<S>,
): Promise<Failure | undefined> => {
  const query = queryOf(spec, input, call)
  await client.prefetchQuery(query)
  const error = client.getQueryState(query.queryKey)?.error
  return error ? failureOf(error) : undefined
}

/** The module behind a route. */
export interface PageModule {
  Page: ComponentType
  /** Fills the query client; answers the HTTP status when it is not 200, or where else the visitor is sent. */
  prefetch?: (context: PrefetchContext) => Promise<number | Redirect | void>
  /** Loads what else of the page's code the server's document shows, before the browser takes it over. */
  prepare?: () => Promise<unknown> | undefined
}

interface Lazy<M, P> {
  /** Renders at once when the module is loaded; otherwise the navigation waits for it on the old page. */
  Component: ComponentType<P>
  load: () => Promise<M>
}

export type LazyPage = Lazy<PageModule, object>

/**
 * A component that is its own chunk. React.lazy suspends even when its module is there, which would empty the tree on
 * hydration; this one renders synchronously after load().
 */
export const lazyPart = <M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Lazy<M, P> => {
  let loading: Promise<M> | undefined
  const loadOnce = (): Promise<M> => {
    if (loading) return loading
    const begun = load()
    // The marks by which React knows a promise whose value it need not wait for.
    begun.then(
      (value) => Object.assign(begun, { status: 'fulfilled', value }),
      () => (loading = undefined),
    )
    return (loading = begun)
  }
  const Component = (props: P) => {
    const Part = pick(use(loadOnce()))
    // It is picked from a module, the same each time.
    // oxlint-disable-next-line react/static-components
    return <Part {...props} />
  }
  return { Component, load: loadOnce }
}

export const lazyPage = (load: () => Promise<PageModule>): LazyPage => lazyPart(load, ({ Page }) => Page)
