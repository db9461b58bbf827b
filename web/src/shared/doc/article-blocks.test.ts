import { expect, it } from 'vitest'
import { readArticle } from './article-blocks.ts'

it('reads headings, paragraphs and lists, and joins adjacent items', () => {
  expect(readArticle('## 看点\n权谋。\n- 人物\n- 台词\n### 版本\n- 4K')).toEqual([
    { kind: 'heading', level: 2, text: '看点' },
    { kind: 'paragraph', text: '权谋。' },
    { kind: 'list', items: ['人物', '台词'] },
    { kind: 'heading', level: 3, text: '版本' },
    { kind: 'list', items: ['4K'] },
  ])
})

it('reads unknown markup as text', () => {
  const text = '# 一\n#### 四\n* 星\n<b>粗</b>\n[点我](javascript:alert(1))'
  expect(readArticle(text)).toEqual(text.split('\n').map((line) => ({ kind: 'paragraph', text: line })))
})

it('skips empty lines', () => {
  expect(readArticle('\n \n')).toEqual([])
})
