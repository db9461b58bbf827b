import type { ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { RouteMatch, RouteObject } from 'react-router-dom'
import { PublicLayout } from './layout/PublicLayout.tsx'
import { lazyPage } from './lib/page.tsx'
import type { PageModule } from './lib/page.tsx'

/** Every page is a file and a chunk of its own. */
const modules = import.meta.glob<PageModule>('./features/**/*Page.tsx')
const loadAdminModules = async () => (await import('./admin/modules.ts')).adminModules

export interface PageHandle {
  /** Key of the page in the build's manifest. */
  file: string
  load: () => Promise<PageModule>
}

const pageOf = (file: string, load: () => Promise<PageModule>): { element: ReactNode; handle: PageHandle } => {
  const { Component, load: loadOnce } = lazyPage(load)
  return { element: <Component />, handle: { file: `src/${file}`, load: loadOnce } }
}

const page = (file: string): ReturnType<typeof pageOf> => {
  const load = modules[`./${file}`]
  if (!load) throw new Error(`there is no page ${file}`)
  return pageOf(file, load)
}

const adminPage = (file: string): ReturnType<typeof pageOf> =>
  pageOf(`admin/${file}`, async () => {
    const load = (await loadAdminModules())[`./${file}`]
    if (!load) throw new Error(`there is no page ${file}`)
    return load()
  })

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: '/', ...page('features/home/HomePage.tsx') },
      { path: '/search', ...page('features/search/SearchPage.tsx') },
      { path: '/doc/:docID', ...page('features/doc/DocPage.tsx') },
      { path: '/film/:word', ...page('features/film/FilmPage.tsx') },
      { path: '/word/:word', ...page('features/word/WordPage.tsx') },
      { path: '/cate/:word', ...page('features/cate/CatePage.tsx') },
      { path: '/tag/:tag', ...page('features/tag/TagPage.tsx') },
      { path: '/talent/:user', ...page('features/talent/TalentPage.tsx') },
      { path: '/category', ...page('features/category/CategoryPage.tsx') },
      { path: '/copyright', ...page('features/copyright/CopyrightPage.tsx') },
      { path: '/profile', ...page('features/profile/ProfilePage.tsx') },
      { path: '*', ...page('features/errors/NotFoundPage.tsx') },
    ],
  },
  { path: '/login', ...page('features/auth/LoginPage.tsx') },
  { path: '/register', ...page('features/auth/RegisterPage.tsx') },
  { path: '/find_pass', ...page('features/auth/FindPassPage.tsx') },
  {
    path: '/admin',
    ...adminPage('AdminLayout.tsx'),
    children: [
      { index: true, ...adminPage('pages/OverviewPage.tsx') },
      { path: 'index', ...adminPage('pages/OverviewPage.tsx') },
      { path: 'list_cate', ...adminPage('pages/ListCatePage.tsx') },
      { path: 'list_disk', ...adminPage('pages/ListDiskPage.tsx') },
      { path: 'list_disk_task', ...adminPage('pages/ListDiskTaskPage.tsx') },
      { path: 'list_user', ...adminPage('pages/ListUserPage.tsx') },
      { path: 'list_cdkey', ...adminPage('pages/ListCdkeyPage.tsx') },
      { path: 'hot_disk', ...adminPage('pages/HotDiskPage.tsx') },
      { path: 'search_hot', ...adminPage('pages/SearchHotPage.tsx') },
      { path: 'film_hot', ...adminPage('pages/FilmHotPage.tsx') },
      { path: 'list_movie', ...adminPage('pages/ListMoviePage.tsx') },
      { path: 'black_list', ...adminPage('pages/BlackListPage.tsx') },
      { path: 'list_store', ...adminPage('pages/ListStorePage.tsx') },
      { path: 'list_word', ...adminPage('pages/ListWordPage.tsx') },
      { path: 'arr_list', ...adminPage('pages/ArrListPage.tsx') },
      { path: 'list_task', ...adminPage('pages/ListTaskPage.tsx') },
      { path: 'ip_times', ...adminPage('pages/IpTimesPage.tsx') },
      { path: '*', ...adminPage('pages/PendingPage.tsx') },
    ],
  },
]

/** Loads every page module at startup: later, the files on disk may belong to another build. */
export const loadPages = async (): Promise<void> => {
  await Promise.all(Object.values({ ...modules, ...(await loadAdminModules()) }).map((load) => load()))
}

/** Matching routes, outermost first, each with its parameters. */
export const matchPages = (pathname: string): { handle: PageHandle; params: RouteMatch['params'] }[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route, params }) =>
    route.handle ? [{ handle: route.handle as PageHandle, params }] : [],
  )
