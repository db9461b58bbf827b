/**
 * QR codes for addresses: byte mode, error correction M, versions 1 to 6, mask 0 (ISO/IEC 18004).
 * Every reader accepts any mask, so the search for the prettiest one is left out.
 */

/** Version n (index n − 1): number of blocks, data and correction bytes of each. */
const versions = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
]

/** Mode and length before the text, in bytes rounded up. */
const headerBytes = 2

/** Format bits for correction M and mask 0, most significant first. */
const formatBits = '101010000010010'

/** The code's dark modules, row by row; undefined when the text is too long (106 bytes). */
export const encodeQrCode = (text: string): boolean[][] | undefined => {
  const bytes = [...new TextEncoder().encode(text)]
  const index = versions.findIndex(({ blocks, data }) => blocks * data - headerBytes >= bytes.length)
  const version = versions[index]
  if (!version) return undefined
  const grid = drawFunctionPatterns(21 + 4 * index)
  placeBits(grid, interleave(dataBytes(bytes, version.blocks * version.data), version))
  return grid.map((row) => row.map((cell) => cell.isDark))
}

interface Cell {
  isDark: boolean
  /** Part of the code's own structure, not of the data. */
  isFixed: boolean
}

const dataBytes = (text: readonly number[], capacity: number): number[] => {
  const nibbles = [4, text.length >> 4, text.length & 15, ...text.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const packed: number[] = []
  for (let i = 0; i < nibbles.length; i += 2) packed.push(((nibbles[i] ?? 0) << 4) | (nibbles[i + 1] ?? 0))
  for (let i = 0; packed.length < capacity; i++) packed.push(i % 2 === 0 ? 0xec : 0x11)
  return packed
}

const interleave = (
  data: readonly number[],
  version: { blocks: number; data: number; correction: number },
): number[] => {
  const blocks = Array.from({ length: version.blocks }, (_, i) => data.slice(i * version.data, (i + 1) * version.data))
  const corrections = blocks.map((block) => correctionBytes(block, version.correction))
  const column = (rows: readonly number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => rows.map((row) => row[i] ?? 0)).flat()
  return [...column(blocks, version.data), ...column(corrections, version.correction)]
}

// Product in GF(256) over x⁸ + x⁴ + x³ + x² + 1.
const multiply = (a: number, b: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** Remainder of Reed and Solomon's division. */
const correctionBytes = (data: readonly number[], count: number): number[] => {
  let generator = [1]
  let root = 1
  for (let i = 0; i < count; i++) {
    const shifted = [...generator, 0]
    generator = shifted.map((value, at) => value ^ multiply(at === 0 ? 0 : (generator[at - 1] ?? 0), root))
    root = multiply(root, 2)
  }
  const remainder = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0)
    remainder.push(0)
    for (let i = 0; i < count; i++) remainder[i] = (remainder[i] ?? 0) ^ multiply(generator[i + 1] ?? 0, factor)
  }
  return remainder
}

const drawFunctionPatterns = (size: number): Cell[][] => {
  const grid: Cell[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => ({ isDark: false, isFixed: false })),
  )
  const fix = (x: number, y: number, isDark: boolean): void => {
    const cell = grid[y]?.[x]
    if (cell) Object.assign(cell, { isDark, isFixed: true })
  }
  // A square of rings around a centre: dark where the distance is one of `dark`.
  const square = (centreX: number, centreY: number, reach: number, dark: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++)
        fix(centreX + dx, centreY + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
  for (let i = 0; i < size; i++) {
    fix(i, 6, i % 2 === 0)
    fix(6, i, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [0, 1, 3])
  if (size > 21) square(size - 7, size - 7, 2, [0, 2])
  drawFormat(fix, size)
  return grid
}

/** The format stands twice: around the first corner, and split over the two others. */
const drawFormat = (fix: (x: number, y: number, isDark: boolean) => void, size: number): void => {
  const around = [0, 1, 2, 3, 4, 5, 7, 8]
  for (let i = 0; i < 15; i++) {
    const isDark = formatBits[i] === '1'
    if (i < 8) {
      fix(around[i] ?? 0, 8, isDark)
      if (i < 7) fix(8, size - 1 - i, isDark)
      else fix(size - 8, 8, isDark)
    } else {
      fix(8, around[14 - i] ?? 0, isDark)
      fix(size - 15 + i, 8, isDark)
    }
  }
  fix(8, size - 8, true)
}

/** Fills what is left from the right in pairs of columns, up and down by turns, under mask 0. */
const placeBits = (grid: Cell[][], bytes: readonly number[]): void => {
  const size = grid.length
  let bit = 0
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const cell = grid[y]?.[x]
        if (!cell || cell.isFixed) continue
        const isOne = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        cell.isDark = isOne !== ((x + y) % 2 === 0)
        bit++
      }
    }
    isUp = !isUp
  }
}
