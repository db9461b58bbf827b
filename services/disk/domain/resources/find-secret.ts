import type { Range } from '@pandex/share-text/text/fold-text'

/** Letters and digits of a text in normalized form (NFKC, lower case), with their positions in the text. */
interface Signs {
  text: string
  starts: number[]
  ends: number[]
  /** Number of other characters before each sign, without skipped markup. */
  gaps: number[]
}

/** Hangul fillers belong to the class of letters but are invisible. */
const isLetterOrDigit = /(?![\u115f\u1160])[\p{L}\p{N}]/u
const isAlnum = /^[0-9a-z]$/
/** Includes comments: a browser joins the text around a comment into one word. */
const markup = /<!--[^]{0,500}?-->|<[/a-z][^<>]{0,500}>/iy

const endOfMarkup = (text: string, start: number): number => {
  markup.lastIndex = start
  return start + (markup.exec(text)?.[0].length ?? 0)
}

const isIdeograph = (code: number): boolean => code >= 0x3400 && code <= 0x9fff

const signsOf = (character: string, code: number): string => {
  if (isIdeograph(code)) return character
  if (code < 0x80) return isLetterOrDigit.test(character) ? character.toLowerCase() : ''
  const folded = character.normalize('NFKC').toLowerCase()
  return Array.from(folded)
    .filter((sign) => isLetterOrDigit.test(sign))
    .join('')
}

const readSigns = (text: string, skipsMarkup: boolean): Signs => {
  const signs: Signs = { text: '', starts: [], ends: [], gaps: [] }
  const pieces: string[] = []
  let gap = 0
  for (let i = 0; i < text.length;) {
    const markupEnd = skipsMarkup && text[i] === '<' ? endOfMarkup(text, i) : i
    if (markupEnd > i) {
      i = markupEnd
      continue
    }
    const code = text.codePointAt(i)!
    const character = String.fromCodePoint(code)
    const end = i + character.length
    const found = signsOf(character, code)
    // One entry per UTF-16 unit, so that indexes of `text` fit.
    for (let unit = 0; unit < found.length; unit += 1) {
      signs.starts.push(i)
      signs.ends.push(end)
      signs.gaps.push(unit === 0 ? gap : 0)
    }
    pieces.push(found)
    gap = found === '' ? gap + character.length : 0
    i = end
  }
  return { ...signs, text: pieces.join('') }
}

/** Words that announce a password, and characters allowed between such a word and the password. */
const passwordWordBefore =
  /(?:[码碼吗嗎马馬瑪钥鑰]|口令|提取|[访訪][问問]|解[压壓]|[压壓][缩縮][包文件]*|[提密解取](?=[:：=＝])|(?<![0-9a-z])(?:pass(?:_?(?:code|word|wd))?|pwd|pw|pin|code|key|tqm?|mm|fwm?|jy(?:mm)?|rar|zip|7z|unzip|unrar))s?(?: ?\([^()\n]{0,12}\))?(?:[^\p{L}\p{N}]|[均都全为為是叫]|is ){0,16}$/iu
const passwordWordAfter =
  /^(?:[^\p{L}\p{N}\n]{0,4}[是为為即乃]|[ \t]{0,3}[-=:：←<([（【]{1,3})[^\p{L}\p{N}\n]{0,4}(?:[本该其]|[网網][盘盤])?的?(?:提取|[访訪][问問]|解[压壓]|密[码碼]|口令|pwd|pass|tq|mm|code)/iu
const maxBefore = 40
const maxAfter = 24

/** Most other characters between two signs of a secret: `k 7 q 2`, `k<b>7</b>q2`. */
const maxGap = 8
const minGapped = 4
/** Shorter secrets of ideographs occur in other words by chance. */
const minIdeographs = 4
/** A shorter number may be a year or an episode, so it matches only next to a password word. */
const shortNumber = /^\d{1,4}$/

interface Reading {
  text: string
  signs: Signs
}

/** @param skipsMarkup whether tags and comments may interrupt a secret */
export const readForSecrets = (text: string, skipsMarkup = false): Reading => ({
  text,
  signs: readSigns(text, skipsMarkup),
})

const widestGap = ({ gaps }: Signs, from: number, to: number): number => Math.max(0, ...gaps.slice(from + 1, to))

const findSpellings = ({ signs }: Reading, value: Signs): { from: number; to: number }[] => {
  const gap = Math.max(widestGap(value, 0, value.text.length), value.text.length < minGapped ? 0 : maxGap)
  const found: { from: number; to: number }[] = []
  for (let at = signs.text.indexOf(value.text); at >= 0; at = signs.text.indexOf(value.text, at + 1)) {
    const to = at + value.text.length
    if (widestGap(signs, at, to) <= gap) found.push({ from: at, to })
  }
  return found
}

const isGlued = ({ text, gaps }: Signs, edge: number, adjacent: number, isShort: boolean): boolean => {
  if (adjacent < 0 || adjacent >= text.length || gaps[Math.max(edge, adjacent)] !== 0) return false
  return isAlnum.test(text[edge]!) ? isAlnum.test(text[adjacent]!) : isShort
}

/** In `\nk7q2` from JSON or a log, the `n` of the literal escape does not belong to the word. */
const isEscapedBreak = (text: string, start: number): boolean =>
  /\\[nrt]$/.test(text.slice(Math.max(0, start - 2), start))

/**
 * Finds a secret as a token, in any case and width, with gaps and invisible characters between its signs. A number shorter than five digits
 * matches only next to a password word or where `isMarked` holds.
 * @param isAnywhere whether parts of longer words match, too
 */
export const findSecret = (
  reading: Reading,
  secret: string,
  { isAnywhere = false, isMarked = () => false }: { isAnywhere?: boolean; isMarked?: (start: number) => boolean } = {},
): Range[] => {
  const value = readSigns(secret, false)
  if (value.text === '') return []
  const { text, signs } = reading
  const isNumber = shortNumber.test(value.text)
  const isShort = value.text.length < minIdeographs
  return findSpellings(reading, value).flatMap(({ from, to }) => {
    const start = signs.starts[from]!
    const end = signs.ends[to - 1]!
    const range = { start, end }
    if (isAnywhere) return [range]
    if (isGlued(signs, to - 1, to, isShort)) return []
    if (passwordWordBefore.test(text.slice(Math.max(0, start - maxBefore), start))) return [range]
    if (isGlued(signs, from, from - 1, isShort) && !isEscapedBreak(text, start)) return []
    return !isNumber || isMarked(start) || passwordWordAfter.test(text.slice(end, end + maxAfter)) ? [range] : []
  })
}
