import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanArticle } from './clean-article.ts'

test('headings, paragraphs and lists are kept, one block a line', () => {
  const written =
    '# 庆余年\n\n这是**一部**电视剧，\n共 36 集。\n\n### 看点\n\n* 权谋\n* 人物\n\n1. 第一\n2. 第二\n\n> 引用'
  expect(cleanArticle(written)).toBe(
    '## 庆余年\n这是一部电视剧， 共 36 集。\n### 看点\n- 权谋\n- 人物\n- 第一\n- 第二\n引用',
  )
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['看<img src=x onerror=alert(1)>这里', '看这里'],
  ['<div><iframe src="//evil.example"></iframe></div>', ''],
  ['[点我](javascript:alert(1))', '点我'],
  ['![图](https://evil.example/track.png)', ''],
  ['<https://evil.example/a>', 'https://evil.example/a'],
  ['```\nrm -rf /\n```', ''],
  ['名\u202e字\u0007', '名字'],
])('removes all active content from %j', (written, stored) => {
  expect(cleanArticle(written)).toBe(stored)
})

test('any input is stored as bounded lines without invisible characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (written) => {
      const lines = cleanArticle(written).split('\n')
      expect(lines.length).toBeLessThanOrEqual(200)
      for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u200b-\u200f\u202a-\u202e]/u)
    }),
  )
  expect(cleanArticle(`${'> '.repeat(9_000)}深`)).toBe('深')
  expect(cleanArticle('字'.repeat(20_000)).length).toBeLessThanOrEqual(2_000)
  expect(cleanArticle('- 项\n'.repeat(1_000)).split('\n')).toHaveLength(200)
})
