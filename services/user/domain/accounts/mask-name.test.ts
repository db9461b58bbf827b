import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['alexander', 'a***r'],
  ['bob', 'b***b'],
  ['ab', 'a***'],
  ['小明同学', '小***学'],
  ['😀middle😀', '😀***😀'],
])('shows only the ends of %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
