import { simplify } from './simplified.ts'

/** `庆.余.年`, `山*海*情全集`: signs between single Chinese characters, put there to hide the title. What a sign is comes first: most are none. */
const hidingSigns =
  /(?=[._*·•・★☆+~|^ \u3000-])(?<=(?:^|[^\p{sc=Han}])\p{sc=Han})(?:[._*·•・★☆+~|^-]{1,2}(?=\p{sc=Han})|[ \u3000](?=\p{sc=Han}(?:[^\p{sc=Han}]|$)))/gu

/**
 * Text as titles are compared: one width, one case, simplified characters, nothing invisible, Roman numerals as digits,
 * no signs between single characters.
 */
export const normalizeTitle = (text: string): string =>
  simplify(
    text
      .replace(/[\u2160-\u216b]/gu, (numeral) => String(numeral.codePointAt(0)! - 0x215f))
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cf}\p{Cc}]+/gu, (run) => (run.includes('\n') ? '\n' : '')),
  ).replace(hidingSigns, '')
