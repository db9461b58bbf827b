import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateSlots } from './allocate-slots.ts'
import type { PerOrigin } from './allocate-slots.ts'
import type { ImportOrigin } from '@pandex/contracts/enums'

const origins: ImportOrigin[] = ['public', 'open', 'admin']

test('gives visitors the largest part while all wait, and each a part', () => {
  expect(allocateSlots(500, {}, origins, 70)).toEqual({ public: 40, open: 20, admin: 10 })
})

test('shares slots that become free one at a time between the imports, and starves none', () => {
  const inFlight: PerOrigin = { public: 70, open: 0, admin: 0 }
  const ended: ImportOrigin[] = Array.from({ length: 70 }, () => 'public')
  for (let place = 0; place < 700; place += 1) {
    const gone = ended.shift() ?? 'public'
    inFlight[gone] -= 1
    const [[next, count] = ['none', 0]] = Object.entries(allocateSlots(70, inFlight, origins, 200)) as [
      ImportOrigin,
      number,
    ][]
    expect([origins.includes(next as ImportOrigin), count]).toEqual([true, 1])
    inFlight[next as ImportOrigin] += 1
    ended.push(next as ImportOrigin)
  }
  expect(inFlight).toEqual({ public: 40, open: 20, admin: 10 })
})

test('gives all slots of a round to the only waiting import', () => {
  expect(allocateSlots(500, {}, ['open'], 70)).toEqual({ open: 70 })
  expect(allocateSlots(500, {}, [], 70)).toEqual({})
})

test('reserves half of the in-flight limit for imports other than files of admins', () => {
  expect(allocateSlots(500, { admin: 240 }, ['admin'], 70)).toEqual({ admin: 10 })
  expect(allocateSlots(500, { admin: 250 }, ['admin', 'public'], 70)).toEqual({ public: 70 })
})

const some = fc.record({
  limit: fc.integer({ min: 10, max: 10_000 }),
  inFlight: fc.record({
    public: fc.integer({ min: 0, max: 5_000 }),
    open: fc.integer({ min: 0, max: 5_000 }),
    admin: fc.integer({ min: 0, max: 5_000 }),
  }),
  waiting: fc.subarray(origins),
  size: fc.integer({ min: 1, max: 200 }),
})

const sumOf = (counts: Partial<PerOrigin>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

test('never allocates more than the free slots, never to an import that does not wait, and always at least one when possible', () => {
  fc.assert(
    fc.property(some, ({ limit, inFlight, waiting, size }) => {
      const shares = allocateSlots(limit, inFlight, waiting, size)
      const room = Math.min(size, limit - sumOf(inFlight))
      expect(sumOf(shares)).toBeLessThanOrEqual(Math.max(0, room))
      for (const origin of Object.keys(shares)) expect(waiting).toContain(origin)
      const isDue = room > 0 && waiting.some((origin) => origin !== 'admin')
      expect(sumOf(shares) > 0 || !isDue).toBe(true)
      expect((shares.admin ?? 0) + inFlight.admin).toBeLessThanOrEqual(Math.max(limit / 2, inFlight.admin))
    }),
  )
})
