import { randomFillSync } from 'node:crypto'

export interface Random {
  /** min ≤ x < max */
  between(min: number, max: number): number
  /** Integer, min ≤ x ≤ max */
  whole(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` distinct members, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
}

const bufferedWords = 2_048

/** CSPRNG: many pictures must not allow predicting the next answer. */
const createSource = (): (() => number) => {
  const words = new Uint32Array(bufferedWords)
  let at = words.length
  return () => {
    if (at >= words.length) {
      randomFillSync(words)
      at = 0
    }
    at += 1
    return words[at - 1] ?? 0
  }
}

/** @param source returns integers from 0 to 2^32 - 1 */
export const createRandom = (source: () => number = createSource()): Random => {
  const between = (min: number, max: number): number => min + (source() / 2 ** 32) * (max - min)
  const whole = (min: number, max: number): number => Math.floor(between(min, max + 1))
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(whole(0, rest.length - 1), 1)).flat()
  }
  return {
    between,
    whole,
    chance: (probability) => between(0, 1) < probability,
    pick: (list) => list[whole(0, list.length - 1)]!,
    sample,
  }
}
