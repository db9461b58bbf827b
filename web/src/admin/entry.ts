import type { RouteObject } from 'react-router-dom'
import { previewRoutes } from './pages/config/preview/preview-routes.ts'

/** The parts of the admin area that the router loads. */
export const adminEntry = {
  layout: () => import('./AdminLayout.tsx'),
  /** @param routes of the site, for previews: an import of the router would be a cycle */
  pages: (routes: RouteObject[]) => {
    previewRoutes.current = routes
    return import('./AdminPages.tsx')
  },
}
