import { describe, expect, it } from 'vitest'
import { durationMs, formatDuration, formatProgress } from './job-labels.ts'
import { describeParams } from './job-params.ts'
import { describeSchedule } from './describe-schedule.ts'
import { pollIntervalMs } from './use-open-jobs.ts'

describe('describeSchedule', () => {
  it.each([
    ['', '不自动运行'],
    ['*/15 * * * *', '每 15 分钟'],
    ['0 * * * *', '每小时整点'],
    ['5 * * * *', '每小时的第 5 分'],
    ['30 3 * * *', '每天 03:30'],
    [' 10  4 * * * ', '每天 04:10'],
    ['0 9 * * 1', '每周一 09:00'],
    ['0 9 * * 7', '每周日 09:00'],
    ['0 0 1 * *', '每月 1 日 00:00'],
  ])('describes %j as %s', (expression, words) => {
    expect(describeSchedule(expression)).toBe(words)
  })

  it.each(['0 9 * * 1-5', '*/5 8-20 * * *', '0 0 1 1 *', '0 9 1 * 1', 'at noon'])(
    'returns %j unchanged when a description would be wrong',
    (expression) => {
      expect(describeSchedule(expression)).toBe(expression)
    },
  )
})

describe('Job label', () => {
  const started_at = '2026-11-21T12:00:00Z'
  const nowMs = Date.parse('2026-11-21T12:02:05Z')

  it('measures the duration until the end or now', () => {
    expect(durationMs({ started_at: '', ended_at: '' }, nowMs)).toBeUndefined()
    expect(durationMs({ started_at, ended_at: '' }, nowMs)).toBe(125_000)
    expect(durationMs({ started_at, ended_at: '2026-11-21T12:00:08Z' }, nowMs)).toBe(8_000)
    // With a slow client clock the duration is 0, not negative.
    expect(durationMs({ started_at, ended_at: '' }, nowMs - 500_000)).toBe(0)
  })

  it.each([
    [999, '不到 1 秒'],
    [8_900, '8 秒'],
    [125_000, '2 分 5 秒'],
    [72 * 60_000, '1 小时 12 分'],
    [76 * 3600_000, '3 天 4 小时'],
  ])('shows a duration of %d ms as %s', (ms, words) => {
    expect(formatDuration(ms)).toBe(words)
  })

  it('shows a total only when the total is known', () => {
    expect(formatProgress({ done: 0, total: 0 })).toBe('')
    expect(formatProgress({ done: 120, total: 0 })).toBe('120')
    expect(formatProgress({ done: 0, total: 9 })).toBe('0 / 9')
  })

  it('lists the parameters that are set', () => {
    const params = { q: '', disk_type: 'QUARK', cate_id: 0, health: 'unsure', doc_id: '' }
    expect(describeParams(JSON.stringify(params))).toEqual(['网盘：夸克网盘', '链接：未检测'])
    expect(describeParams('{"ids":[],"enabled":false,"status":"1"}')).toEqual(['启用：否', '状态：被举报'])
    const ids = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(describeParams(JSON.stringify({ ids }))).toEqual(['资源 ID：1、2、3、4、5、6、7、8、9、10 等 12 个'])
    expect(describeParams('{}')).toEqual([])
    expect(describeParams('{')).toEqual(['{'])
  })
})

it('polls less often over time and stops after some hours', () => {
  const minute = 60_000
  expect([0, 4 * minute, 6 * minute, 61 * minute, 9 * 60 * minute].map(pollIntervalMs)).toEqual([
    2_000,
    2_000,
    5_000,
    15_000,
    undefined,
  ])
})
