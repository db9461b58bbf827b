import { expect, it } from 'vitest'
import { z } from 'zod'
import { decimalNumber, integer, listOf, secret, texts, yesNo } from './fields.ts'

it('refuses a list that is too long without a look at its items', () => {
  let looks = 0
  const item = z.unknown().transform((value) => {
    looks++
    return value
  })
  const list = listOf(item, { min: 1, max: 3 })
  expect(list.safeParse([1, 2, 3, 4]).success).toBe(false)
  expect(looks).toBe(0)
  expect(list.safeParse([1, 2, 3]).data).toEqual([1, 2, 3])
  expect(list.safeParse([]).success).toBe(false)
})

it.each<[string, z.ZodType]>([
  ['a list', listOf(z.string(), { min: 0, max: 3 })],
  ['texts', texts(3, 10)],
  ['a secret', secret({ min: 1, max: 10 })],
])('does not take whatever has a length for %s', (_, field) => {
  for (const length of [2, -1, 'x', null, {}, { toString: null, valueOf: null }]) {
    expect(field.safeParse({ length }).success).toBe(false)
  }
})

it('takes one text for a list of one, and leaves blank ones out', () => {
  expect(texts(3, 10).parse('a')).toEqual(['a'])
  expect(texts(3, 10).parse([' a ', '', 5])).toEqual(['a', '5'])
  expect(texts(3, 10).safeParse(['a', 'b', 'c', 'd']).success).toBe(false)
})

it('keeps every character of a secret', () => {
  expect(secret({ min: 1, max: 10 }).parse(' a\0 ')).toBe(' a\0 ')
})

it.each(['0x10', '0b1', '0o7', '1e3', 'Infinity', '1_000', '', ' ', '--1', '1.', '.5', '٣', '１'])(
  'refuses the text %j for a number',
  (text) => {
    expect(integer({ min: -100_000, max: 100_000 }).safeParse(text).success).toBe(false)
    expect(decimalNumber({ min: -100_000, max: 100_000 }).safeParse(text).success).toBe(false)
  },
)

it.each([
  ['16', 16],
  ['-16', -16],
  ['+16', 16],
  [' 016 ', 16],
  ['16.0', 16],
])('reads the text %j as a number', (text, value) => {
  expect(integer({ min: -100_000 }).parse(text)).toBe(value)
})

it.each([
  [undefined, ''],
  ['', ''],
  ['yes', 'yes'],
  ['no', 'no'],
  ['true', 'yes'],
  ['false', 'no'],
  ['TRUE', 'yes'],
  [true, 'yes'],
  [false, 'no'],
  ['1', 'yes'],
  [0, 'no'],
])('reads the filter %j as %j', (given, read) => {
  expect(yesNo.parse(given)).toBe(read)
})

it.each(['maybe', 'ja', '2', null, []])('refuses the filter %j', (given) => {
  expect(yesNo.safeParse(given).success).toBe(false)
})
