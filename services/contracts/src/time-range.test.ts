import { expect, test } from 'vitest'
import { listPoints, readBound } from './time-range.ts'

const starts = (from: string, to: string, unit: string) =>
  listPoints('config', { from, to, unit }).starts.map((start) => start.toISOString())

test('days follow the time of Shanghai', () => {
  expect(starts('2026-11-01', '2026-11-02', 'day')).toEqual(['2026-10-31T16:00:00.000Z', '2026-11-01T16:00:00.000Z'])
  expect(starts('2026-11-01T15:59:59Z', '2026-11-01T16:00:00Z', 'day')).toEqual([
    '2026-10-31T16:00:00.000Z',
    '2026-11-01T16:00:00.000Z',
  ])
})

test('hours span from the hour of the start to the hour of the end', () => {
  expect(starts('2026-11-01T08:30:00+08:00', '2026-11-01T02:00:00Z', 'hour')).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-11-01T01:00:00.000Z',
    '2026-11-01T02:00:00.000Z',
  ])
  expect(starts('2026-11-01', '2026-11-01', 'hour')).toHaveLength(24)
})

test('a series has at most a thousand points', () => {
  expect(starts('2024-01-01', '2026-09-26', 'day')).toHaveLength(1_000)
  expect(() => starts('2024-01-01', '2026-09-27', 'day')).toThrow(expect.objectContaining({ code: 'config.bad_range' }))
})

test.each([
  ['2026-11-02', '2026-11-01', 'day'],
  ['', '2026-11-01', 'day'],
  ['2026-11-01', '', 'day'],
  ['2026-02-30', '2026-11-01', 'day'],
  ['2026-11-01', '2026-11-01', 'week'],
  ['yesterday', '2026-11-01', 'day'],
  ['2026-11-01', '99999-01-01', 'day'],
  ['1', '2', 'hour'],
  ['0000-01-01', '0000-01-02', 'day'],
  ['0000-01-02T00:00:00Z', '0000-01-03T00:00:00Z', 'hour'],
])('refuses from %j to %j by %s', (from, to, unit) => {
  expect(() => listPoints('config', { from, to, unit })).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'config.bad_range' }),
  )
})

test('a day as an end includes its first or its last moment', () => {
  expect(readBound('config', '2026-11-01', 'first').toISOString()).toBe('2026-10-31T16:00:00.000Z')
  expect(readBound('config', '2026-11-01', 'last').toISOString()).toBe('2026-11-01T15:59:59.999Z')
})
