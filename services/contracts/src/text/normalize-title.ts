import { simplify } from './simplified-chinese.ts'

/**
 * `庆.余.年`, `山*海*情全集`: separators that hide a title between single Chinese characters. The lookahead for the separator comes first:
 * it fails fastest.
 */
export const hidingSeparators =
  /(?=[._*·•・★☆+~|^ \u3000-])(?<=(?:^|[^\p{sc=Han}])\p{sc=Han})(?:[._*·•・★☆+~|^-]{1,2}(?=\p{sc=Han})|[ \u3000](?=\p{sc=Han}(?:[^\p{sc=Han}]|$)))/gu

/**
 * Folds variants of characters: NFKC, lower case, simplified characters, single Roman numerals (Ⅷ) as digits, without invisible characters
 * and separators between single characters.
 */
export const foldText = (text: string): string =>
  simplify(
    text
      // Squared ideographs are decoration: NFKC would read 🈶 as 有.
      .replace(/[\u{1f200}-\u{1f265}]/gu, ' ')
      .replace(/[\u2160-\u216b]/gu, (numeral) => String(numeral.codePointAt(0)! - 0x215f))
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cf}\p{Cc}]+/gu, (run) => (run.includes('\n') ? '\n' : '')),
  ).replace(hidingSeparators, '')

/**
 * Roman numerals that are words: Hades II, 战狼III. Excludes I, V and X, which are mostly letters, and VI unless a Latin word is before it:
 * VI设计 is visual identity.
 */
const numeralWords = /(?<![a-z\d])(?:i{2,3}|iv|vi{2,3}|ix|(?<=[a-z][ .])vi)(?![a-z\d])/g

const numerals = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** Normalizes a title for comparison: folded, with Roman numerals as digits. */
export const normalizeTitle = (text: string): string =>
  foldText(text).replace(numeralWords, (numeral) => String(numerals.indexOf(numeral) + 2))
