/**
 * Tells works of one title apart: a film, a series, a book and a game. Shares of different classes are no copies of each
 * other; see `copyGroupsOf` for videos that may be either.
 */
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { areLessons, isLoneVideo } from './listed-videos.ts'
import { workClassThresholds } from '../index-thresholds.ts'

/** `video`: a film or a series; `unknown`: neither name nor files show what it is. */
export type WorkClass =
  | 'film'
  | 'series'
  | 'video'
  | 'music'
  | 'audiobook'
  | 'text'
  | 'comic'
  | 'course'
  | 'program'
  | 'unknown'

/** Works of one title and different years may have different ones. */
export type VideoClass = Extract<WorkClass, 'film' | 'series'>

export interface ClassifiedShare {
  name: string
  files: string
  facts: readonly string[]
  /** Bytes, 0 if unknown. */
  size: number
}

const factsOf = {
  listedVideos: /^kind:(?:many|one)-video$/,
  video: /^(?:resolution:|kind:(?:movie|theatrical|series|anime|variety|documentary|short-drama)$|is:(?:movie|tv)$)/,
  series: /^(?:kind:(?:many-video|series|variety|short-drama)|episode:.*|single|pack)$/,
  film: /^kind:(?:one-video|movie|theatrical)$/,
  comic: /^(?:kind:comic|format:cbz)$/,
  audiobook: /^kind:audiobook$/,
  audio: /^(?:kind:audio|format:(?:lossless|flac|ape|wav|dsf|dff|mp3|m4a))$/,
  release: /^(?:resolution|source):/,
  song: /^is:music$/,
  text: /^(?:kind:text|is:(?:book|novel)|format:(?:epub|mobi|azw3?|pdf|docx?))$/,
  course: /^is:course$/,
  program: /^(?:is:software|format:(?:exe|msi|apk|dmg|pkg|iso))$/,
  game: /^is:game$/,
  archive: /^format:(?:zip|rar|7z)$/,
}

const wordsOf = {
  episodes: /(?:全|共)\s?\d{1,4}\s?[集期话]|\d\s?[集期话]全/,
  series:
    /全集|完结|大结局|全剧终|(?:全|共)\s?\d{1,4}\s?[集期话]|\d\s?[集期话]|第.{1,3}季|(?<![a-z])s\d{1,2}(?!\d)|(?<!\d)0?1\s?-\s?\d{2,4}(?!\d)/,
  program:
    /🎮|年度版|免安装|解压即玩|无需解压|官方中文|[[(【]pc(?:版|游戏)?[\])】]|(?<=\s)pc$|(?<![a-z])(?:ns|switch)\/pc|单机|整合版|学习版|电脑版|绿色中文版|全\s?dlc|修改器|便携版|绿色版|直装版|破解版|安装包|软件|(?<![a-z\d])v\d+(?:\.\d+)+/,
  music: /专辑|无损|[分整]轨|音乐|歌曲|原声|(?<![a-z])ost(?![a-z])/,
  course: /视频\s?[+＋和]\s?(?:pdf|讲义|课件)/,
  novel: /(?:完[结本]|正文)\+番外/,
  recital: /评书|演播|播讲|朗读|全\s?\d+\s?[集回]|第\s?\d+\s?[集回]/,
}

/** All parts of a trilogy, which are films. */
const allParts = /(?<=部曲\s?)全集/

/** The name of a channel says nothing about the share: `【松果音乐馆】西游·降魔篇`. */
const leadingChannel = /^\s*(?:【(?![^】]*第.{1,3}[季部])[^】]*】\s*)+(?=[^【]*\p{L})/u

const has = ({ facts }: ClassifiedShare, pattern: RegExp): boolean => facts.some((fact) => pattern.test(fact))

/** A film of this resolution is smaller than a series. */
const classBySize = ({ facts, size }: ClassifiedShare): WorkClass => {
  const resolution = facts.find((fact) => fact.startsWith('resolution:'))?.slice('resolution:'.length)
  const { anyResolution, byResolution } = workClassThresholds
  const { maxFilmBytes, minSeriesBytes } = byResolution[resolution ?? ''] ?? anyResolution
  if (size > maxFilmBytes) return 'series'
  return size > 0 && size < minSeriesBytes ? 'film' : 'video'
}

/** 持续更新 beside one video without a number is a remark of the sharer. */
const isUnfinished = ({ facts }: ClassifiedShare, name: string): boolean =>
  facts.includes('partial') && !(facts.includes('kind:one-video') && name.includes('持续更新'))

const classOfVideo = (share: ClassifiedShare, name: string): WorkClass => {
  if (has(share, factsOf.series) || isUnfinished(share, name)) return 'series'
  if (areLessons(share.files)) return 'series'
  if (has(share, factsOf.film) && !isLoneVideo(share.files) && !wordsOf.episodes.test(name)) return 'film'
  return wordsOf.series.test(name) ? 'series' : classBySize(share)
}

export const workClassOf = (share: ClassifiedShare): WorkClass => {
  const name = normalizeTitle(share.name.replace(leadingChannel, '')).replace(allParts, '')
  const isCourse = has(share, factsOf.course) || wordsOf.course.test(name)
  if (has(share, factsOf.listedVideos)) return isCourse ? 'course' : classOfVideo(share, name)
  if (has(share, factsOf.comic)) return 'comic'
  if (has(share, factsOf.audiobook)) return 'audiobook'
  // Names of films state the format of their sound: `2160p.BluRay.FLAC`.
  if (has(share, factsOf.audio) && !has(share, factsOf.release))
    return wordsOf.recital.test(name) ? 'audiobook' : 'music'
  const isLargeArchive = has(share, factsOf.archive) && share.size > workClassThresholds.maxTextBytes
  if (has(share, factsOf.program) || isLargeArchive || wordsOf.program.test(name)) return 'program'
  const isLargeRelease = has(share, factsOf.release) && share.size > workClassThresholds.maxTextBytes
  // Beside a series, texts are notes of its sharer.
  const isLargeSeries = wordsOf.series.test(name) && share.size > workClassThresholds.maxTextBytes
  if (has(share, factsOf.text) && !isLargeRelease && !isLargeSeries) return 'text'
  // A folder of archives without other words is mostly a game or program.
  if (has(share, factsOf.archive)) return 'program'
  if (isCourse) return 'course'
  if (wordsOf.novel.test(name) && !has(share, factsOf.video)) return 'text'
  if (has(share, factsOf.video) || has(share, factsOf.series) || share.facts.includes('partial'))
    return classOfVideo(share, name)
  if (wordsOf.music.test(name) || has(share, factsOf.song)) return 'music'
  if (wordsOf.series.test(name)) return 'series'
  return has(share, factsOf.game) ? 'program' : 'unknown'
}
