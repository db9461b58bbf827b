import { expect, test } from 'vitest'
import { facetTokensOf, titleTokensOf } from './index-tokens.ts'

test('facet tokens hold one value per token, for each facet but tags', () => {
  const facts = ['is:tv', 'year:2019', 'season:1', 'season:2', 'pack', 'kind:many-video', 'episode:1x2']
  expect(facetTokensOf({ disk_type: 'BDY', extensions: ['.mkv', '.mp4', '.zip', '.xyz'], facts })).toEqual([
    'types:BDY',
    'formats:video',
    'formats:compress',
    'kinds:tv',
    'years:2019',
    'seasons:1',
    'seasons:2',
  ])
})

test.each([
  [
    ['kind:one-video', 'year:2019'],
    ['medium:video', 'first_year:2019'],
  ],
  [
    ['kind:audiobook', 'kind:text'],
    ['medium:audio', 'medium:text'],
  ],
  [['season:1', 'year:2019'], ['first_year:2019']],
  [['season:2', 'year:2020'], []],
  [['collection'], ['collection']],
  [['collection', 'pack', 'season:1', 'season:2'], []],
])('the facts %j tell %j about the title', (facts, tokens) => {
  expect(titleTokensOf(facts, 'series').toSorted()).toEqual(['class:series', ...tokens].toSorted())
})

test('the number of a film belongs to its title, not to a later season', () => {
  expect(titleTokensOf(['season:2', 'year:2023'], 'film')).toEqual(['class:film', 'first_year:2023'])
})
