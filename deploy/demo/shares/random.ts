import { createHash } from 'node:crypto'

/** Deterministic random numbers. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** An integer in [min, max]. */
  between(min: number, max: number): number
  /** Bytes of a file of about `size` megabytes, ± 15 %. */
  megabytes(size: number): number
}

const uint32Range = 0x1_0000_0000

export const createRandom = (seed: string): Random => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / uint32Range
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    megabytes: (size) => Math.max(1, Math.round(size * 1_048_576 * (0.85 + next() * 0.3))),
  }
}
