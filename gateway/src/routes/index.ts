/** Every JSON route of the product. The routes that are not JSON stand in `raw/`. */
import { categoryRoutes } from './category.ts'
import { diskRoutes } from './disk.ts'
import type { RouteTable } from './route.ts'
import { searchRoutes } from './search.ts'
import { siteConfigRoutes } from './site-config.ts'
import { taskRoutes } from './task.ts'
import { userRoutes } from './user.ts'

export const routes = {
  ...searchRoutes,
  ...diskRoutes,
  ...categoryRoutes,
  ...taskRoutes,
  ...userRoutes,
  ...siteConfigRoutes,
} satisfies RouteTable
