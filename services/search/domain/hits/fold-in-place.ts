import { simplify } from '@pandex/contracts/text/simplified-chinese'

/** The letter of an accented or full-width one: é becomes e, Ａ becomes A. */
const baseOf = (character: string): string => {
  const [base = character] = character.normalize('NFKD')
  return base
}

/** Folds case, width, accents and traditional characters, as the index does, and keeps the position of each character. */
export const foldInPlace = (text: string): string =>
  simplify(text.replaceAll(/[\u00c0-\u024f\uff01-\uff5e]/g, baseOf).toLowerCase())

/**
 * Signs that the index ignores inside a word: those between single Chinese characters (庆.余.年), and the points of an acronym
 * (S.W.A.T). As in `disk-index-definition.ts`; the first lookahead fails fastest.
 */
export const ignoredSigns =
  /(?=[._*·•・★☆+~|^ \u3000-])(?:(?<=(?:^|\P{sc=Han})\p{sc=Han})(?:[._*·•・★☆+~|^-]{1,2}(?=\p{sc=Han})|[ \u3000](?=\p{sc=Han}(?:\P{sc=Han}|$)))|(?<=(?<![a-z\d])[a-z])\.(?=[a-z](?![a-z\d])))/gu
