import { expect, test } from 'vitest'
import { deriveKey } from './derive-key.ts'

test.each([
  ['user login names', 'b83de1c5e798a456859c305e56b3bf16422e520cff23ebf105cb40cdbd136bd1'],
  ['user mail codes', 'a0aca4741e6a34316c7f0515160212877f6624ef5ef9049ffb91285130ab057f'],
  ['user cdkeys', '63aebd4b96a4b5aededa5d548419a47e85065d70c3bd22a3a7a930cb48cbaf8e'],
  ['user mails', '1adbf226ef4483ddb60fd09017b698340b873387c3be02ba5c296fb76b6f8706'],
  ['report answers', '26b91661bfd8276be1d23622d5cc0f725d1190090d810ea72e66e0e5fe29c68f'],
])('derives the same key for %s in every version', (purpose, key) => {
  expect(deriveKey('a secret of the services', purpose).toString('hex')).toBe(key)
})
