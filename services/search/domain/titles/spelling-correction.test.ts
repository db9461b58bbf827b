import { expect, test } from 'vitest'
import { editDistance } from './spelling-correction.ts'

/** By definition: the fewest insertions, deletions, replacements and exchanges of neighbours, none of which changes another's result. */
const distanceOf = (a: readonly string[], b: readonly string[]): number => {
  const [first, second] = a
  if (first === undefined || b[0] === undefined) return a.length + b.length
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)]
  if (first === b[0]) return distanceOf(restOfA, restOfB)
  const edits = [distanceOf(restOfA, b), distanceOf(a, restOfB), distanceOf(restOfA, restOfB)]
  const isExchanged = second !== undefined && second === b[0] && first === b[1]
  return 1 + Math.min(...edits, ...(isExchanged ? [distanceOf(a.slice(2), b.slice(2))] : []))
}

test('the edit distance agrees with its definition up to the limit and exceeds the limit beyond', () => {
  let random = 7
  const next = (below: number): number => {
    random = (random * 48_271) % 2_147_483_647
    return random % below
  }
  const letters = Array.from('ab情𠮷')
  const text = (): string[] => Array.from({ length: next(7) }, () => letters[next(letters.length)] ?? '')
  for (let pair = 0; pair < 4_000; pair += 1) {
    const [a, b, max] = [text(), text(), next(4)]
    const [measured, expected] = [editDistance(a.join(''), b.join(''), max), distanceOf(a, b)]
    expect({ a, b, max, measured: Math.min(measured, max + 1) }).toEqual({
      a,
      b,
      max,
      measured: Math.min(expected, max + 1),
    })
  }
})
