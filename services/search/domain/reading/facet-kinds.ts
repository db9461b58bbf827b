import { areLessons } from './listed-videos.ts'

const facetKindByToken: Record<string, string> = {
  'kind:short-drama': 'shortdrama',
  'kind:audiobook': 'audiobook',
  'kind:comic': 'comic',
  'kind:anime': 'anime',
  'kind:variety': 'variety',
  'kind:documentary': 'documentary',
  'kind:movie': 'movie',
  'kind:series': 'tv',
}

const kindPatterns: readonly (readonly [string, RegExp])[] = [
  ['game', /游戏|单机|免安装|修改器|存档|全\s?dlc|switch|steam|nsp|xci/i],
  [
    'course',
    /课程|教程|网课|公开课|讲义|课件|真题|题库|考研|考公|国考|行测|申论|雅思|托福|四六级|习题|试卷|教材|教辅|备考|\d讲|第\d+[讲课]|全程班|\d{2}级|(?<![a-z])training(?![a-z])/i,
  ],
  ['music', /无损|专辑|音乐|歌曲|演唱会|[分整]轨|flac|(?<![a-z])ape(?![a-z])|320k/i],
  ['software', /软件|安装包|激活|破解版|便携版|绿色版|注册机|(?<![a-z])(?:win|mac)版?(?![a-z])/i],
]

const formatPatterns: readonly (readonly [string, RegExp])[] = [
  ['tv', /^kind:many-video$/],
  ['movie', /^kind:one-video$/],
  ['music', /^(?:kind:audio|format:(?:lossless|flac|ape|wav|mp3|m4a|dsf))$/],
  ['book', /^(?:kind:text|format:(?:epub|mobi|azw3?|pdf|txt))$/],
]

const videoPattern = /(?<![a-z\d])(?:(?:hd|bd)?(?:2160|1080|720)p?|4k|bd|web-?dl|blu-?ray)(?![a-z])|中字|字幕|国语/i
const seriesPattern = /全\d+[集期]|更新|完结|第.{1,2}季/

const kindByWords = (text: string, isVideo: boolean): string | undefined =>
  kindPatterns.find(([kind, pattern]) => (!isVideo || kind === 'course') && pattern.test(text))?.[0]

/** Episodes with names are listed like lessons; their shares mostly state a resolution, subtitles or a number of episodes. */
const kindOfLessons = (name: string): string => (videoPattern.test(name) || seriesPattern.test(name) ? 'tv' : 'course')

/** @returns a token such as `is:movie` */
export const facetKindOf = (name: string, files: string, tokens: readonly string[]): string | undefined => {
  const isVideo = tokens.some((token) => token === 'kind:many-video' || token === 'kind:one-video')
  const isNovel = /小说|连载|番外/.test(name) && tokens.includes('kind:text')
  const kind =
    tokens.map((token) => facetKindByToken[token]).find(Boolean) ??
    (isNovel ? 'novel' : undefined) ??
    kindByWords(name, isVideo) ??
    (/\.(?:exe|dmg|apk|msi|pkg)\s*$/im.test(files) ? 'software' : undefined) ??
    kindByWords(files.replaceAll('安装教程', ''), isVideo) ??
    (isVideo && areLessons(files) ? kindOfLessons(name) : undefined) ??
    formatPatterns.find(([, pattern]) => tokens.some((token) => pattern.test(token)))?.[0] ??
    (videoPattern.test(name) ? (seriesPattern.test(name) ? 'tv' : 'movie') : undefined)
  return kind && `is:${kind}`
}
