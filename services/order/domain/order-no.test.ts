import { expect, test } from 'vitest'
import { makeOrderNo } from './order-no.ts'

test('begins with the time in Shanghai and ends with six random digits', () => {
  const at = new Date('2026-11-22T18:30:05Z')
  const numbers = Array.from({ length: 200 }, () => makeOrderNo(at))
  for (const number of numbers) expect(number).toMatch(/^20261123023005\d{6}$/)
  expect(new Set(numbers).size).toBeGreaterThan(190)
})
