import { describe, expect, it } from 'vitest'
import { countOpen, summarizeCounts, itemStateOf, pollDelayMs } from './import-rules.ts'

describe('polling of an import', () => {
  it('ends when no item is pending or resolving; a review does not count', () => {
    expect(countOpen({ finished: 1, review: 2, failed: 3 })).toBe(0)
    expect(countOpen({ finished: 1, pending: 2, resolving: 3 })).toBe(5)
  })

  it('slows down to one poll every ten seconds, and stops', () => {
    const delays = Array.from({ length: 72 }, (_, polls) => pollDelayMs(polls) ?? Infinity)
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    expect([delays[0], delays.at(-1)]).toEqual([500, 10_000])
    expect(pollDelayMs(72)).toBeUndefined()
  })
})

describe('labels of item states', () => {
  it('cover every state in the order of processing, and omit states without items', () => {
    const all = 'banned dead duplicate failed finished pending resolving review'.split(' ')
    const summary = summarizeCounts(Object.fromEntries(all.map((status) => [status, 1])))
    expect(summary.map(({ label }) => label).join(' ')).toBe(
      '排队中 识别中 待审核 已收录 已存在 失败 链接已失效 不收录',
    )
    expect(summarizeCounts({ finished: 2, failed: 0 })).toEqual([{ status: 'finished', label: '已收录', count: 2 }])
  })

  it('fall back to the name of an unknown state', () => {
    expect(itemStateOf('frozen').label).toBe('frozen')
    expect(itemStateOf('constructor').label).toBe('constructor')
  })
})
