import type { Drive } from '../links/drives.ts'
import { NOISE, type FoldedText } from '../text/fold-text.ts'
import { ANCHOR_END, ANCHOR_TEXT } from '../text/placeholder-chars.ts'
import { endOfRun, isAlnum, isIdeograph } from '../text/text-chars.ts'

const commonWord =
  /^(?:19[5-9]\d|20[0-4]\d|1080|2160|1440|\d{3}p|\d{1,4}[gmkt]b?|\d{1,2}bit|x26[45]|h26[45]|mp[34]|hevc|hdtv|hdr|sdr|web|bdrip|bd|dvd|iso|flac|ape|wav|epub|mobi|azw3|txt|pdf|zip|rar|7z|exe|apk|dmg|[48]k|\d{1,2}fps|s\d{1,2}e?|e\d{1,3}|ep\d{1,2}|s\de\d|vip\d?|v\d{1,3}|win\d{1,2}|ios\d{1,2}|link|http|none|null)$/i

const maxGap = 8
const gapSigns = ` \t,;:|-—–/([{<"'*~\`$`

export interface UnlabelledPassword {
  start: number
  end: number
  value: string
}

const isSign = (text: FoldedText, masked: string, index: number): boolean =>
  gapSigns.includes(masked[index]!) || ((text.marks[index]! & NOISE) !== 0 && !isIdeograph(masked.charCodeAt(index)))

const skipLinkMarkup = (masked: string, from: number): number => {
  if (masked[from] === ')' || masked[from] === ']' || masked[from] === '>' || masked[from] === '"') return from + 1
  if (masked[from] !== ANCHOR_TEXT) return from
  const close = masked.slice(from, from + 300).indexOf(ANCHOR_END)
  return close < 0 ? from : from + close + 1
}

const endsCell = (masked: string, end: number): boolean => {
  const next = masked[end] ?? '\n'
  return '\n\t|,;)]}'.includes(next) || (next === ' ' && '\n|'.includes(masked[end + 1] ?? '\n'))
}

/**
 * Whether the value is a word, not a password. Mixed letters and digits are a word only with capitals and mid-line (`CS50 课程`) or not 4
 * long. Others are a password only if 4 long at the end of a line or cell; letters after just a space also need lower case and `passIsUsual`.
 */
const isWord = (masked: string, start: number, end: number, linkEnd: number, drive: Drive): boolean => {
  const value = masked.slice(start, end)
  const digits = value.match(/\d/g)?.length ?? 0
  if (digits > 0 && digits < value.length) return /[A-Z]/.test(value) && (value.length !== 4 || !endsCell(masked, end))
  if (value.length !== 4 || !endsCell(masked, end)) return true
  const isSpaced = masked.slice(linkEnd, start).trim() === ''
  return digits === 0 && isSpaced && (!drive.usuallyHasPass || /[A-Z]/.test(value))
}

/** Reads an unlabelled password behind a link: `链接 ab12`, `链接,ab12`, `链接（ab12）`, `链接----ab12`, or alone on the next line. */
export const readUnlabelledPassword = (
  text: FoldedText,
  masked: string,
  linkEnd: number,
  drive: Drive,
): UnlabelledPassword | null => {
  let start = skipLinkMarkup(masked, linkEnd)
  const gapEnd = start + maxGap
  while (start < gapEnd && start < masked.length && isSign(text, masked, start)) start += 1
  const onNextLine = masked[start] === '\n'
  if (onNextLine) start += 1
  const end = endOfRun(masked, start, isAlnum)
  const value = masked.slice(start, end)
  const [shortest, longest] = drive.passLengths
  if (start === linkEnd || value.length < Math.max(shortest, 3) || value.length > longest || commonWord.test(value))
    return null
  if (isWord(masked, start, end, linkEnd, drive)) return null
  const next = masked[end] ?? '\n'
  if (onNextLine) return next === '\n' && /[a-z]/i.test(value) && /\d/.test(value) ? { start, end, value } : null
  return endsCell(masked, end) || next === ' ' || isSign(text, masked, end) ? { start, end, value } : null
}
