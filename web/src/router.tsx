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

/** @param part chosen in the admin chunk, so that the public bundle names no chunk of the admin area */
const adminPage = (part: 'layout' | 'pages'): ReturnType<typeof page> =>
  page(async () => (await import('./admin/entry.ts')).adminEntry[part](routes))

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
      { path: '/shop', ...page(() => import('./features/shop/ShopPage.tsx')) },
      { path: '/profile', ...page(() => import('./features/profile/ProfilePage.tsx')) },
      { path: '*', ...page(() => import('./features/errors/NotFoundPage.tsx')) },
    ],
  },
  { path: '/login', ...page(() => import('./features/auth/LoginPage.tsx')) },
  { path: '/register', ...page(() => import('./features/auth/RegisterPage.tsx')) },
  { path: '/find_pass', ...page(() => import('./features/auth/FindPassPage.tsx')) },
  // The path belongs to the child: a layout with a path of its own would match `/admin` alone and stay empty.
  { ...adminPage('layout'), children: [{ path: '/admin/*', ...adminPage('pages') }] },
]

/** Matching routes, outermost first, each with its parameters. */
export const matchPages = (pathname: string): { handle: PageHandle; params: RouteMatch['params'] }[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route, params }) =>
    route.handle ? [{ handle: route.handle as PageHandle, params }] : [],
  )
