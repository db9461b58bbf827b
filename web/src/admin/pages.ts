import type { RouteObject } from 'react-router-dom'
import { previewRoutes } from './pages/config/preview/preview-routes.ts'

/**
 * Loads the admin pages, by their paths below /admin/. A separate module, so that the public bundle does not contain the names of their
 * chunks.
 */
export const adminPages = {
  arr_list: () => import('./pages/data-lists/DataListsPage.tsx'),
  audit_log: () => import('./pages/audit-log/AuditLogPage.tsx'),
  backup: () => import('./pages/backup/BackupPage.tsx'),
  black_list: () => import('./pages/blacklist/BlacklistPage.tsx'),
  /** @param routes of the site, for previews: an import of the router would be a cycle */
  config: (routes: RouteObject[]) => {
    previewRoutes.current = routes
    return import('./pages/config/ConfigPage.tsx')
  },
  data_log: () => import('./pages/data-log/DataLogPage.tsx'),
  file_texts: () => import('./pages/file-texts/FileTextsPage.tsx'),
  film_hot: () => import('./pages/list-store/FilmKeywordsPage.tsx'),
  hot_disk: () => import('./pages/HotDiskPage.tsx'),
  index: () => import('./pages/overview/OverviewPage.tsx'),
  ip_times: () => import('./pages/visits/VisitsPage.tsx'),
  layout: () => import('./AdminLayout.tsx'),
  list_cate: () => import('./pages/categories/CategoriesPage.tsx'),
  list_cdkey: () => import('./pages/cdkeys/CdkeysPage.tsx'),
  list_disk: () => import('./pages/disks/DisksPage.tsx'),
  list_disk_task: () => import('./pages/import-items/ImportItemsPage.tsx'),
  list_movie: () => import('./pages/movies/MoviesPage.tsx'),
  list_report: () => import('./pages/reports/ReportsPage.tsx'),
  list_store: () => import('./pages/list-store/StoredListsPage.tsx'),
  list_task: () => import('./pages/jobs/JobsPage.tsx'),
  list_user: () => import('./pages/users/UsersPage.tsx'),
  list_word: () => import('./pages/words/WordsPage.tsx'),
  open_tokens: () => import('./pages/open-tokens/OpenTokensPage.tsx'),
  pending: () => import('./pages/PendingPage.tsx'),
  search_hot: () => import('./pages/search-hot/SearchHotPage.tsx'),
}
