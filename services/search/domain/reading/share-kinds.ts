/**
 * Kinds of a share, read from name and files, as tokens. A kind word of a keyword (电视剧, pdf, 无损) maps to the tokens
 * that satisfy it.
 */
import { isLoneVideo } from './listed-videos.ts'
import { areNumbered } from './numbered-files.ts'
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'

const videoExtensions = ['.mp4', '.mkv', '.avi', '.ts', '.rmvb', '.mov', '.wmv', '.flv', '.m2ts']
const losslessExtensions = ['.flac', '.ape', '.wav', '.dsf', '.dff', '.alac']
const audioExtensions = [...losslessExtensions, '.mp3', '.m4a', '.aac', '.ogg', '.wma']
const bookExtensions = ['.epub', '.mobi', '.azw3', '.azw', '.txt', '.pdf']
const documentExtensions = ['.doc', '.docx', '.ppt', '.pptx', '.xls', '.xlsx']
const packedExtensions = ['.zip', '.rar', '.7z']
const softwareExtensions = ['.exe', '.apk', '.dmg', '.msi', '.pkg', '.deb', '.iso']

const knownExtensions = new Set(
  [videoExtensions, audioExtensions, bookExtensions, documentExtensions, packedExtensions, softwareExtensions].flat(),
)

/** Parts of an archive have the archive's extension: `game.7z.001`. */
const lastExtension = /^file:.*(\.(?!\d{3}[ \t\r]*$)[a-z0-9]{1,8})(?:(?<=\.(?:7z|zip|rar))\.\d{3})?[ \t\r]*$/gm

/** Extensions of the listed files, or of the share's name when it is a file name; lower-case with the dot. */
export const extractExtensions = (name: string, files: string): string[] => {
  const found = new Set<string>()
  for (const [, extension] of files.toLowerCase().matchAll(lastExtension)) found.add(extension ?? '')
  const own = /(?<!(?:[hx]\.?26[45]|hevc|av1))\.[a-z0-9]{2,5}$/.exec(name.trim().toLowerCase())?.[0]
  if (own && knownExtensions.has(own)) found.add(own)
  return [...found]
}

const losslessTokens = ['format:lossless', ...losslessExtensions.map((extension) => `format:${extension.slice(1)}`)]

interface KindWord {
  pattern: RegExp
  /** The first token is the word's own, the others satisfy it too. */
  tokens: string[]
}

interface KindsInText {
  /** The accepted tokens of each word. */
  accepted: string[][]
  /** The text without the words. */
  rest: string
}

/** Words of names and keywords. */
const kindWords: KindWord[] = [
  { pattern: /(?<=电影|影片|作品|专辑|歌曲)全集/g, tokens: ['collection'] },
  {
    pattern: /(?:多人)?(?:有声(?:书|小说|读物|剧)?|广播剧)|评书|听书|音频(?!编)/g,
    tokens: ['kind:audiobook', 'kind:audio'],
  },
  { pattern: /(?:所有|全部|历年|历(?=专辑))的?(?:专辑|歌曲?(?!\p{sc=Han}))/gu, tokens: ['collection', 'kind:audio'] },
  { pattern: /短剧/g, tokens: ['kind:short-drama'] },
  {
    pattern:
      /电视剧|连续剧|网络?剧(?![场本])|(?<![喜悲])剧集|国产剧|(?<!\p{sc=Han})[国韩美日英泰港台]剧|(?<!舞)[韩美日英泰港台]剧(?!\p{sc=Han})/gu,
    tokens: ['kind:series', 'kind:many-video'],
  },
  { pattern: /剧场版/g, tokens: ['kind:theatrical', 'kind:one-video', 'kind:movie'] },
  { pattern: /电影(?![院节展票])|影片/g, tokens: ['kind:movie', 'kind:one-video'] },
  {
    pattern: /动漫|动画|番剧|(?<!\p{sc=Han})[日国]漫(?!画)|[日国]漫(?!\p{sc=Han})|新番/gu,
    tokens: ['kind:anime', 'kind:many-video', 'kind:one-video'],
  },
  { pattern: /漫画(?!家)/g, tokens: ['kind:comic'] },
  { pattern: /综艺|真人秀/g, tokens: ['kind:variety'] },
  { pattern: /纪录片|(?<!世界)纪录/g, tokens: ['kind:documentary'] },
  { pattern: /小说(?!家)|电子书|文字版/g, tokens: ['kind:text'] },
  { pattern: /视频(?:教程|课程|课)?|网课/g, tokens: ['kind:video', 'kind:one-video', 'kind:many-video'] },
  {
    pattern:
      /合集(?![内里]?单独)|合辑|(?:导演|电影)?作品集|(?:导演|电影)作品|[二三四五六七八]部曲|(?:全?系列|打包|大全)(?!剧)/g,
    tokens: ['collection'],
  },
  {
    pattern: /无损/g,
    tokens: losslessTokens,
  },
]

/** A Latin format name that stands alone: `三体 epub`, `[FLAC]`, `epub+mobi`. Excludes codecs of films (AAC, TS). */
const formatWord =
  /(?<![a-z0-9])(?:pdf|epub|mobi|azw3?|txt|docx?|pptx?|xlsx?|mp3|m4a|flac|ape|wav|dsf|mp4|mkv|avi|rmvb|apk|exe|zip|rar)(?![a-z0-9])/g

