import { describe, expect, it } from 'vitest'
import { categoryOptions } from './category-options.ts'

describe('categoryOptions', () => {
  it('places children below their parent and keeps those with an unknown parent', () => {
    const list = [
      { id: 3, pid: 1, name: '剧集' },
      { id: 1, pid: 0, name: '影视' },
      { id: 9, pid: 77, name: '孤儿' },
    ]
    expect(categoryOptions(list).map(({ name, depth }) => [name, depth])).toEqual([
      ['影视', 0],
      ['剧集', 1],
      ['孤儿', 0],
    ])
  })
})
