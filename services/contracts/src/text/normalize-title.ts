import { simplify } from './simplified-chinese.ts'

/**
 * `庆.余.年`, `山*海*情全集`: separators that hide a title between single Chinese characters. The lookahead for the separator comes first:
 * it fails fastest.
 */
const hidingSeparators =
  /(?=[._*·•・★☆+~|^ \u3000-])(?<=(?:^|[^\p{sc=Han}])\p{sc=Han})(?:[._*·•・★☆+~|^-]{1,2}(?=\p{sc=Han})|[ \u3000](?=\p{sc=Han}(?:[^\p{sc=Han}]|$)))/gu

/**
 * Normalizes a title for comparison: NFKC, lower case, simplified characters, Roman numerals as digits, without invisible characters and
 * separators between single characters.
 */
export const normalizeTitle = (text: string): string =>
  simplify(
    text
      .replace(/[\u2160-\u216b]/gu, (numeral) => String(numeral.codePointAt(0)! - 0x215f))
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cf}\p{Cc}]+/gu, (run) => (run.includes('\n') ? '\n' : '')),
  ).replace(hidingSeparators, '')
