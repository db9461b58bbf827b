import { describe, expect, it } from 'vitest'
import { formatAge, formatCount, formatDate, formatDateTime, formatSize, safeUrl } from './text-format.ts'

const nowMs = Date.parse('2026-11-21T12:00:00+08:00')

describe('times', () => {
  it('are shown in Shanghai time for every input format', () => {
    expect(formatDateTime('2026-11-20T20:30:00Z')).toBe('2026-11-21 04:30')
    expect(formatDateTime('2026-11-21 04:30:00')).toBe('2026-11-21 04:30')
    expect(formatDate('2026-11-20T20:30:00Z')).toBe('2026-11-21')
  })

  it('are empty when unknown', () => {
    expect([formatDate(''), formatDate('0001-01-01T00:00:00Z'), formatAge('', nowMs)]).toEqual(['', '', ''])
  })

  it.each([
    ['2026-11-21T11:59:30+08:00', '刚刚'],
    ['2026-11-21T11:15:00+08:00', '45 分钟前'],
    ['2026-11-21 02:00:00', '10 小时前'],
    ['2026-11-01T12:00:00+08:00', '20 天前'],
    ['2026-08-01T12:00:00+08:00', '3 个月前'],
    ['2025-01-02T12:00:00+08:00', '2025-01-02'],
  ])('%s is %s', (time, age) => expect(formatAge(time, nowMs)).toBe(age))
})

describe('numbers', () => {
  it('formats sizes with a unit', () => {
    expect([formatSize(0), formatSize(900), formatSize(1536), formatSize(5e9), formatSize(3e11)]).toEqual([
      '',
      '900 B',
      '1.5 KB',
      '4.7 GB',
      '279 GB',
    ])
  })

  it('groups counts by thousands', () => expect(formatCount(1234567)).toBe('1\u2009234\u2009567'))
})

describe('safeUrl', () => {
  it('accepts http(s) URLs only', () => {
    expect(safeUrl('https://pan.quark.cn/s/1')).toBe('https://pan.quark.cn/s/1')
    expect(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''].map(safeUrl)).toEqual(['', '', '', ''])
  })
})
