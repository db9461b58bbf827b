import { expect, it } from 'vitest'
import { limitNewMarks } from './limit-new-marks.ts'

const trendsOf = (trends: string[]): string[] =>
  limitNewMarks(trends.map((trend) => ({ trend }))).map(({ trend }) => trend)

it('marks new words only while they are rare', () => {
  expect(trendsOf(['new', 'up', 'same', 'down', 'same'])).toEqual(['new', 'up', 'same', 'down', 'same'])
  expect(trendsOf(['new', 'new', 'up', 'same', 'same'])).toEqual(['same', 'same', 'up', 'same', 'same'])
  expect(trendsOf(['new'])).toEqual(['same'])
  expect(trendsOf([])).toEqual([])
})
