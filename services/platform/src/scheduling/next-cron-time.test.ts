import { expect, test } from 'vitest'
import { nextCronTime } from './next-cron-time.ts'

const noon = new Date('2026-11-21T12:00:00+08:00')

test('uses the time zone of the site', () => {
  expect(nextCronTime('30 3 * * *', noon)?.toISOString()).toBe('2026-11-21T19:30:00.000Z')
  expect(nextCronTime(' */15 * * * * ', noon)?.toISOString()).toBe('2026-11-21T04:15:00.000Z')
  expect(nextCronTime('0 0 1 1 *', noon)?.toISOString()).toBe('2026-12-31T16:00:00.000Z')
})

test.each([
  '',
  '  ',
  'at noon',
  '* * * *',
  '* * * * * *',
  '60 * * * *',
  '* * 31 2 *',
  '*/0 * * * *',
  '@reboot',
  '0 3 * * * 2031',
])('%j never matches', (expression) => {
  expect(nextCronTime(expression, noon)).toBeNull()
})
