import { expect, it } from 'vitest'
import { presetRange, readRange } from './range.ts'

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
