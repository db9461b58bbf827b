import { matchRoutes, useRoutes } from 'react-router-dom'
import { lazyPage } from '../lib/page/page-module.tsx'
import type { PageModule } from '../lib/page/page-module.tsx'
import { adminPages } from './pages.ts'

const routes = Object.entries<() => Promise<PageModule>>(adminPages).map(([path, load]) => {
  const { Component, load: loadOnce } = lazyPage(load)
  return { path, element: <Component />, handle: loadOnce }
})

export const prefetch: PageModule['prefetch'] = async (context) => {
  const [match] = matchRoutes(routes, `/${context.params['*'] ?? ''}`) ?? []
  const module = await match?.route.handle()
  return module?.prefetch?.({ ...context, params: match?.params ?? {} })
}

/** The pages below /admin. Apart from the router, because public pages load that one. */
export const Page = () => useRoutes(routes)
