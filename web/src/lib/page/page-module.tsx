import type { QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { ComponentType } from 'react'
import { failureOf } from '../api/api.ts'
import type { ApiInput, CallApi, Failure, Spec } from '../api/api.ts'
import { queryOf } from '../api/queries.ts'

export interface PrefetchContext {
  client: QueryClient
  call: CallApi
  url: URL
  params: Record<string, string | undefined>
}

/** A temporary redirect to a path of this site. */
export interface Redirect {
  redirectTo: string
}

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

export interface PageModule {
  Page: ComponentType
  /** Fills the query client. Returns an HTTP status other than 200, or a redirect. */
  prefetch?: (context: PrefetchContext) => Promise<number | Redirect | void>
  /** Loads the remaining code that the server-rendered document needs before hydration. */
  prepare?: () => Promise<unknown> | undefined
}

interface Lazy<M, P> {
  /** Renders synchronously once the module is loaded; until then a navigation stays on the old page. */
  Component: ComponentType<P>
  load: () => Promise<M>
}

export type LazyPage = Lazy<PageModule, object>

/**
 * A component in its own chunk. React.lazy suspends even for a loaded module, which would empty the tree on hydration;
 * this one renders synchronously after load().
 */
export const lazyPart = <M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Lazy<M, P> => {
  let loading: Promise<M> | undefined
  const loadOnce = (): Promise<M> => {
    if (loading) return loading
    const promise = load()
    // Fields by which React's `use` reads a settled promise synchronously.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => (loading = undefined),
    )
    return (loading = promise)
  }
  const Component = (props: P) => {
    const Part = pick(use(loadOnce()))
    // The component comes from a cached module, so its identity is stable.
    // oxlint-disable-next-line react/static-components
    return <Part {...props} />
  }
  return { Component, load: loadOnce }
}

export const lazyPage = (load: () => Promise<PageModule>): LazyPage => lazyPart(load, ({ Page }) => Page)
