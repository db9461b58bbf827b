/** Corrections from titles of shares: the same title with another character, found in a hundred names, reveals a typing error. */
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import { correctionThresholds } from '../relevance-thresholds.ts'

/** The text itself unless it has characters of two code units. */
const charactersOf = (text: string): ArrayLike<string> => (/[\ud800-\udfff]/.test(text) ? Array.from(text) : text)

/** Edit distance (insert, delete, replace, transpose), or more than `max` if it exceeds that. */
export const editDistance = (a: string, b: string, max: number): number => {
  const [from, to] = [charactersOf(a), charactersOf(b)]
  if (Math.abs(from.length - to.length) > max) return max + 1
  let before: number[] = []
  let last: number[] = []
  let next: number[] = []
  for (let column = 0; column <= to.length; column += 1) last[column] = column
  let leastOfLast = 0
  for (let row = 1; row <= from.length; row += 1) {
    next[0] = row
    let least = row
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      let edits = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      next[column] = edits
      least = Math.min(least, edits)
    }
    // Later rows follow from the last two.
    if (least > max && leastOfLast >= max) return max + 1
    leastOfLast = least
    ;[before, last, next] = [last, next, before]
  }
  return last[to.length] ?? 0
}

/**
 * Edits of a typing error: none in two characters, one in three to five, two in more; Latin words need more letters.
 */
export const maxEdits = (key: string): number => {
  const { length } = key
  if (/^[\p{ASCII}]+$/u.test(key)) return length < 5 ? 0 : length < 9 ? 1 : 2
  return length < 3 ? 0 : length < 6 ? 1 : 2
}

export const withSounds = <T extends { key: string }>(
  key: string,
  titles: readonly T[],
): (T & { soundsAlike: boolean })[] => {
  const sound = phoneticKeyOf(key)
  return titles.map((title) => ({ ...title, soundsAlike: sound !== undefined && phoneticKeyOf(title.key) === sound }))
}

/** Digits, and letters beside Chinese characters: `b2真题` is not n2真题, `第6版` not 第9版. */
const signsOf = (key: string): string => key.replaceAll(/\p{sc=Han}/u.test(key) ? /[^a-z\d]/g : /\D/g, '')

/**
 * Returns the most likely correction.
 * @param typedCount shares with the title as typed
 * @param candidates titles that are spelled or sound almost alike, with their shares
 */
export const findCorrection = (
  key: string,
  typedCount: number,
  candidates: readonly { key: string; count: number; soundsAlike: boolean }[],
): string | undefined => {
  const allowed = maxEdits(key)
  const signs = signsOf(key)
  const minShares = Math.max(correctionThresholds.minShares, typedCount * correctionThresholds.minRatio)
  const possible = candidates
    .filter(
      ({ key: other, count }) =>
        count >= minShares &&
        Math.abs(other.length - key.length) <= 1 &&
        !other.includes(key) &&
        !key.includes(other) &&
        signsOf(other) === signs,
    )
    .map((candidate) => ({ ...candidate, edits: editDistance(key, candidate.key, Math.max(allowed, 2)) }))
    .filter(({ edits, soundsAlike }) => edits <= allowed || (soundsAlike && edits <= 2))
    .toSorted((a, b) => Number(b.soundsAlike) - Number(a.soundsAlike) || a.edits - b.edits || b.count - a.count)
  return possible[0]?.key
}
