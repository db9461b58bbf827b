const shanghaiOffsetMs = 8 * 3600_000
const dayMs = 24 * 3600_000

/** Reads a time of the API: RFC 3339, or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. NaN when it is neither. */
export const parseTimeMs = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Date.parse(text)

/** `2026-11-21` in Asia/Shanghai, on the server and in every browser alike; empty when the time is unknown. */
export const formatDate = (text: string): string => formatShanghai(text, 10)

/** `2026-11-21 09:30` in Asia/Shanghai. */
export const formatDateTime = (text: string): string => formatShanghai(text, 16)

const formatShanghai = (text: string, length: number): string => {
  const timeMs = parseTimeMs(text)
  // A zero year is how an unknown time crosses the wire.
  if (Number.isNaN(timeMs) || timeMs < 0) return ''
  return new Date(timeMs + shanghaiOffsetMs).toISOString().slice(0, length).replace('T', ' ')
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

/** `12 345`: thin groups instead of commas, equal on the server and in the browser. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u2009')

/** The address if it is one a browser may be sent to, else empty: stored links are outside text. */
export const safeUrl = (address: string): string => (/^https?:\/\//i.test(address) ? address : '')
