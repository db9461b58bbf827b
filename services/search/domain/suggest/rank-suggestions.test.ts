import { describe, expect, test } from 'vitest'
import { isBeginningOf, typedFormsOf, typedPrefixes } from '../reading/typed-forms.ts'
import { rankSuggestions } from './rank-suggestions.ts'
import type { Suggestion } from './rank-suggestions.ts'

const textsOf = (list: readonly Suggestion[]): string[] => list.map(({ text }) => text)

describe('input that begins a name', () => {
  test.each([
    ['庆余', '庆余年'],
    ['慶餘', '庆余年'],
    ['qingyunian', '庆余年'],
    ['qingyun', '庆余年'],
    ['qyn', '庆余年'],
    ['qing余年', '庆余年'],
    ['qingyn', '庆余年'],
    ['庆于年', '庆余年'],
    ['zhhz', '甄嬛传'],
    ['zhenhuanzhuan', '甄嬛传'],
    ['lldq2', '流浪地球2'],
    ['JOY OF', 'Joy of Life'],
    ['got', 'Game of Thrones'],
    ['c++p', 'C++ Primer'],
    ['《庆', '庆余年'],
  ])('%s begins %s', (typed, name) => {
    expect(isBeginningOf(typed, name)).toBe(true)
  })

  test.each([
    ['qyd', '庆余年'],
    ['余年', '庆余年'],
    ['qingyunianji', '庆余年'],
    ['joy', 'Journey 西游记'],
    ['...', '庆余年'],
  ])('%s does not begin %s', (typed, name) => {
    expect(isBeginningOf(typed, name)).toBe(false)
  })
})

test.each([
  ['qingyunian', '庆余年'],
  ['qyn', '庆余年'],
  ['qing余年', '庆余年'],
  ['qingyn', '庆余年'],
  ['changxiangsi', '长相思'],
  ['game', 'Game of Thrones'],
])('%s finds %s by a prefix of a typed form', (typed, name) => {
  const forms = typedFormsOf(name)
  expect(
    typedPrefixes(typed)
      .flat()
      .some((prefix) => forms.some((form) => form.startsWith(prefix))),
  ).toBe(true)
})

test('the work with more shares comes first, in its most frequent spelling', () => {
  const names = [
    { text: '慶餘年', count: 2 },
    { text: '庆余年', count: 30 },
    { text: '庆余记', count: 40 },
  ]
  expect(textsOf(rankSuggestions('qy', names, [], [], 10))).toEqual(['庆余记', '庆余年'])
})

test('established names displace misspellings and names of a single share', () => {
  const names = [
    { text: '流浪地球', count: 44 },
    { text: '流浪地球2', count: 45 },
    { text: '流浪者之歌', count: 4 },
    { text: '流浪者之歌2', count: 1 },
    { text: '流浪第球', count: 2 },
  ]
  expect(textsOf(rankSuggestions('liulang', names, [], [], 10))).toEqual(['流浪地球2', '流浪地球', '流浪者之歌'])
})

test('names with another spelling are suggested only when no name has the typed one', () => {
  const names = [
    { text: '庆余年', count: 30 },
    { text: '请回答', count: 90 },
  ]
  expect(textsOf(rankSuggestions('庆', names, [], [], 10))).toEqual(['庆余年'])
  expect(textsOf(rankSuggestions('青', names, [], [], 10))).toEqual(['请回答', '庆余年'])
})

test('searched words follow the names, once', () => {
  const names = Array.from({ length: 12 }, (_, index) => ({ text: `庆${'一二三四五六七八九十百千'[index]}`, count: 9 }))
  const words: Suggestion[] = [
    { text: '庆一', kind: 'hot' },
    { text: '庆余年 4k', kind: 'word' },
  ]
  const list = rankSuggestions('庆', names, [], words, 10)
  expect(list).toHaveLength(10)
  expect(list.at(-1)).toEqual({ text: '庆余年 4k', kind: 'word' })
  expect(textsOf(list).filter((text) => text === '庆一')).toHaveLength(1)
})
