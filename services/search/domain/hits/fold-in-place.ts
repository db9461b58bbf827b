import { hidingSeparators } from '@pandex/contracts/text/normalize-title'
import { simplify } from '@pandex/contracts/text/simplified-chinese'

/** Returns the base letter of an accented or full-width letter: e for é, A for Ａ. */
const baseOf = (character: string): string => {
  const [base = character] = character.normalize('NFKD')
  return base
}

/** Folds case, width, accents and traditional characters, as the index does, and keeps the position of each character. */
export const foldInPlace = (text: string): string =>
  simplify(text.replaceAll(/[\u00c0-\u024f\uff01-\uff5e]/g, baseOf).toLowerCase())

const pointsOfAcronyms = /(?<=(?<![a-z\d])[a-z])\.(?=[a-z](?![a-z\d]))/

/** Signs that the index ignores inside a word (`disk-index-definition.ts`): 庆.余.年, S.W.A.T. */
export const ignoredSigns = new RegExp(`${hidingSeparators.source}|${pointsOfAcronyms.source}`, 'gu')
