import { expect, it } from 'vitest'
import { moveEnd, presetRange, readRange } from './range.ts'

const now = new Date('2026-11-22T00:30:00+08:00')
const read = (query: string) => readRange(new URLSearchParams(query), now)

it('ends presets today in Shanghai', () => {
  expect(presetRange(1, now)).toEqual({ from: '2026-11-22', to: '2026-11-22', unit: 'hour' })
  expect(presetRange(30, now)).toEqual({ from: '2026-10-24', to: '2026-11-22', unit: 'day' })
})

it('reads the range of the address', () => {
  expect(read('from=2026-11-01&to=2026-11-02&unit=hour')).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
    unit: 'hour',
  })
})

it('shows long ranges by day', () => {
  expect(read('from=2026-01-01&to=2026-11-02&unit=hour').unit).toBe('day')
})

it.each([
  '',
  'from=2026-11-02&to=2026-11-01',
  'from=2026-02-30&to=2026-11-01',
  'from=2000-01-01&to=2026-11-01',
  'from=x&to=y',
])('shows seven days for %j', (query) => {
  expect(read(query)).toEqual({ from: '2026-11-16', to: '2026-11-22', unit: 'day' })
})

it.each([
  ['from', '2026-11-30', '2026-11-30', '2026-11-30'],
  ['to', '2026-10-01', '2026-10-01', '2026-10-01'],
  ['from', '2020-01-01', '2020-01-01', '2022-09-26'],
  ['from', '2026-11-10', '2026-11-10', '2026-11-22'],
] as const)('moves %s to %s and keeps the range readable', (end, day, from, to) => {
  const moved = moveEnd({ from: '2026-11-16', to: '2026-11-22', unit: 'day' }, end, day)
  expect(moved).toEqual({ from, to, unit: 'day' })
  expect(read(`from=${from}&to=${to}`)).toEqual(moved)
})
