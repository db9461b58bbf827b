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

type AdminPage = keyof AdminPages

const adminPage = (name: AdminPage): ReturnType<typeof page> => page(async () => (await loadAdminPages())[name](routes))

/** All pages load these names: keep them short. */
const adminPaths: AdminPage[] = [
  'index',
  'list_cate',
  'list_disk',
  'list_disk_task',
  'list_report',
  'list_user',
  'list_cdkey',
  'hot_disk',
  'search_hot',
  'film_hot',
  'list_movie',
  'black_list',
  'list_store',
  'list_word',
  'arr_list',
  'list_task',
  'open_tokens',
  'file_texts',
  'audit_log',
  'backup',
  'config',
  'ip_times',
  'data_log',
]

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
    ...adminPage('layout'),
    children: [
      { index: true, ...adminPage('index') },
      ...adminPaths.map((path) => ({ path, ...adminPage(path) })),
      { path: '*', ...adminPage('pending') },
    ],
  },
]

/** Matching routes, outermost first, each with its parameters. */
export const matchPages = (pathname: string): { handle: PageHandle; params: RouteMatch['params'] }[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route, params }) =>
    route.handle ? [{ handle: route.handle as PageHandle, params }] : [],
  )
