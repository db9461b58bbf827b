import { describe, expect, it } from 'vitest'
import { emptyExpansion } from './query-expansion.ts'
import { parseKeyword } from '../keyword/parse-keyword.ts'
import { searchedWords } from './searched-words.ts'

describe('searched words', () => {
  it('come from the title and its other names, not from the wanted season or resolution', () => {
    const expansion = { ...emptyExpansion, aliases: ['joyoflife'], parts: [['狂飙', '1917']], phrases: ['elden ring'] }
    const words = ['庆余', '余年', '狂飙', '1917', 'joy', 'eld']
    expect(searchedWords(parseKeyword('庆余年 第二季 4K'), expansion)).toEqual(words)
  })

  it('are none if any resource may change the hits', () => {
    expect(searchedWords(undefined, emptyExpansion)).toEqual([])
    expect(searchedWords(parseKeyword('我'), { ...emptyExpansion, aliases: ['他们'] })).toEqual([])
  })

  it('are bounded', () => {
    const aliases = Array.from({ length: 50 }, (_, index) =>
      String.fromCodePoint(...[0, 1, 2].map((n) => 0x4e00 + 3 * index + n)),
    )
    expect(searchedWords(parseKeyword('庆余年'), { ...emptyExpansion, aliases })).toHaveLength(64)
  })
})
