import type { ApiInput, ApiOutput } from '../../lib/api/api.ts'
import type { SiteConfig } from '../../lib/settings/site-config.ts'

export type StoredLists = ApiOutput<'GET /v1/list_store/by_types'>
export type StoredItem = StoredLists[string][number]

/** All lists that admins put on the home page, in one call. */
export const listsQuery: ['GET /v1/list_store/by_types', ApiInput<'GET /v1/list_store/by_types'>] = [
  'GET /v1/list_store/by_types',
  {
    types: [
      'home_search_keywords',
      'home_top_links',
      'home_middle_ads',
      'home_friend_links',
      'home_hot_film_words',
      'home_cate_keywords',
      'site_group_list',
    ],
  },
]

type Home = SiteConfig['home']

export const latestQuery = (home: Home) => ['GET /v1/disk/latest', { size: home.latestCount }] as const
export const hotQuery = (home: Home) => ['GET /v1/disk/hot', { size: home.hotCount }] as const
export const wordsQuery = (home: Home) => ['GET /v1/hot_key/list', { size: home.wordCount, period: 'week' }] as const
export const filmsQuery = (home: Home) => ['GET /v1/movie/latest', { size: home.filmCount }] as const
