/**
 * Facts that a name or keyword states beside the title, as tokens that are equal for all spellings:
 *
 * `season:2` 第二季, 第2季, S02, Season 2, 庆余年2 · `episode:2x5` S02E05 · `episode:5` 第05集, EP05 · `year:2008` 2008, 08版
 * `resolution:2160p` 4K, UHD, 2160p · `source:disc` 蓝光原盘, REMUX · `source:bluray` 蓝光, BluRay · `source:web` WEB-DL ·
 * `part:final` 最终季 · `language:mandarin` 国语, 国日双语 · `language:cantonese` 粤语 · `partial` 更新至12集, 第6集 · `single` one episode · `pack` several seasons in one
 */
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { memoizeByText } from '@pandex/contracts/text/memoize-by-text'
import { numberPattern, parseNumber } from './number-words.ts'

export interface TitleFacts {
  tokens: readonly string[]
  /** The normalised text without the facts, each replaced by a line break. */
  rest: string
}

const maxRangeLength = 120

const range = (from: number, to: number): number[] =>
  to >= from && to - from < maxRangeLength ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [from]

const seasons = (from: number, to = from): string[] => {
  const tokens = range(from, to).map((season) => `season:${season}`)
  return tokens.length > 1 ? [...tokens, 'pack'] : tokens
}

const century = (shortYear: number): number => (shortYear >= 30 ? 1900 : 2000) + shortYear

interface Rule {
  pattern: RegExp
  read: (groups: (string | undefined)[]) => string[]
}

const n = numberPattern
const to = '\\s?[-~至到]\\s?'

const rules: Rule[] = [
  // The folder of a channel, and the tag of a follower: the share need not be 4K, of this year, or unfinished.
  { pattern: /^4k专区\s?\/|^20\d\d更新\s?\/|^#追更/g, read: () => [] },
  { pattern: /(?<!\d)(?:128|192|256|320)\s?k(?:bps)?(?![a-z\d])/g, read: () => [] },
  {
    pattern: /(?<![a-z0-9])s(\d{1,2})[\s.]?ep?(\d{1,4})(?:\s?-\s?(?:s\d{1,2})?(?:ep?)?(\d{1,4}))?(?!\d)/g,
    read: ([season, first, last]) => [
      `season:${Number(season)}`,
      ...range(Number(first), Number(last ?? first)).map((episode) => `episode:${Number(season)}x${episode}`),
      ...(last ? [] : ['partial', 'single']),
    ],
  },
  {
    pattern: /(?<![a-z0-9])(?:s|season[\s.]?)(\d{1,2})\s?[-~至到]\s?s?(\d{1,2})(?![a-z0-9])/g,
    read: ([first, last]) => seasons(Number(first), Number(last)),
  },
  { pattern: /(?<![a-z0-9])(?:s|season[\s.]?)(\d{1,2})(?![a-z0-9])/g, read: ([season]) => seasons(Number(season)) },
  {
    pattern: new RegExp(`第?${n}\\s?[季部]?${to}第?${n}\\s?(?:季|部(?!分|曲)|合集)`, 'g'),
    read: ([first, last]) => seasons(parseNumber(first ?? ''), parseNumber(last ?? '')),
  },
  { pattern: /(?:最终|最后一)季|(?<![a-z0-9])(?:the[\s.])?final[\s.]season(?![a-z0-9])/g, read: () => ['part:final'] },
  {
    pattern: new RegExp(`全\\s?${n}\\s?[季部]|(?<!第\\s?)${n}\\s?季(?:全|打包|合集)`, 'g'),
    read: ([all, last]) => seasons(1, parseNumber(all ?? last ?? '')),
  },
  {
    pattern: new RegExp(`第\\s?${n}\\s?(?:季|部分?)(?!曲)`, 'g'),
    read: ([season]) => seasons(parseNumber(season ?? '')),
  },
  {
    pattern: /(?:已?更新?[至到]?|连载[至到]?)\s?第?(?:ep?)?\s?\d{1,4}\s?[集话話回期章]?/g,
    read: () => ['partial'],
  },
  {
    pattern:
      /(?:(?:(?<![a-z])ep?\d{1,4}|\d{1,4}\s?[集话期])\s?)?更新中(?:\s?(?:ep?)?\d{1,3}(?![\dpk]))?|连载中|未完(?!成|待续)结?|持续更新|追更/g,
    read: () => ['partial'],
  },
  {
    pattern:
      /全?\s?\d{1,4}\s?[集话話回期章](?:全|完结|完)|[全共]\s?\d{1,4}\s?[集话話回期章讲课节卷册]|(?<![\d.])0{0,2}1\s?[-~至到]\s?\d{1,4}\s?[集话話回章]全?|(?<=[\u4e00-\u9fff]|^|[\s_])0{1,2}1-\d{2,4}(?=$|[\s\])】_])|(?:已|全集)?完结|更新完毕|大结局|全剧终/g,
    read: () => [],
  },
  {
    pattern: /(?<![a-z0-9])ep?\d{2,4}\s?-\s?(?:ep?)?\d{2,4}(?![a-z0-9])|(?<![a-z0-9])ep?\d{2,3}-ep?\d{2,3}(?=[hb]d)/g,
    read: () => [],
  },
  {
    pattern: /第\s?(\d{1,4})(?:\s?[-~至到]\s?第?(\d{1,4}))?\s?[集话話回期]|(?<![a-z0-9])ep?(\d{2,4})(?![a-z0-9-])/g,
    read: ([first, last, bare]) => [
      ...range(Number(first ?? bare), Number(last ?? first ?? bare)).map((episode) => `episode:${episode}`),
      ...(last ? [] : ['partial', 'single']),
    ],
  },
  // Courses and songs have languages in their titles: 粤语歌, 国语教案.
  {
    pattern: /(?<![中本外汉])国粤(?:双语|英?三语)?(?![\p{sc=Han}])|(?<!\p{sc=Han})[粤国]{2}双语/gu,
    read: () => ['language:mandarin', 'language:cantonese'],
  },
  {
    pattern: /国[日英韩法德泰]双语|(?<![中本外汉])国语(?:配音|中字|无字|版)?(?!\p{sc=Han})/gu,
    read: () => ['language:mandarin'],
  },
  { pattern: /粤[日英]双语|粤语(?:配音|中字|版)?(?!\p{sc=Han})/gu, read: () => ['language:cantonese'] },
  {
    pattern: /(?:uhd|蓝光)?原盘|(?<![a-z0-9])(?:bd)?remux(?![a-z0-9])|(?<![a-z0-9])bdmv(?![a-z0-9])/g,
    read: () => ['source:disc', 'source:bluray'],
  },
  { pattern: /蓝光|(?<![a-z0-9])(?:blu-?ray|bdrip)(?![a-z0-9])/g, read: () => ['source:bluray'] },
  { pattern: /(?<![a-z0-9])web-?(?:dl|rip)(?![a-z0-9])/g, read: () => ['source:web'] },
  {
    pattern: /(?:(?<![a-z])[hb]d)?(?<!\d)(?:4k|2160p?|uhd)(?!\d(?!\d?0\s?(?:帧|fps)))/g,
    read: () => ['resolution:2160p'],
  },
  { pattern: /(?:(?<![a-z])[hb]d)?(?<!\d)(?:1080[pi]?|fhd)(?!\d)/g, read: () => ['resolution:1080p'] },
  { pattern: /(?:(?<![a-z])[hb]d)?(?<!\d)(720|480)p(?!\d)/g, read: ([lines]) => [`resolution:${lines}p`] },
  { pattern: /标清|(?<![a-z])dvd(?:rip)?(?![a-z])/g, read: () => ['resolution:480p'] },
  {
    pattern: /(?:(?<=\s)v)?(?<!\d)((?:19[3-9]|20[0-4])\d)(?!\s?(?:[\dp集话章题讲]|x(?!64|86)))年?[版届级]?/g,
    read: ([year]) => [`year:${year}`],
  },
  { pattern: /(?<!\d)(\d\d)版/g, read: ([year]) => [`year:${century(Number(year))}`] },
]

