import { describe, expect, it } from 'vitest'
import { countOpen, countWords, itemStateOf, pollDelayMs } from './rules.ts'

describe('waiting for an import', () => {
  it('ends when nothing is pending or being resolved; a review is not waited for', () => {
    expect(countOpen({ finished: 1, review: 2, failed: 3 })).toBe(0)
    expect(countOpen({ finished: 1, pending: 2, resolving: 3 })).toBe(5)
  })

  it('looks less and less often, but at least every ten seconds, and not for ever', () => {
    const delays = Array.from({ length: 72 }, (_, looks) => pollDelayMs(looks) ?? Infinity)
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    expect([delays[0], delays.at(-1)]).toEqual([500, 10_000])
    expect(pollDelayMs(72)).toBeUndefined()
  })
})

describe('the words of an import', () => {
  it('tell every state, in the order in which a link goes through them, and leave out what there is none of', () => {
    const all = 'banned dead duplicate failed finished pending resolving review'.split(' ')
    const words = countWords(Object.fromEntries(all.map((status) => [status, 1])))
    expect(words.map(({ word }) => word).join(' ')).toBe('排队中 识别中 待审核 已收录 已存在 失败 链接已失效 不收录')
    expect(countWords({ finished: 2, failed: 0 })).toEqual([{ status: 'finished', word: '已收录', count: 2 }])
  })

  it('show a state that is not known yet as it is', () => {
    expect(itemStateOf('frozen').word).toBe('frozen')
    expect(itemStateOf('constructor').word).toBe('constructor')
  })
})
