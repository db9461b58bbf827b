import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createExcerpts } from './excerpt.ts'

const lines = Array.from({ length: 9 }, (_, index) => `第${index + 1}行 id${index + 1}`)

test.each(['\n', '\r\n', '\r'])('shows three lines above and below the link, for any line ending: %#', (end) => {
  const excerpt = createExcerpts(lines.join(end))(5, 'id5')
  expect(excerpt.split(end)).toEqual(lines.slice(1, 8))
})

test('shows fewer lines when they are long, but always that of the link', () => {
  const long = [...Array.from({ length: 3 }, () => '上'.repeat(300)), 'https://pan.quark.cn/s/abc', '下'.repeat(100)]
  expect(createExcerpts(long.join('\n'))(4, 'abc')).toBe(long.slice(2).join('\n'))
})

test('shows the part of an endless line around the link', () => {
  const line = `${'前'.repeat(5_000)}https://pan.quark.cn/s/abc123${'后'.repeat(5_000)}`
  const excerpt = createExcerpts(line)(1, 'abc123')
  expect(excerpt).toContain('https://pan.quark.cn/s/abc123')
  expect(excerpt.length).toBeLessThanOrEqual(500)
})

test('of any text is part of it, well-formed and at most 500 characters long', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '😀', '链', ' ', '\ud800'), maxLength: 3_000 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 50 }), (pasted, line) => {
      const excerpt = createExcerpts(pasted)(line, '链')
      expect(excerpt.length).toBeLessThanOrEqual(500)
      expect(excerpt.isWellFormed()).toBe(true)
      expect(pasted.toWellFormed()).toContain(excerpt.replaceAll('\ufffd', '').slice(0, 1))
    }),
  )
})
