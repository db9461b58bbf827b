import { expect, test } from 'vitest'
import { nextPassword } from './next-password.ts'

const a1b2 = { disk_pass: 'a1b2', health: 'valid' } as const
const none = { disk_pass: '', health: 'unsure' } as const

test('a share without a known password is probed without one', () => {
  expect(nextPassword(undefined, [''], [])).toBe('')
  expect(nextPassword(none, [], [])).toBe('')
  expect(nextPassword(none, ['', ''], [''])).toBeUndefined()
})

test('the stored password is tried first, then the pasted ones, each once', () => {
  expect(nextPassword(a1b2, ['zzzz', 'a1b2', ''], [])).toBe('a1b2')
  expect(nextPassword(a1b2, ['zzzz', 'a1b2', ''], ['a1b2'])).toBe('zzzz')
  expect(nextPassword(a1b2, ['zzzz', 'a1b2', ''], ['a1b2', 'zzzz'])).toBeUndefined()
})

test('a pasted password is tried when none is stored', () => {
  expect(nextPassword(none, ['zzzz'], [])).toBe('zzzz')
})

test('a share that opened without a password is probed without one first', () => {
  const open = { disk_pass: '', health: 'valid' } as const
  expect(nextPassword(open, ['zzzz'], [])).toBe('')
  expect(nextPassword(open, ['zzzz'], [''])).toBe('zzzz')
  expect(nextPassword(open, [], [''])).toBeUndefined()
})

test('no more than five passwords are tried, however many are pasted', () => {
  const pasted = Array.from({ length: 100 }, (_, index) => `p${index}`)
  expect(nextPassword(undefined, pasted, pasted.slice(0, 4))).toBe('p4')
  expect(nextPassword(undefined, pasted, pasted.slice(0, 5))).toBeUndefined()
})
