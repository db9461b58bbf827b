import { expect, it } from 'vitest'
import { readAccent, writeAccent } from './accent-css.ts'
import { contrastOf } from './contrast.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0b6e63', '#f6f6f3', 5.67],
])('the contrast of %s and %s is %d', (left, right, ratio) => {
  expect(contrastOf(left, right)).toBeCloseTo(ratio, 1)
  expect(contrastOf(right, left)).toBe(contrastOf(left, right))
})

it('reads and replaces the accent, and keeps all other CSS', () => {
  const css = 'a { color: red }'
  const set = writeAccent(css, { light: '#112233', dark: '#aabbcc' })
  expect(readAccent(set)).toEqual({ light: '#112233', dark: '#aabbcc' })
  expect(set).toContain(css)
  const again = writeAccent(set, { light: '#000000', dark: '#ffffff' })
  expect(readAccent(again)).toEqual({ light: '#000000', dark: '#ffffff' })
  expect(again).not.toContain('#112233')
  expect(writeAccent(again, undefined)).toBe(css)
  expect(readAccent(css)).toBeUndefined()
})
