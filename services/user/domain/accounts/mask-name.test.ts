import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['alexander', 'a***r'],
  ['bob', 'b***b'],
  ['ab', 'a***'],
  ['小明同学', '小***学'],
  ['😀middle😀', '😀***😀'],
])('shows no more of %s than its ends', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
