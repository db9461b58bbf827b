/**
 * What distinguishes versions of one work beside season, year, resolution and format: volumes, editions, cuts, versions of
 * programs.
 */
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { parseNumber } from './number-words.ts'
import type { WorkClass } from './work-class.ts'

interface Mark {
  pattern: RegExp
  /** @param text the first group, else the match */
  read: (text: string) => string
}

const number = '(\\d{1,3}|[一二三四五六七八九十]{1,3})'

/** Higher numbers are years: 87版. */
const edition = '([1-9]|[12]\\d|[一二三四五六七八九十]{1,3})'

const volumes: readonly Mark[] = [
  {
    pattern: /(?<![上中下])([上中下])(?=[册卷部篇集])(?!部[分队门])|[([]\s?([上中下])\s?[)\]]/,
    read: (text) => `part:${text}`,
  },
  { pattern: new RegExp(`第\\s?${number}\\s?[卷册辑](?!\\s?[-~至到])`), read: (text) => `volume:${parseNumber(text)}` },
  { pattern: /(?<![a-z])vol(?:ume)?[\s.]?0*(\d{1,3})(?!\d)/, read: (text) => `volume:${text}` },
  { pattern: new RegExp(`(?:必修|选修)\\s?${number}`), read: (text) => `course:${parseNumber(text)}` },
]

const editionsOfTexts: readonly Mark[] = [
  { pattern: new RegExp(`(?:第\\s?|(?<!\\d))${edition}\\s?版`), read: (text) => `edition:${parseNumber(text)}` },
  { pattern: /(\d{1,2})(?:st|nd|rd|th)\s?ed(?:ition)?(?![a-z])/, read: (text) => `edition:${text}` },
]

const cuts: readonly Mark[] = [
  { pattern: /[未无]删减(?!\p{sc=Han}{0,4}资源)|uncut/u, read: () => 'cut:uncut' },
  { pattern: /导演剪辑|导剪|加长|extended|director'?s?[\s.]?cut/, read: () => 'cut:extended' },
  { pattern: /(?<![a-z\d])3d(?![a-z\d])/, read: () => 'cut:3d' },
]

/** What a share has beside the work: `4K+国语中字+花絮`. */
const extras =
  /[&+]\s?\p{sc=Han}{0,4}(?:字幕|中字|双[字语]|[国粤原英日韩]语|配音|水印|广告|码率?|花絮|特辑|预告片?|彩蛋)(?=$|[&+\s\]】)])/gu

/** Shares that hold all parts of a work, several works, or only videos about it. */
const scopes: readonly Mark[] = [
  { pattern: /剧场版\s?(?:[全合]集|合辑|大全)/, read: () => 'films' },
  { pattern: /[二三四五六七八]部曲|全\s?[2-9二三四五六七八九]\s?部(?!分)/, read: () => 'parts' },
  { pattern: /(?<![含附带送赠+&有]\s?)(?:幕后)?(?:花絮|特辑)|预告片/, read: () => 'extras' },
  {
    pattern:
      /(?!\p{sc=Han}{2,3}[&+]\p{sc=Han}{2,3}[&+]\p{sc=Han}{2,3}(?!\p{sc=Han}))(?<!\p{sc=Han})\p{sc=Han}{2}[^&+]{0,12}[&+]\s?\p{sc=Han}{2}[^&+]{0,12}[&+]\s?\p{sc=Han}{2}/u,
    read: () => 'several works',
  },
]

/** Episodes from another one than the first: `E21-E40`, `第21-40集`. */
const episodeRanges: readonly Mark[] = [
  {
    pattern:
      /(?:(?<![a-z\d])ep?|第)0*([2-9]|[1-9]\d{1,3})\s?[-~至到]\s?(?:ep?)?\d{1,4}(?:\s?[集话期回]|(?![\d集话期回季部]))/,
    read: (text) => `from:${text}`,
  },
  { pattern: /(?<![a-z])(?:ova|oad)(?![a-z])|特别篇|番外篇/, read: () => 'special' },
  { pattern: /剧场版/, read: () => 'films' },
]

const platforms: readonly Mark[] = [
  { pattern: /(?<![a-z])(?:mac(?:os)?|m[1-4])(?![a-z\d])|苹果/, read: () => 'platform:mac' },
  { pattern: /(?<![a-z])win(?:dows)?(?![a-z])/, read: () => 'platform:win' },
  { pattern: /(?<![a-z])linux(?![a-z])/, read: () => 'platform:linux' },
  { pattern: /安卓|(?<![a-z])(?:android|apk)(?![a-z])|手机版/, read: () => 'platform:android' },
  { pattern: /(?<![a-z])(?:switch|nsp|xci|ns)(?![a-z]|\/pc)/, read: () => 'platform:switch' },
  { pattern: /(?<![a-z\d])(?:x86|32位)/, read: () => 'platform:x86' },
]

