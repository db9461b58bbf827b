import { describe, expect, it } from 'vitest'
import { searchWords, titleWords } from './search-words.ts'

describe('search words', () => {
  it.each([
    ['慶·餘·年 第二季', ['庆余', '余年', '第二', '二季']],
    ['S01E02 x265', ['s', '01', 'e', '02', 'x', '265']],
    ['Breaking Bad', ['bre', 'bad']],
    ['𠀀𠀁𠀂', ['𠀀𠀁', '𠀁𠀂']],
    ['我', []],
    ['！？', []],
  ])('of %s', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it.each([
    ['a spelling without a space', 'breakingbad', 'Breaking.Bad.S01'],
    ['traditional characters', '庆余年', '[慶餘年][第1季]'],
    ['the middle of a name', '流浪地球', '4K 流浪地球2 国语'],
    ['a number as a title', '1921', '1921 (2021) 1080P'],
  ])('a keyword has a word in common with a name: %s', (_, keyword, name) => {
    const words = new Set(searchWords(name))
    expect(titleWords(keyword).some((word) => words.has(word))).toBe(true)
  })

  it('of a title are numbers only if it has no other words', () => {
    expect([titleWords('哪吒 2'), titleWords('1917')]).toEqual([['哪吒'], ['1917']])
  })
})
