import type { ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { RouteMatch, RouteObject } from 'react-router-dom'
import { PublicLayout } from './layout/PublicLayout.tsx'
import { lazyPage } from './lib/page/page-module.tsx'
import type { PageModule } from './lib/page/page-module.tsx'

export interface PageHandle {
  load: () => Promise<PageModule>
}

/** Every page is a chunk of its own. */
const page = (load: () => Promise<PageModule>): { element: ReactNode; handle: PageHandle } => {
  const { Component, load: loadOnce } = lazyPage(load)
  return { element: <Component />, handle: { load: loadOnce } }
}

const loadAdminPages = async () => (await import('./admin/pages.ts')).adminPages

type AdminPages = Awaited<ReturnType<typeof loadAdminPages>>

const adminPage = (load: (pages: AdminPages) => Promise<PageModule>): ReturnType<typeof page> =>
  page(async () => load(await loadAdminPages()))

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: '/', ...page(() => import('./features/home/HomePage.tsx')) },
      { path: '/search', ...page(() => import('./features/search/SearchPage.tsx')) },
      { path: '/doc/:docID', ...page(() => import('./features/doc/DocPage.tsx')) },
      { path: '/film/:word', ...page(() => import('./features/film/FilmPage.tsx')) },
      { path: '/word/:word', ...page(() => import('./features/word/WordPage.tsx')) },
      { path: '/cate/:word', ...page(() => import('./features/cate/CatePage.tsx')) },
      { path: '/tag/:tag', ...page(() => import('./features/tag/TagPage.tsx')) },
      { path: '/talent/:user', ...page(() => import('./features/talent/TalentPage.tsx')) },
      { path: '/category', ...page(() => import('./features/category/CategoryPage.tsx')) },
      { path: '/copyright', ...page(() => import('./features/copyright/CopyrightPage.tsx')) },
      { path: '/profile', ...page(() => import('./features/profile/ProfilePage.tsx')) },
      { path: '*', ...page(() => import('./features/errors/NotFoundPage.tsx')) },
    ],
  },
  { path: '/login', ...page(() => import('./features/auth/LoginPage.tsx')) },
  { path: '/register', ...page(() => import('./features/auth/RegisterPage.tsx')) },
  { path: '/find_pass', ...page(() => import('./features/auth/FindPassPage.tsx')) },
  {
    path: '/admin',
    ...adminPage((pages) => pages.layout()),
    children: [
      { index: true, ...adminPage((pages) => pages.overview()) },
      { path: 'index', ...adminPage((pages) => pages.overview()) },
      { path: 'list_cate', ...adminPage((pages) => pages.categories()) },
      { path: 'list_disk', ...adminPage((pages) => pages.disks()) },
      { path: 'list_disk_task', ...adminPage((pages) => pages.importItems()) },
      { path: 'list_report', ...adminPage((pages) => pages.reports()) },
      { path: 'list_user', ...adminPage((pages) => pages.users()) },
      { path: 'list_cdkey', ...adminPage((pages) => pages.cdkeys()) },
      { path: 'hot_disk', ...adminPage((pages) => pages.hotDisk()) },
      { path: 'search_hot', ...adminPage((pages) => pages.searchHot()) },
      { path: 'film_hot', ...adminPage((pages) => pages.filmKeywords()) },
      { path: 'list_movie', ...adminPage((pages) => pages.movies()) },
      { path: 'black_list', ...adminPage((pages) => pages.blacklist()) },
      { path: 'list_store', ...adminPage((pages) => pages.storedLists()) },
      { path: 'list_word', ...adminPage((pages) => pages.words()) },
      { path: 'arr_list', ...adminPage((pages) => pages.dataLists()) },
      { path: 'list_task', ...adminPage((pages) => pages.jobs()) },
      { path: 'open_tokens', ...adminPage((pages) => pages.openTokens()) },
      { path: 'audit_log', ...adminPage((pages) => pages.auditLog()) },
      { path: 'config', ...adminPage((pages) => pages.config()) },
      { path: 'ip_times', ...adminPage((pages) => pages.visits()) },
      { path: '*', ...adminPage((pages) => pages.pending()) },
    ],
  },
]

/** Matching routes, outermost first, each with its parameters. */
export const matchPages = (pathname: string): { handle: PageHandle; params: RouteMatch['params'] }[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route, params }) =>
    route.handle ? [{ handle: route.handle as PageHandle, params }] : [],
  )
