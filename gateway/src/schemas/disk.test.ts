import { describe, expect, it } from 'vitest'
import { UpdateArticle, WriteArticles } from './disk.ts'

describe('articles that are to be written by a model', () => {
  const paramsOf = (input: unknown): unknown => JSON.parse(WriteArticles.parse(input).params)

  it('leave those alone that were written by hand, unless that is said', () => {
    expect(paramsOf({ id: 7 })).toEqual({ ids: [7], replace_by_hand: false })
    expect(paramsOf({ ids: ['7', 8], replace_by_hand: '1' })).toEqual({ ids: [7, 8], replace_by_hand: true })
  })

  it('are those of certain resources', () => {
    expect(WriteArticles.safeParse({ replace_by_hand: true }).success).toBe(false)
  })
})

describe('an article that an admin writes', () => {
  it('keeps its lines and blanks as they are typed', () => {
    const input = { doc_id: 'd1', text: '## 介绍\n\n- 其一\n' }
    expect(UpdateArticle.parse({ ...input, model: 'gemini' })).toEqual(input)
  })

  it.each([{ text: '好看' }, { doc_id: 'd1' }, { doc_id: 'd1', text: '字'.repeat(20_001) }])(
    'is refused: %#',
    (input) => {
      expect(UpdateArticle.safeParse(input).success).toBe(false)
    },
  )
})
