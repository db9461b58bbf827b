import { expect, it } from 'vitest'
import { checkWord } from './word-values.ts'
import type { WordValues } from './word-values.ts'

const docId = 'a'.repeat(25)
const word: WordValues = { word: '短剧', description: '', show: [docId], type: '', image: '', related: [] }

it('text is cleaned, and lists lose blank items and repetitions', () => {
  const given = { word: ' 短\u200b剧\n', show: [docId, ` ${docId} `, ''], related: ['短剧', '爽文', '爽文'] }
  expect(checkWord({ ...word, ...given })).toEqual({ ...word, related: ['爽文'] })
})

it.each<[Partial<WordValues>, string]>([
  [{ word: '\u200b' }, 'word'],
  [{ word: '长'.repeat(101) }, 'word'],
  [{ description: '长'.repeat(5_001) }, 'description'],
  [{ show: ['A'.repeat(25)] }, 'show'],
  [{ show: ["a' or 1=1 --"] }, 'show'],
  [{ show: Array.from({ length: 51 }, (_, index) => `a${String(index).padStart(24, '0')}`) }, 'show'],
  [{ type: '长'.repeat(51) }, 'type'],
  [{ image: 'javascript:alert(1)' }, 'image'],
  [{ related: ['长'.repeat(101)] }, 'related'],
])('refuses %j', (fields, field) => {
  expect(() => checkWord({ ...word, ...fields })).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'disk.bad_word', details: { fields: [field] } }),
  )
})
