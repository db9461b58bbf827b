const kindLabels: Record<string, string> = {
  movie: '电影',
  tv: '电视剧',
  anime: '动漫',
  variety: '综艺',
  documentary: '纪录片',
  shortdrama: '短剧',
  novel: '小说',
  comic: '漫画',
  audiobook: '有声书',
  book: '图书',
  course: '课程',
  software: '软件',
  game: '游戏',
  music: '音乐',
  video: '视频',
  audio: '音频',
  image: '图片',
  document: '文档',
}

export const kindLabel = (kind: string): string => (Object.hasOwn(kindLabels, kind) ? (kindLabels[kind] ?? kind) : kind)