const versions: readonly Mark[] = [
  {
    pattern: /(?:(?<![a-z\d.]|豆瓣|评分)v?|(?<=[a-z])v)(?!\d{4}\.(?:19|20)\d\d(?!\d))(\d+(?:\.\d+)+)(?!\s?[gmk]b?)/,
    read: (text) => `version:${text}`,
  },
  { pattern: /专业版|(?<![a-z])pro(?:fessional)?(?![a-z])/, read: () => 'professional' },
  { pattern: /家庭版|(?<![a-z])home(?![a-z])/, read: () => 'home' },
  { pattern: /企业版|(?<![a-z])(?:enterprise|ltsc|ltsb)(?![a-z])/, read: () => 'enterprise' },
  // The game with a trainer (送修改器) is the game, a trainer for it is not.
  { pattern: /(?<![送含带赠+加])(?:\d+项)?修改器|存档(?!修复)|攻略|补丁|(?<![a-z])mod(?![a-z])/, read: () => 'addon' },
]

const marksOf: Record<WorkClass, readonly (readonly Mark[])[]> = {
  film: [volumes, cuts, scopes],
  series: [volumes, cuts, episodeRanges, scopes],
  video: [volumes, cuts, scopes],
  music: [volumes],
  audiobook: [volumes, episodeRanges],
  text: [volumes, editionsOfTexts],
  comic: [volumes],
  course: [volumes, editionsOfTexts],
  program: [platforms, versions],
  unknown: [volumes, editionsOfTexts, cuts, scopes, platforms, versions],
}

export const versionMarksOf = (name: string, workClass: WorkClass): string[] => {
  const text = normalizeTitle(name).replace(extras, ' ')
  return marksOf[workClass].flat().flatMap(({ pattern, read }) => {
    const match = pattern.exec(text)
    return match ? [read(match.slice(1).find(Boolean) ?? match[0])] : []
  })
}

/** Marks that documents have as facts, because keywords ask for them. */
export const isSearchedMark = (mark: string): boolean => /^(?:cut|edition|platform|version):/.test(mark)

/** In keywords. A number of a version belongs to the title in front of it. */
const searchedMarks: readonly Mark[] = [
  { pattern: /(?<=[\p{sc=Han}\d]\s*)[未无]删减版?/gu, read: () => 'cut:uncut' },
  { pattern: /(?<=[\p{sc=Han}\d]\s*)(?:导演剪辑|导剪|加长)版?/gu, read: () => 'cut:extended' },
  { pattern: /(?<=\p{sc=Han}\s*)3d版?$/gu, read: () => 'cut:3d' },
  { pattern: new RegExp(`(?:原书)?第\\s?${number}\\s?版`, 'g'), read: (text) => `edition:${parseNumber(text)}` },
  { pattern: /(\d{1,2})(?:st|nd|rd|th)\s?ed(?:ition)?(?![a-z])/g, read: (text) => `edition:${text}` },
  { pattern: /(?<![a-z\d])mac(?:os)?版?(?![a-z\d])|苹果(?:版|电脑)/g, read: () => 'platform:mac' },
  { pattern: /(?<![a-z\d])win版?(?![a-z\d])/g, read: () => 'platform:win' },
  { pattern: /安卓版?|(?<![a-z\d])android版?(?![a-z\d])/g, read: () => 'platform:android' },
  { pattern: /(?<![a-z\d])(?:switch|ns)版?(?![a-z\d])/g, read: () => 'platform:switch' },
  {
    pattern: /(?<=[a-z\p{sc=Han}]|[a-z\d\p{sc=Han}]\s)v?(\d+(?:\.\d+)+)(?!\s?[gmk]b?)/gu,
    read: (text) => `version:${text}`,
  },
]

/** @param text normalised, of a keyword */
export const extractVersionMarks = (text: string): { tokens: string[]; rest: string } => {
  const tokens: string[] = []
  let rest = text
  for (const { pattern, read } of searchedMarks)
    rest = rest.replace(pattern, (all: string, group: unknown) => {
      tokens.push(read(typeof group === 'string' ? group : all))
      return '\n'
    })
  return { tokens, rest }
}
