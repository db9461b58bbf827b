export const movieTypes = [
  { value: 'movie', label: '电影' },
  { value: 'tv', label: '剧集' },
  { value: 'anime', label: '动画' },
  { value: 'variety', label: '综艺' },
  { value: 'documentary', label: '纪录片' },
] as const

export const movieTypeWord = (type: string): string => movieTypes.find(({ value }) => value === type)?.label ?? type
