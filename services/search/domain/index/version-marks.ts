/**
 * What distinguishes versions of one work beside season, year, resolution and format: volumes, editions, cuts, versions of
 * programs.
 */
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { parseNumber } from '../titles/title-text.ts'
import type { WorkClass } from './work-class.ts'

interface Mark {
  pattern: RegExp
  /** @param text the first group, else the match */
  read: (text: string) => string
}

const number = '(\\d{1,3}|[一二三四五六七八九十]{1,3})'

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
  { pattern: new RegExp(`第?\\s?${number}\\s?版`), read: (text) => `edition:${parseNumber(text)}` },
  { pattern: /(\d{1,2})(?:st|nd|rd|th)\s?ed(?:ition)?(?![a-z])/, read: (text) => `edition:${text}` },
]

const cuts: readonly Mark[] = [
  { pattern: /未删减|无删减|uncut/, read: () => 'uncut' },
  { pattern: /导演剪辑|加长|extended|director'?s?[\s.]?cut/, read: () => 'extended' },
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
  { pattern: /(?<![a-z])(?:mac(?:os)?|m[1-4])(?![a-z\d])|苹果/, read: () => 'mac' },
  { pattern: /(?<![a-z])win(?:dows)?(?![a-z])/, read: () => 'win' },
  { pattern: /(?<![a-z])linux(?![a-z])/, read: () => 'linux' },
  { pattern: /安卓|(?<![a-z])(?:android|apk)(?![a-z])|手机版/, read: () => 'android' },
  { pattern: /(?<![a-z])(?:switch|nsp|xci|ns)(?![a-z])/, read: () => 'switch' },
  { pattern: /(?<![a-z\d])(?:x86|32位)/, read: () => 'x86' },
]

const versions: readonly Mark[] = [
  { pattern: /(?<![a-z\d.])v?(\d+(?:\.\d+)+)(?!\s?[gmk]b?)/, read: (text) => `v${text}` },
  { pattern: /专业版|(?<![a-z])pro(?:fessional)?(?![a-z])/, read: () => 'professional' },
  { pattern: /家庭版|(?<![a-z])home(?![a-z])/, read: () => 'home' },
  { pattern: /企业版|(?<![a-z])(?:enterprise|ltsc|ltsb)(?![a-z])/, read: () => 'enterprise' },
  // The game with a trainer (送修改器) is the game, a trainer for it is not.
  { pattern: /(?<![送含带赠+加])(?:\d+项)?修改器|存档(?!修复)|攻略|补丁|(?<![a-z])mod(?![a-z])/, read: () => 'addon' },
]

const marksOf: Record<WorkClass, readonly (readonly Mark[])[]> = {
  film: [volumes, cuts],
  series: [volumes, cuts, episodeRanges],
  video: [volumes, cuts],
  music: [volumes],
  audiobook: [volumes, episodeRanges],
  text: [volumes, editionsOfTexts],
  comic: [volumes],
  course: [volumes, editionsOfTexts],
  program: [platforms, versions],
  unknown: [volumes, editionsOfTexts, cuts, platforms, versions],
}

export const versionMarksOf = (name: string, kind: WorkClass): string[] => {
  const text = normalizeTitle(name)
  return marksOf[kind].flat().flatMap(({ pattern, read }) => {
    const match = pattern.exec(text)
    return match ? [read(match.slice(1).find(Boolean) ?? match[0])] : []
  })
}
