import { expect, test } from 'vitest'
import { createCursorCodec } from './cursor.ts'

const seal = createCursorCodec('a-service-secret-for-tests')
const search = { q: '庆余年', size: 10 }
const place = { page: 7, after: [1.25, 4321] }
const cursor = seal.encode(place, search)

const reading =
  (text: string, of: object = search) =>
  () =>
    seal.decode(text, of)

const refused = expect.objectContaining({ kind: 'invalid', code: 'search.bad_cursor' })

test('decodes to what was encoded, in every process with the same secret', () => {
  expect(createCursorCodec('a-service-secret-for-tests').decode(cursor, search)).toEqual(place)
  expect(seal.decode(seal.encode({ page: 2 }, search), search)).toEqual({ page: 2 })
})

test('is valid for its own search only', () => {
  expect(reading(cursor, { ...search, q: '庆余年2' })).toThrow(refused)
  expect(reading(cursor, { ...search, size: 50 })).toThrow(refused)
})

test('is invalid after a change of any bit', () => {
  const bytes = Buffer.from(cursor, 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const other = Buffer.from(bytes)
    other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(reading(other.toString('base64url'))).toThrow(refused)
  }
})

test.each(['', 'x', '[1]', 'AAAA'.repeat(8), 'A'.repeat(100_000), '🎬', cursor.slice(0, -2), `${cursor}AA`])(
  '%# is refused as a cursor',
  (text) => {
    expect(reading(text)).toThrow(refused)
  },
)

test('is valid under the previous secret too', () => {
  const rotated = createCursorCodec(['another-service-secret', 'a-service-secret-for-tests'])
  expect(rotated.decode(cursor, search)).toEqual(place)
  expect(createCursorCodec('another-service-secret').decode(rotated.encode(place, search), search)).toEqual(place)
})

test('is invalid under another secret', () => {
  expect(() => createCursorCodec('another-service-secret').decode(cursor, search)).toThrow(refused)
})
