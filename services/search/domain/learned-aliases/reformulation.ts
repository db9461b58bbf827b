import { aliasLimits, isComment, namesOfLine } from '@pandex/contracts/text/alias-line'
import { parseKeyword } from '../keyword/parse-keyword.ts'
import { findCorrection, withSounds } from '../titles/spelling-correction.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

/** A name that may belong to a title that shares have. */
export interface AliasPair {
  name: string
  title: string
  nameKey: string
  titleKey: string
}

/** Networks that must reformulate a pair on one day before it is proposed. */
export const minNetworks = 3

/** The second search follows the first within this time. */
export const maxPauseMs = 2 * 60_000

/** Clicks are evaluated after this time, when a click of the first search, and late batches, have arrived. */
export const settleMs = 5 * 60_000

const isValidLine = (line: string): boolean => {
  const names = namesOfLine(line)
  const { minNameLength, maxNameLength } = aliasLimits
  const isName = (name: string): boolean => titleKey(name).length >= minNameLength && name.length <= maxNameLength
  return !isComment(line) && names.length === 2 && names.every(isName)
}

/** The spelling correction covers typing errors, in both directions. */
const isMisspelling = (key: string, other: string): boolean =>
  findCorrection(key, 0, withSounds(key, [{ key: other, count: Number.MAX_SAFE_INTEGER }])) !== undefined

export const lineOf = ({ name, title }: Pick<AliasPair, 'name' | 'title'>): string => `${name}=${title}`

/**
 * The pair that a reformulation suggests. Undefined for a refinement (the same title, or one within the other), a typing
 * error, and names that the dictionary does not accept.
 * @param first keyword of which no hit was opened
 * @param second keyword of which one was
 */
export const aliasPairOf = (first: string, second: string): AliasPair | undefined => {
  const [name, title] = [parseKeyword(first).title, parseKeyword(second).title]
  const pair = { name, title, nameKey: titleKey(name), titleKey: titleKey(title) }
  if (!isValidLine(lineOf(pair))) return undefined
  if (pair.nameKey.includes(pair.titleKey) || pair.titleKey.includes(pair.nameKey)) return undefined
  return isMisspelling(pair.nameKey, pair.titleKey) ? undefined : pair
}
