import { maxLaterPart } from '../relevance-thresholds.ts'

/** Titles of the numbered parts of a work: 风骚律师1 to 风骚律师9. */
export const numberedParts = (keys: readonly string[], first: number): string[] =>
  keys.flatMap((key) =>
    /\d$/.test(key) ? [] : Array.from({ length: maxLaterPart - first + 1 }, (_, index) => `${key}${index + first}`),
  )
