import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInviteCode, normalizeCode, randomCode } from './code-text.ts'

test('makes codes of unambiguous letters with about equal frequency', () => {
  const counts = new Map<string, number>()
  for (const letter of randomCode(31_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect([...counts.keys()].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ')
  // Expected 1000 each, standard deviation about 31; seven standard deviations are not chance.
  expect(Math.max(...[...counts.values()].map((count) => Math.abs(count - 1_000)))).toBeLessThan(220)
})

test('reads a code in any spelling', () => {
  const separator = fc.constantFrom('', ' ', '-', '—', '–', '－', '\t', '_', '\u3000')
  const letter = fc.constantFrom(...Array.from('23456789ABCDEFGHJKMNPQRSTUVWXYZ'))
  const typed = fc.record({
    letters: fc.array(fc.tuple(letter, fc.boolean(), separator)),
    isFullWidth: fc.boolean(),
  })
  fc.assert(
    fc.property(typed, ({ letters, isFullWidth }) => {
      const code = letters.map(([mark]) => mark).join('')
      const text = letters.map(([mark, isSmall, gap]) => (isSmall ? mark.toLowerCase() : mark) + gap).join('')
      const wide = text.replaceAll(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))
      expect(normalizeCode(isFullWidth ? wide : text)).toBe(code)
    }),
  )
})

test.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFG0', 'ABCDEFGI', 'abcdefgh', 'ABCDEFGH\n'])(
  'finds no invitation code in %j',
  (text) => {
    expect(isInviteCode(text)).toBe(false)
  },
)
