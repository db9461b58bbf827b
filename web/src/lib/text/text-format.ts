import { formatTime } from '@pandex/contracts/shanghai-time'

const dayMs = 24 * 3600_000

/** Parses a time of the API: RFC 3339, or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. NaN if malformed. */
export const parseTimeMs = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Date.parse(text)

/** `2026-11-21` in Asia/Shanghai, independent of the local time zone; empty for an unknown time. */
export const formatDate = (text: string): string => formatShanghai(text, 10)

/** `2026-11-21 09:30` in Asia/Shanghai. */
export const formatDateTime = (text: string): string => formatShanghai(text, 16)

const formatShanghai = (text: string, length: number): string => {
  const timeMs = parseTimeMs(text)
  // The API encodes an unknown time as year zero.
  if (Number.isNaN(timeMs) || timeMs < 0) return ''
  return formatTime(new Date(timeMs)).slice(0, length)
}

/** 刚刚, 5 分钟前, 3 天前 …; a date beyond ten months. */
export const formatAge = (text: string, nowMs: number): string => {
  const ageMs = nowMs - parseTimeMs(text)
  if (Number.isNaN(ageMs) || parseTimeMs(text) < 0) return ''
  if (ageMs < 60_000) return '刚刚'
  if (ageMs < 3600_000) return `${Math.floor(ageMs / 60_000)} 分钟前`
  if (ageMs < dayMs) return `${Math.floor(ageMs / 3600_000)} 小时前`
  if (ageMs < 30 * dayMs) return `${Math.floor(ageMs / dayMs)} 天前`
  if (ageMs < 300 * dayMs) return `${Math.floor(ageMs / (30 * dayMs))} 个月前`
  return formatDate(text)
}

/** `1.4 GB`; empty when the size is unknown (0). */
export const formatSize = (bytes: number): string => {
  if (!(bytes > 0)) return ''
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB']
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  const value = bytes / 1024 ** power
  return `${value >= 100 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power]}`
}

/** Thin spaces instead of a locale's separators, so that server and browser render the same text. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u2009')

/** Returns '' unless the scheme is http(s): stored links are untrusted and may be `javascript:`. */
export const safeUrl = (address: string): string => (/^https?:\/\//i.test(address) ? address : '')
