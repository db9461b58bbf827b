import { dehydrate } from '@tanstack/react-query'
import type { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import type { CallApi } from './lib/api/api.ts'
import { assetsOf } from './lib/page/manifest.ts'
import type { Manifest } from './lib/page/manifest.ts'
import type { PageState } from './lib/page/page-state.ts'
import { createQueryClient, queryOf } from './lib/api/queries.ts'
import { scriptJson } from './lib/page/script-json.ts'
import { siteConfigQuery } from './lib/settings/use-site.ts'
import { themeOfCookie } from './lib/browser/theme.ts'
import { fileOfPage, loadPages } from './page-files.ts'
import { matchPages } from './router.tsx'

export { loadPages }

export interface RenderInput {
  /** Path and query of the request. */
  url: string
  cookies: { is_dark?: string }
  /** Calls a route of the gateway's table in-process: returns the envelope's data or throws `{code, msg, status}`. */
  api: CallApi
  /** The client build's Vite manifest, dist/client/.vite/manifest.json. */
  assets: Manifest
}

export interface Rendered {
  status: number
  headers: Record<string, string>
  pipe: (out: Writable) => void
}

/**
 * Renders the page of a URL as a complete document with its data. If the data fails to load, the page shows the failure
 * with its status. Rejects only when rendering itself fails.
 */
export const render = async ({ url, cookies, api, assets }: RenderInput): Promise<Rendered> => {
  const address = new URL(url, 'http://site.invalid')
  const pages = await Promise.all(
    matchPages(address.pathname).map(async ({ handle, params }) => ({ module: await handle.load(), params })),
  )
  const client = createQueryClient()
  const [, ...outcomes] = await Promise.all([
    client.prefetchQuery(queryOf(...siteConfigQuery, api)),
    ...pages.map(({ module, params }) => module.prefetch?.({ client, call: api, url: address, params })),
  ])
  const { entry, css, preload } = assetsOf(
    assets,
    pages.flatMap(({ module }) => fileOfPage(module) ?? []),
  )
  const state: PageState = {
    query: dehydrate(client, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' }),
    theme: themeOfCookie(cookies.is_dark),
    nowMs: Date.now(),
    assets: { css, preload },
  }
  const pipe = await renderDocument(
    <App
      client={client}
      state={state}
      stateText={scriptJson(state)}
      router={(page) => <StaticRouter location={url}>{page}</StaticRouter>}
    />,
    entry,
  )
  const outcome = outcomes.find((status) => status !== undefined) ?? 200
  const [status, target] = typeof outcome === 'number' ? [outcome, {}] : [302, { location: outcome.redirectTo }]
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...target }, pipe }
}

/**
 * Waits for the whole document: crawlers and browsers get the same bytes, and a failure can still become an error page.
 */
const renderDocument = (document: React.ReactNode, entry: string): Promise<Rendered['pipe']> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      bootstrapModules: [entry],
      // The document is a single chunk: further chunks need inline scripts, which the page's CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve((out) => stream.pipe(out)),
      onShellError: reject,
      onError: reject,
    })
  })
