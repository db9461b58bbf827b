import { readBracketed } from './brackets.ts'
import { cleanDeclaredName, cleanName } from './clean-name.ts'
import { findLabels, type LabelSpan } from './name-labels.ts'
import { appName, driveSharePhrase, readerPhrase, labelOf } from './name-words.ts'

export interface LineNames {
  /** A name declared by a label or by a drive's quotation marks. */
  declared: string | null
  isLabelled: boolean
  plain: string | null
  isStory: boolean
  /** A name label without a value: the name is on the next line. */
  awaitsName: boolean
}

const maxLineLength = 400

/** `"name":"X","url":…`: the value of a JSON field ends at its quotation mark. */
const unquote = (value: string): string => {
  const start = value.search(/\S/)
  if (value[start] !== '"') return value
  const end = value.indexOf('"', start + 1)
  return end < 0 ? value : value.slice(start + 1, end)
}

/** The name in a drive's own sentence: `我用夸克网盘分享了「X」，打开「夸克APP」…`. */
const readQuoted = (line: string): string | null => {
  const quoted = readBracketed(line, '「《【“').find((text) => !appName.test(text.trim()) && !text.includes('会员'))
  return quoted === undefined ? null : cleanDeclaredName(quoted)
}

const isOnlyTags = (text: string): boolean =>
  /[#@]/.test(text) &&
  text
    .trim()
    .split(/\s/)
    .every((word) => word === '' || word[0] === '#' || word[0] === '@')
const endsWithTime = /\d:\d\d\s{0,4}$/
const isDate = /^\s{0,8}\d{2,4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?\s{0,4}$/
/** Passphrases of the Quark app, and lines about passwords. */
const passwordOrPassphrase = /~:\/|^\/~|解[压壓](?:缩?包?密|[码碼缩])|压缩包?密码|提取[码碼]|访问码/

const hash = /[0-9A-Za-z]{32}/

/** `给大家分享《X》，…`, `关注公众号回复 X`. */
const addressesReaders = (text: string): boolean => {
  const all = text.indexOf('大家')
  if (all >= 0 && /[《，。！]/.test(text.slice(all, all + 32))) return true
  return text.includes('公众号') && /关注|回复|搜/.test(text)
}

const isProse = (text: string): boolean => {
  if (readerPhrase.test(text) || addressesReaders(text) || hash.test(text)) return true
  const stops = text.match(/[。；]/g)?.length ?? 0
  const commas = text.match(/，/g)?.length ?? 0
  if (text.endsWith('。')) return text.length > 10
  return (stops > 0 && commas > 0 && text.length > 25) || commas > 2 || (commas > 1 && text.length > 40)
}

/** `评分 8.3`: a label without its colon. */
const startsWithAbout = (text: string): boolean => {
  const word = /^[^\p{L}\p{N}【[（(《「]{0,8}(\p{L}{1,8})\s/u.exec(text)?.[1]
  const label = word === undefined ? undefined : labelOf(word.toLowerCase())
  return label === 'about' || label === 'story' || label === 'credit'
}

const readPlain = (text: string): string | null => {
  if (
    driveSharePhrase.test(text) ||
    isOnlyTags(text) ||
    endsWithTime.test(text) ||
    isDate.test(text) ||
    startsWithAbout(text) ||
    passwordOrPassphrase.test(text)
  )
    return null
  const name = cleanName(text)
  if (name === null || !isProse(name)) return name
  // In prose only a quoted title is a name.
  const [title] = readBracketed(text, '《')
  return title === undefined ? null : cleanName(title)
}

/**
 * The labels of a line, without those that belong to a name: an empty label-like ending (`Hugging Face版本：` directly before a link) and a
 * `kind` label behind `名称：` (`分享的文件：电影：X`).
 */
const readLabels = (line: string): LabelSpan[] => {
  const found = findLabels(line)
  const title = found.findIndex(({ label }) => label === 'title')
  return found.filter(({ label, start, end }, index) => {
    if (label === 'kind') return title < 0 || title > index
    const isEmpty = line.slice(end, found[index + 1]?.start ?? line.length).trim() === ''
    return !(label === 'about' && isEmpty && /[\p{L}\p{N}]/u.test(line[start - 1] ?? ''))
  })
}

const letterOrDigit = /[\p{L}\p{N}]/u
const noNames: LineNames = { declared: null, isLabelled: false, plain: null, isStory: false, awaitsName: false }

/** @param written a line with links and passwords masked @param keep which end of a long line is read */
export const readLineNames = (written: string, keep: 'start' | 'end' = 'start'): LineNames => {
  const line = keep === 'start' ? written.slice(0, maxLineLength) : written.slice(-maxLineLength)
  if (!letterOrDigit.test(line)) return noNames
  const labels = readLabels(line)
  const texts = [line.slice(0, labels[0]?.start ?? line.length)]
  let declared: string | null = null
  let awaitsName = false
  labels.forEach(({ label, end }, index) => {
    const value = line.slice(end, labels[index + 1]?.start ?? line.length)
    if (label === 'link') texts.push(value)
    if (label !== 'title' && label !== 'kind') return
    const name = label === 'title' ? cleanDeclaredName(unquote(value)) : cleanName(unquote(value))
    declared = name ?? declared
    awaitsName ||= index === labels.length - 1 && value.trim() === ''
  })
  // The quoted text may itself contain a label: 「电影：X」.
  const quoted = driveSharePhrase.test(line) && !labels.some(({ label }) => label === 'title') ? readQuoted(line) : null
  const isLabelled = declared !== null && quoted === null
  return {
    declared: quoted ?? declared,
    isLabelled,
    plain: texts.map(readPlain).findLast((name) => name !== null) ?? null,
    isStory: labels.some(({ label }) => label === 'story'),
    awaitsName,
  }
}
