import { NOISE, type FoldedText } from './fold-text.ts'
import { ANCHOR_END, ANCHOR_TEXT } from './stand-ins.ts'
import { endOfRun, isAlnum, isDigit, isIdeograph } from './text-chars.ts'

/** Four characters that are a year, a resolution, a size, a format … and no password. */
const usualWord =
  /^(?:19[5-9]\d|20[0-4]\d|1080|2160|1440|\d{3}p|\d{1,4}[gmkt]b?|\d{1,2}bit|x26[45]|h26[45]|mp[34]|hevc|hdtv|hdr|sdr|web|bdrip|bd|dvd|iso|flac|ape|wav|epub|mobi|azw3|txt|pdf|zip|rar|7z|exe|apk|dmg|[48]k|\d{1,2}fps|s\d{1,2}e?|e\d{1,3}|ep\d{1,2}|s\de\d|vip\d?|v\d{1,3}|win\d{1,2}|ios\d{1,2}|link|http|none|null)$/i

const maxGap = 8
const gapSigns = ` \t,;:|-—–/([{<"'*~\`$`

export interface BarePassword {
  start: number
  end: number
  value: string
}

const isSign = (text: FoldedText, masked: string, index: number): boolean =>
  gapSigns.includes(masked[index]!) || ((text.marks[index]! & NOISE) !== 0 && !isIdeograph(masked.charCodeAt(index)))

/** Behind the words of an HTML anchor or the bracket of a Markdown link that ends at `from`. */
const skipLinkMarkup = (masked: string, from: number): number => {
  if (masked[from] === ')' || masked[from] === ']' || masked[from] === '>' || masked[from] === '"') return from + 1
  if (masked[from] !== ANCHOR_TEXT) return from
  const close = masked.slice(from, from + 300).indexOf(ANCHOR_END)
  return close < 0 ? from : from + close + 1
}

/**
 * A password without any word for it, right behind a link: `链接 ab12`, `链接,ab12`, `链接（ab12）`, `链接----ab12`, or alone on the
 * next line. Letters and digits mixed are believed anywhere; letters or digits alone only where the line or the cell ends.
 */
export const readBarePassword = (
  text: FoldedText,
  masked: string,
  linkEnd: number,
  [shortest, longest]: readonly [number, number],
): BarePassword | null => {
  let start = skipLinkMarkup(masked, linkEnd)
  const gapEnd = start + maxGap
  while (start < gapEnd && start < masked.length && isSign(text, masked, start)) start += 1
  const onNextLine = masked[start] === '\n'
  if (onNextLine) start += 1
  if (start === linkEnd) return null
  const end = endOfRun(masked, start, isAlnum)
  const value = masked.slice(start, end)
  if (value.length < Math.max(shortest, 3) || value.length > longest || usualWord.test(value)) return null
  const next = masked[end] ?? '\n'
  const endsCell = '\n\t|,;)]}'.includes(next) || (next === ' ' && '\n|'.includes(masked[end + 1] ?? '\n'))
  const isMixed = endOfRun(value, 0, isDigit) < value.length && /\d/.test(value)
  if (
    !endsCell &&
    !(isMixed && !onNextLine && (next === ' ' || (text.marks[end]! & NOISE && !isIdeograph(masked.charCodeAt(end)))))
  )
    return null
  if (onNextLine && !(isMixed && next === '\n')) return null
  return { start, end, value }
}
