const typeLabels: Record<string, string> = {
  movie: '电影',
  tv: '剧集',
  anime: '动漫',
  variety: '综艺',
  documentary: '纪录片',
}

export const movieTypeLabel = (type: string): string => typeLabels[type] ?? ''

export const filmAddress = (name: string): string => `/film/${encodeURIComponent(name)}`
