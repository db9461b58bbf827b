import { describe, expect, it } from 'vitest'
import { UpdateArticle, WriteArticles } from './disk.ts'

describe('WriteArticles', () => {
  const paramsOf = (input: unknown): unknown => JSON.parse(WriteArticles.parse(input).params)

  it('keeps manual articles unless replace_by_hand is set', () => {
    expect(paramsOf({ id: 7 })).toEqual({ ids: [7], replace_by_hand: false })
    expect(paramsOf({ ids: ['7', 8], replace_by_hand: '1' })).toEqual({ ids: [7, 8], replace_by_hand: true })
  })

  it('requires ids of resources', () => {
    expect(WriteArticles.safeParse({ replace_by_hand: true }).success).toBe(false)
  })
})

describe('UpdateArticle', () => {
  it('keeps line breaks and spaces', () => {
    const input = { doc_id: 'd1', text: '## 介绍\n\n- 其一\n' }
    expect(UpdateArticle.parse({ ...input, model: 'gemini' })).toEqual(input)
  })

  it.each([{ text: '好看' }, { doc_id: 'd1' }, { doc_id: 'd1', text: '字'.repeat(20_001) }])(
    'refuses invalid input %#',
    (input) => {
      expect(UpdateArticle.safeParse(input).success).toBe(false)
    },
  )
})
