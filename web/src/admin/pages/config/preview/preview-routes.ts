import type { RouteObject } from 'react-router-dom'

/** Routes of the site, which the router passes when it loads the settings page. */
export const previewRoutes: { current: RouteObject[] } = { current: [] }