/** `庆余年2`, `唐朝诡事录Ⅱ`: as often the second season as the second film, so the number also stays in the title. 星露谷1.6 is a version. */
const sequel =
  /(?<=[\p{sc=Han}》])(?:(1?\d)|[\s.]([1-9]))(?=$|[\s[\](){}《》【】\-_/|,!]|\.(?!\d{1,3}(?![\dp]))|全集|完整|高清)/u

/** `25张宇基础30讲`, `【22公务员】`, `真题 26`: courses state their year in two digits, before or after the title. */
const shortYear =
  /(?:^|[\s【[(「_]|(?<!\d)-)(2\d)(?:届|级|版|年)?(?=\s?\p{sc=Han})(?!\s?[世集季部话讲章题课天岁克层个周])|(?<=\p{sc=Han})\s(2\d)(?=$|\s)/u

/** Facts without a space between them: `4KE01-E56`, `HD1080PE11`, `2014E09`, `2023720P`. */
const joinedFacts =
  /(?<!\d)(?:(?:4k|(?:2160|1080|720|480)[pi]|(?:19|20)\d\d)(?=ep?\d{2})|(?:19|20)\d\d(?=(?:2160|1080|720|480)[pi]|[hb]d\d))/g

export const extractTitleFacts = memoizeByText((text): TitleFacts => {
  const tokens = new Set<string>()
  let rest = normalizeTitle(text).replace(joinedFacts, '$& ')
  for (const { pattern, read } of rules) {
    rest = rest.replace(pattern, (_, ...groups: (string | undefined)[]) => {
      for (const token of read(groups)) tokens.add(token)
      return '\n'
    })
  }
  const hasSeason = [...tokens].some((token) => token.startsWith('season:'))
  const [, attached, apart] = (!hasSeason && sequel.exec(rest)) || []
  const number = Number(attached ?? apart ?? 0)
  if (number > 0) tokens.add(`season:${number}`)
  if (![...tokens].some((token) => token.startsWith('year:'))) {
    const [, before, behind] = shortYear.exec(rest) ?? []
    if (before ?? behind) tokens.add(`year:20${before ?? behind}`)
  }
  return { tokens: [...tokens], rest }
})
