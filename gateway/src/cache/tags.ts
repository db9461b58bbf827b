export const tags = {
  /** All resources: access to a resource also depends on site-wide rules. */
  docs: 'docs',
  /** The response may contain links: served only while the change feed is up to date (`poll-changed-docs.ts`). */
  links: 'links',
  hot: 'hot',
  categories: 'categories',
  movies: 'movies',
  words: 'words',
  lists: 'lists',
  goods: 'goods',
  searchedKeys: 'searched keys',
} as const

export const docTag = (docId: string): string => `doc:${docId}`
