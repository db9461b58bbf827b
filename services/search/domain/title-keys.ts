import { readKindWords } from './kinds.ts'
import { readTitleFacts } from './title-facts.ts'
import { titleKey } from './title-text.ts'

/** Words around titles that say nothing about which work it is. */
const decoration =
  /(?:国语|粤语|英语|日语|双语|中英|中文|内封|内嵌|外挂|简中|中字|双字|字幕|配音|附|超?高清|超清|蓝光|原盘|无水印|无广告|高码|臻彩|杜比视界|完整|加长|未删减|全集|合集|全套|打包|最新|经典|珍藏|收藏|备份|转存|资源|下载)+版?/g

const brackets = /[[\](){}《》「」『』【】|丨/\\\n]+/u
const gaps = /[\s._~—–-]+/u

/** More than this is a list of works, not a title. */
const mostKeys = 12
const longestKey = 60

const wordsOf = (segment: string): string[] => segment.split(gaps).filter(Boolean)

const isLatin = (word: string): boolean => !/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u.test(word)

const runsOf = (words: string[]): string[] => {
  const runs: string[][] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last && isLatin(last[0] ?? '') === isLatin(word)) last.push(word)
    else runs.push([word])
  }
  return runs.map((run) => run.join(' '))
}

/**
 * The titles a name may be known by, as keys: the name's parts between brackets, their Chinese and Latin halves, their
 * first words. A keyword that equals one of them asks for exactly this work.
 */
export const readTitleKeys = (name: string): string[] => {
  const { rest } = readTitleFacts(name)
  const keys = new Set<string>()
  for (const part of readKindWords(rest).rest.split(brackets)) {
    const words = wordsOf(part.replace(decoration, ' '))
    for (const candidate of [
      words.join(' '),
      ...runsOf(words),
      ...words.slice(0, 2).filter((word) => !isLatin(word)),
    ]) {
      const key = titleKey(candidate)
      if (key.length > 0 && key.length <= longestKey) keys.add(key)
    }
    if (keys.size >= mostKeys) break
  }
  // A title made of a year or a number alone (1984, 2012) was read as a fact above.
  const leading = /^[^\p{L}\p{N}]*(\d{2,4})(?![\p{L}\p{N}])/u.exec(name)?.[1]
  if (leading) keys.add(leading)
  return [...keys].slice(0, mostKeys)
}
