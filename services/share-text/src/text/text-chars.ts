/**
 * Classes of UTF-16 code units. Code that scans pasted text uses these instead of regular expressions: a forward-only loop cannot backtrack
 * on hostile input.
 */
const ALNUM = 1
const HEX = 2
const ID64 = 4
const HOST = 8
const URL_VALUE = 16

const asciiClasses = new Uint8Array(128)
const addClass = (characters: string, bits: number): void => {
  for (const character of characters) asciiClasses[character.charCodeAt(0)]! |= bits
}
addClass('0123456789', ALNUM | HEX | ID64 | HOST | URL_VALUE)
addClass('abcdefABCDEF', HEX)
addClass('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', ALNUM | ID64 | HOST | URL_VALUE)
addClass('-_', ID64 | HOST | URL_VALUE)
addClass('.', HOST | URL_VALUE)
addClass('~%+*!:@/=', URL_VALUE)

const hasClass = (code: number, bit: number): boolean => code < 128 && (asciiClasses[code]! & bit) !== 0

export type CharTest = (code: number) => boolean

export const isAlnum: CharTest = (code) => hasClass(code, ALNUM)
export const isHex: CharTest = (code) => hasClass(code, HEX)
export const isId64: CharTest = (code) => hasClass(code, ID64)
export const isHostChar: CharTest = (code) => hasClass(code, HOST)
/** Characters of query values and paths; excludes list separators (`,` `;` `|` `$`) on purpose. */
export const isUrlValueChar: CharTest = (code) => hasClass(code, URL_VALUE)

export const isDigit: CharTest = (code) => code >= 48 && code <= 57
export const isSpace: CharTest = (code) => code === 32 || code === 9 || code === 10

export const isIdeograph: CharTest = (code) =>
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0x3040 && code <= 0x30ff) ||
  (code >= 0xac00 && code <= 0xd7af) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xff66 && code <= 0xff9f) ||
  code === 0x3005 ||
  code === 0x3007

/**
 * Characters that users insert into links to defeat filters and that no link contains: ideographs, CJK and full-width punctuation, arrows,
 * symbols, emoji (both surrogates). Letters of other alphabets are excluded: they make a different host.
 */
export const isNoise: CharTest = (code) =>
  isIdeograph(code) ||
  (code >= 0x2010 && code <= 0x2027) ||
  (code >= 0x2030 && code <= 0x205e) ||
  (code >= 0x20d0 && code <= 0x20ff) ||
  (code >= 0x2190 && code <= 0x2bff) ||
  (code >= 0x3001 && code <= 0x303f) ||
  (code >= 0xd800 && code <= 0xdfff) ||
  (code >= 0xfe30 && code <= 0xfe4f) ||
  (code >= 0xff01 && code <= 0xff0f) ||
  (code >= 0xff1a && code <= 0xff20) ||
  (code >= 0xff3b && code <= 0xff40) ||
  (code >= 0xff5b && code <= 0xffee)

/** Zero-width characters, direction marks, variation selectors and soft hyphens: never part of a link or a name. */
export const isInvisible: CharTest = (code) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff ||
  code === 0x00ad ||
  code === 0x061c ||
  code === 0x180e ||
  code === 0x034f

export const isWideSpace: CharTest = (code) =>
  code === 0x00a0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f || code === 0x3000

export const isLineBreak: CharTest = (code) =>
  code === 10 || code === 11 || code === 12 || code === 0x85 || code === 0x2028 || code === 0x2029

export const endOfRun = (text: string, from: number, test: CharTest, limit = text.length): number => {
  let i = from
  while (i < limit && test(text.charCodeAt(i))) i += 1
  return i
}
