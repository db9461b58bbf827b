import { expect, it } from 'vitest'
import { withRareNews } from './rare-news.ts'

const trendsOf = (trends: string[]): string[] =>
  withRareNews(trends.map((trend) => ({ trend }))).map(({ trend }) => trend)

it('marks new words only where they are rare', () => {
  expect(trendsOf(['new', 'up', 'same', 'down', 'same'])).toEqual(['new', 'up', 'same', 'down', 'same'])
  expect(trendsOf(['new', 'new', 'up', 'same', 'same'])).toEqual(['same', 'same', 'up', 'same', 'same'])
  expect(trendsOf(['new'])).toEqual(['same'])
  expect(trendsOf([])).toEqual([])
})
