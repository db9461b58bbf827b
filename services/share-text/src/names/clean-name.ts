import { isIdeograph, isNoise } from '../text/text-chars.ts'
import { closingOf, isOpening, openingOfLast } from './brackets.ts'
import { countedPart, linkWord, namedPart, trailingSpam, trailingStrong, trailingWeak } from './name-words.ts'

const maxNameLength = 255

const leadingSigns = ' \t,，;；:：、。.!！?？·•-–—_=+*#>~`$&|丨/\\\'"“”‘’«»)）]】」』》@^'
const trailingSigns = ' \t,，;；:：、。·•-–—_=*<~`$&|丨/\\\'"“”‘’«»(（[【「『《@^'
const declaredSigns = ' \t,，;；、|丨"*`'
const nameSigns = '《》「」『』【】（）〈〉［］“”！？…～・—·'

/** Whether a surrogate belongs to an ideograph beyond U+FFFF, not to an emoji. */
const isRareIdeograph = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index)
  const high = code >= 0xdc00 && code <= 0xdfff ? text.charCodeAt(index - 1) : code
  return high >= 0xd840 && high <= 0xd8bf
}

const isEmoji = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index)
  return isNoise(code) && !isIdeograph(code) && !nameSigns.includes(text[index]!) && !isRareIdeograph(text, index)
}

const trimEdges = (text: string, leading: string, trailing: string): string => {
  let start = 0
  let end = text.length
  while (start < end && (leading.includes(text[start]!) || isEmoji(text, start))) start += 1
  while (end > start && (trailing.includes(text[end - 1]!) || isEmoji(text, end - 1))) end -= 1
  return text.slice(start, end)
}

const listNumber =
  /^(?:[0-9]{1,3}\s?[.、)）]\s?(?![0-9]|[a-z0-9]{2,4}$)|[0-9]{1,2}\s?[:：](?![0-9])|[0-9]{1,2}\u20e3|[①-⒛]|[(（【[][0-9]{1,3}[)）】\]]|[0-9]{1,3}[-—](?=[\u4e00-\u9fff])|[一二三四五六七八九十]{1,3}[、.])/

const spaceBetweenIdeographs = /(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g

const isFiller = (text: string): boolean =>
  /\p{L}/u.test(text) && !/\p{L}/u.test(text.replace(spaceBetweenIdeographs, '').replace(linkWord, ''))

/** `[epub]` describes the work, not the drive. */
const isFormat = (text: string): boolean => /^[A-Z0-9]{2,5}$/i.test(text)

/** Removes an unclosed bracket, a pair around the whole text, and a leading pair that only contains a drive or a number. */
const openBrackets = (text: string): string => {
  const close = closingOf(text, 0)
  if (close < 0) return isOpening(text[0]) ? text.slice(1) : text
  const inside = text.slice(1, close)
  if (close === text.length - 1) return inside
  return isFiller(inside) && !isFormat(inside) ? text.slice(close + 1) : text
}

const closeBrackets = (text: string): string => {
  const open = openingOfLast(text)
  if (open === null) return text
  if (open < 0) return text.slice(0, -1)
  const inside = text.slice(open + 1, -1)
  return open > 0 && isFiller(inside) && !isFormat(inside) ? text.slice(0, open) : text
}

const emphasis = /\*\*|~~|(?<![^\s])\*(?=[^\s*])|(?<=[^\s*])\*(?![^\s])|(?<![^\s])#(?=[^\s])/g

const stripOnce = (text: string): string => {
  const trimmed = trimEdges(text, leadingSigns, trailingSigns).replace(emphasis, '').replace(listNumber, '')
  return closeBrackets(openBrackets(trimmed))
    .replace(trailingSpam, '')
    .replace(trailingStrong, '')
    .replace(trailingWeak, '')
}

const cutLength = (name: string): string => {
  if (name.length <= maxNameLength) return name
  const cut = name.slice(0, maxNameLength)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

const blanks = /[\ue000-\ue003\s]/g
const spaces = / {2,}/g
const emptyAnchor = /\[([^[\]]*)\]\( ?\)/g

const toReadableText = (written: string): string =>
  written
    .slice(0, 4 * maxNameLength)
    .replace(blanks, ' ')
    .replace(spaces, ' ')
    .replace(emptyAnchor, '$1')

/** A name needs a letter or three digits (1917, 300), and more than link words. */
const validateName = (text: string): string | null => {
  const name = cutLength(text).trim()
  if (isFiller(name) || !/[\p{L}\p{N}]/u.test(name)) return null
  return /^\P{L}*$/u.test(name) && (name.match(/\d/g)?.length ?? 0) < 3 ? null : name
}

const isPartWord = (word: string): boolean => countedPart.test(word) || namedPart.test(word)

const maxCleanRounds = 6

/**
 * Removes list numbers, emoji at the edges, drive names, link words and enclosing brackets. Returns null when no name remains. At most 255
 * characters.
 */
export const cleanName = (written: string): string | null => {
  let name = toReadableText(written)
  for (let round = 0; round < maxCleanRounds; round += 1) {
    const stripped = stripOnce(name)
    if (stripped === name) break
    name = stripped
  }
  const isLoneSign = name.trim().length === 1 && !isPartWord(name.trim())
  return isLoneSign ? null : validateName(name)
}

/**
 * Cleans a declared name (`名称：…`, a drive's own quotation marks): removes only separators and emoji at the edges and enclosing quotation
 * marks.
 */
export const cleanDeclaredName = (written: string): string | null => {
  const text = trimEdges(toReadableText(written), declaredSigns, declaredSigns)
  const isQuoted = '「『《“'.includes(text[0] ?? ' ') && closingOf(text, 0) === text.length - 1
  return validateName(isQuoted ? text.slice(1, -1) : text)
}

export const appendPart = (name: string, part: string): string => cutLength(`${name} ${part}`)

const partSeparators = /[\s()（）[\]【】·、,，/|+&]+/

/** Whether a text names only a part or version (`第3集`, `4K 国语`), not a work. */
export const isPart = (name: string): boolean =>
  name.length <= 40 && name.split(partSeparators).every((word) => word === '' || isPartWord(word))
