import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 0],
  ['Aa1!xyz', 0],
  ['12345678', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['qwertyuiop', 1],
  ['password123', 1],
  ['gk7wpx2m', 2],
  ['tape lamp river stone', 3],
  ['春眠不觉晓处处', 0],
  ['春眠不觉晓处处闻啼鸟', 3],
])('rates %s as %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level)
})

it('requires no character classes: length alone makes a password strong', () => {
  expect(passwordStrength('lamp table river stone cloud')).toBe(3)
})