const acceptedFormats = (format: string): string[] =>
  losslessExtensions.includes(`.${format}`)
    ? [...new Set([`format:${format}`, ...losslessTokens])]
    : [`format:${format}`]

const extractWords = (text: string, words: readonly KindWord[]): KindsInText => {
  const accepted: string[][] = []
  let rest = text
  for (const { pattern, tokens } of words) {
    if (rest.search(pattern) < 0) continue
    accepted.push(tokens)
    rest = rest.replace(pattern, '\n')
  }
  return { accepted, rest }
}

/** @param text normalised */
export const extractKindWords = (text: string): KindsInText => {
  const { accepted, rest } = extractWords(text, kindWords)
  for (const [word] of rest.matchAll(formatWord)) accepted.push(acceptedFormats(word))
  return { accepted, rest: rest.replace(formatWord, '\n') }
}

/**
 * Words that stand alone in keywords and ask for what a share is, whatever its name says: `fallout 游戏`, `autocad 安装包`. A game whose
 * name does not say so is classified as software.
 */
const classWords: KindWord[] = [
  { pattern: /(?<!\p{sc=Han})(?:pc|电脑|手机|单机)?游戏(?!\p{sc=Han})/gu, tokens: ['is:game', 'is:software'] },
  { pattern: /(?<!\p{sc=Han})(?:软件安装包|软件|安装包|安装程序)(?!\p{sc=Han})/gu, tokens: ['is:software'] },
  // 胡歌演的琅琊榜 is no book.
  {
    pattern: /(?<=\p{sc=Han}{2})(?:主演|出演|(?<!导)演)的(?=\p{sc=Han}|\s|$)/gu,
    tokens: ['kind:video', 'kind:one-video', 'kind:many-video'],
  },
]

/** @param text normalised, of a keyword */
export const extractStandaloneKindWords = (text: string): KindsInText => extractWords(text, classWords)

/**
 * Chinese words that a kind word splits in two: 我的漫画人生. Such a word may be a title, or a title beside a kind and another
 * word.
 */
export const wordsAroundKinds = (text: string): string[] =>
  (text.match(/\p{sc=Han}{4,20}/gu) ?? []).filter(
    (word) => extractKindWords(word).rest.split('\n').filter(Boolean).length > 1,
  )

const isAny = (extensions: readonly string[], of: readonly string[]): boolean =>
  extensions.some((extension) => of.includes(extension))

const episodeLine =
  /^file:(?:\d{1,3}(?: (?:4k|\d{3,4}p))?\.[a-z0-9]+[ \t\r]*$|.*(?:第\s?\d+\s?[集话期回]|s\d{1,2}e\d|ep?\d\d))/im

/** Chapters of audiobooks have numbers of three digits and no names: `001.mp3`. */
const numberedAudio = /^file:\d{3,4}\.(?:mp3|m4a|aac)[ \t\r]*$/im

/** Undefined when the files do not show the kind: a text file beside others is a note, not a book. */
const kindOfFiles = (files: string, extensions: readonly string[]): string | undefined => {
  if (isAny(extensions, videoExtensions)) {
    if (isLoneVideo(files)) return 'kind:one-video'
    return episodeLine.test(files) || areNumbered(files, videoExtensions) ? 'kind:many-video' : 'kind:one-video'
  }
  if (isAny(extensions, audioExtensions)) return numberedAudio.test(files) ? 'kind:audiobook' : 'kind:audio'
  const isText =
    isAny(extensions, bookExtensions.slice(0, 3)) || extensions.every((one) => bookExtensions.includes(one))
  return extensions.length > 0 && isText ? 'kind:text' : undefined
}

const episodesOfName =
  /(?<![a-z])ep?\d{1,3}\s?-\s?(?:ep?)?\d{1,3}(?!\d)|全\s?\d{1,3}\s?[集期]|\d{1,3}\s?[集期]全|更新?至\s?第?(?:ep?)?\d{1,3}/

const nonVideoToken =
  /^(?:kind:(?:audiobook|text|comic)|format:(?:lossless|flac|ape|wav|mp3|m4a|txt|epub|mobi|azw3?|pdf))$/

const kindOfName = (name: string, tokens: readonly string[]): string | undefined =>
  episodesOfName.test(name) && !tokens.some((token) => nonVideoToken.test(token)) ? 'kind:many-video' : undefined

export const describeKinds = (name: string, files: string, extensions: readonly string[]): string[] => {
  const text = normalizeTitle(name)
  const stated = extractKindWords(text).accepted.map(([first]) => first ?? '')
  const shown = kindOfFiles(files, extensions) ?? kindOfName(text, stated)
  return [...new Set([...stated, ...extensions.map((one) => `format:${one.slice(1)}`), ...(shown ? [shown] : [])])]
}

export type Medium = 'video' | 'audio' | 'text'

export const mediaTokens: Record<Medium, string[]> = {
  video: ['kind:many-video', 'kind:one-video'],
  audio: ['kind:audio', 'kind:audiobook'],
  text: ['kind:text'],
}

export const media: readonly Medium[] = ['video', 'audio', 'text']

/** Kinds that exclude each other: a share that states one of them is not of another. */
export const exclusiveKinds: readonly string[] = [
  'kind:series',
  'kind:movie',
  'kind:anime',
  'kind:variety',
  'kind:documentary',
  'kind:short-drama',
  'kind:comic',
]
