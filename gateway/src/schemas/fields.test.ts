import { expect, it } from 'vitest'
import { z } from 'zod'
import { decimalNumber, integer, listOf, secret, texts, yesNo } from './fields.ts'

it('refuses a list that is too long without parsing its items', () => {
  let parsedItems = 0
  const item = z.unknown().transform((value) => {
    parsedItems++
    return value
  })
  const list = listOf(item, { min: 1, max: 3 })
  expect(list.safeParse([1, 2, 3, 4]).success).toBe(false)
  expect(parsedItems).toBe(0)
  expect(list.safeParse([1, 2, 3]).data).toEqual([1, 2, 3])
  expect(list.safeParse([]).success).toBe(false)
})

it.each<[string, z.ZodType]>([
  ['a list', listOf(z.string(), { min: 0, max: 3 })],
  ['texts', texts(3, 10)],
  ['a secret', secret({ min: 1, max: 10 })],
])('refuses objects with a length as %s', (_, field) => {
  for (const length of [2, -1, 'x', null, {}, { toString: null, valueOf: null }]) {
    expect(field.safeParse({ length }).success).toBe(false)
  }
})

it('accepts a single text as a list of one and drops blank texts', () => {
  expect(texts(3, 10).parse('a')).toEqual(['a'])
  expect(texts(3, 10).parse([' a ', '', 5])).toEqual(['a', '5'])
  expect(texts(3, 10).safeParse(['a', 'b', 'c', 'd']).success).toBe(false)
})

it('keeps every character of a secret', () => {
  expect(secret({ min: 1, max: 10 }).parse(' a\0 ')).toBe(' a\0 ')
})

it.each(['0x10', '0b1', '0o7', '1e3', 'Infinity', '1_000', '', ' ', '--1', '1.', '.5', '٣', '１'])(
  'refuses the text %j as a number',
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
])('parses the text %j as a number', (text, value) => {
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
])('parses the filter %j as %j', (input, expected) => {
  expect(yesNo.parse(input)).toBe(expected)
})

it.each(['maybe', 'ja', '2', null, []])('refuses the filter %j', (input) => {
  expect(yesNo.safeParse(input).success).toBe(false)
})
