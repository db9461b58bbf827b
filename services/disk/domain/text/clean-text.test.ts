import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFiles, cleanLine } from './clean-text.ts'

describe('cleanLine', () => {
  it.each([
    ['  庆余年\t第二季\r\n4K ', '庆余年 第二季 4K'],
    ['庆\u200b余\ufeff年', '庆余年'],
    ['gpj.\u202eexe', 'gpj.exe'],
    ['a\u0000b', 'a b'],
    ['e\u0301', '\u00e9'],
    ['\ud83c 半个', '半个'],
    ['\u3000全角空格\u00a0', '全角空格'],
    ['<b>不是标记</b>', '<b>不是标记</b>'],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanLine(text, 100)).toBe(cleaned)
  })

  it('cuts between characters and leaves no space at the end', () => {
    expect(cleanLine('🎬🎬🎬', 2)).toBe('🎬🎬')
    expect(cleanLine('ab cd', 3)).toBe('ab')
  })

  it('cleaning is idempotent, and leaves nothing unprintable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const cleaned = cleanLine(text, 40)
        expect(cleanLine(cleaned, 40)).toBe(cleaned)
        expect(cleaned).not.toMatch(/[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e]/u)
        expect(Array.from(cleaned).length).toBeLessThanOrEqual(40)
      }),
    )
  })
})

it('a file list keeps its lines, without blank ones, and 500 at most', () => {
  expect(cleanFiles('folder:电影\r\n\n file:01\u200b.mkv ')).toEqual({
    files: 'folder:电影\nfile:01.mkv',
    file_sizes: [],
  })
  expect(cleanFiles('file:a\n'.repeat(600)).files.split('\n')).toHaveLength(500)
})

it('keeps the sizes of the remaining lines', () => {
  expect(cleanFiles('folder:电影\n\u200b\nfile:01.mkv\nfile:02.mkv', [0, 7, 11])).toEqual({
    files: 'folder:电影\nfile:01.mkv\nfile:02.mkv',
    file_sizes: [0, 11, 0],
  })
  const long = cleanFiles(
    'file:a\n'.repeat(600),
    Array.from({ length: 600 }, () => 1),
  )
  expect(long.file_sizes).toHaveLength(500)
})
