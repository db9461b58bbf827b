/** What shared answers are made of, by the names under which it is told that it changed. */
export const tags = {
  /** All resources at once: what opening them takes depends on more than their rows. */
  docs: 'docs',
  /** May hold links of resources: served only while it is known what changed of late (`follow-visibility.ts`). */
  links: 'links',
  hot: 'hot',
  categories: 'categories',
  movies: 'movies',
  words: 'words',
  lists: 'lists',
  searchedKeys: 'searched keys',
} as const

/** One resource. */
export const docTag = (docId: string): string => `doc:${docId}`
