import { backupRoutes } from './backup.ts'
import { blacklistRoutes } from './blacklist.ts'
import { captchaRoutes } from './captcha.ts'
import { categoryRoutes } from './category.ts'
import { cdkeyRoutes } from './cdkey.ts'
import { coinRoutes } from './coin.ts'
import { dataListRoutes } from './data-list.ts'
import { diskRoutes } from './disk.ts'
import { goodsRoutes } from './goods.ts'
import { listStoreRoutes } from './list-store.ts'
import { listViewRoutes } from './list-view.ts'
import { movieRoutes } from './movie.ts'
import { orderRoutes } from './order.ts'
import { reportRoutes } from './report.ts'
import { openTokenRoutes } from './open-token.ts'
import type { RouteTable } from './route.ts'
import { searchRoutes } from './search.ts'
import { siteConfigRoutes } from './site-config.ts'
import { taskRoutes } from './task.ts'
import { uploadRoutes } from './upload.ts'
import { userRoutes } from './user.ts'
import { visitRoutes } from './visit.ts'
import { wordRoutes } from './word.ts'

export const routes = {
  ...searchRoutes,
  ...diskRoutes,
  ...reportRoutes,
  ...categoryRoutes,
  ...movieRoutes,
  ...wordRoutes,
  ...taskRoutes,
  ...userRoutes,
  ...coinRoutes,
  ...cdkeyRoutes,
  ...goodsRoutes,
  ...orderRoutes,
  ...captchaRoutes,
  ...siteConfigRoutes,
  ...openTokenRoutes,
  ...backupRoutes,
  ...uploadRoutes,
  ...listViewRoutes,
  ...dataListRoutes,
  ...listStoreRoutes,
  ...blacklistRoutes,
  ...visitRoutes,
} satisfies RouteTable
