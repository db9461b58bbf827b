import { expect, it } from 'vitest'
import { angleTolerance, isCorrect } from './answer.ts'
import type { Answer, Dot } from './answer.ts'

const click: Answer = {
  type: 'click',
  targets: [
    { x: 50, y: 60, radius: 22 },
    { x: 200, y: 90, radius: 25 },
    { x: 120, y: 180, radius: 20 },
  ],
}
const middles: Dot[] = [
  { x: 50, y: 60, index: 1 },
  { x: 200, y: 90, index: 2 },
  { x: 120, y: 180, index: 3 },
]
const solves = (dots: Dot[]): boolean => isCorrect(click, { type: 'click', dots })

it('accepts a click on each glyph in the required order, in whatever order the clicks are listed', () => {
  expect(solves(middles)).toBe(true)
  expect(solves(middles.toReversed())).toBe(true)
})

it('refuses the right places in the wrong order', () => {
  expect(solves(middles.map((dot) => ({ ...dot, index: (dot.index % 3) + 1 })))).toBe(false)
})

it('accepts a click up to the radius of its glyph, and not beyond', () => {
  const clickAt = (dx: number): boolean =>
    solves(middles.map((dot, at) => (at === 1 ? { ...dot, x: dot.x + dx } : dot)))
  expect([clickAt(25), clickAt(-25), clickAt(25.1), clickAt(-25.1)]).toEqual([true, true, false, false])
})

it.for([
  ['too few', middles.slice(0, 2)],
  ['too many', [...middles, { x: 1, y: 1, index: 4 }]],
  ['one index twice', middles.map((dot) => ({ ...dot, index: 1 }))],
  ['indexes that do not begin with 1', middles.map((dot) => ({ ...dot, index: dot.index + 1 }))],
  ['no', []],
] as const)('refuses %s clicks', ([, dots]) => {
  expect(solves([...dots])).toBe(false)
})

const turns = (angle: number, attempt: number): boolean =>
  isCorrect({ type: 'rotate', angle }, { type: 'rotate', angle: attempt })

it('accepts a turn up to the tolerance, also across 0°', () => {
  expect([turns(90, 90 + angleTolerance), turns(90, 90 - angleTolerance)]).toEqual([true, true])
  expect([turns(90, 91 + angleTolerance), turns(90, 89 - angleTolerance)]).toEqual([false, false])
  expect([turns(357, 2), turns(3, 358), turns(357, 360), turns(180, 0)]).toEqual([true, true, true, false])
})

it('refuses an answer of the other type', () => {
  expect(isCorrect(click, { type: 'rotate', angle: 50 })).toBe(false)
  expect(isCorrect({ type: 'rotate', angle: 50 }, { type: 'click', dots: middles })).toBe(false)
})
