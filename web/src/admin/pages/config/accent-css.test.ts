import { expect, it } from 'vitest'
import { readAccent, writeAccent } from './accent-css.ts'

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
