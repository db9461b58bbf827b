const types: Record<string, string> = {
  movie: '电影',
  tv: '剧集',
  anime: '动漫',
  variety: '综艺',
  documentary: '纪录片',
}

/** What sort of work it is; empty when that is not known. */
export const movieType = (type: string): string => types[type] ?? ''

/** The page of a film by its name. */
export const filmAddress = (name: string): string => `/film/${encodeURIComponent(name)}`
