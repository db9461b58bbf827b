const weekdays = ['日', '一', '二', '三', '四', '五', '六', '日']

const number = /^\d{1,2}$/

const isNumber = (field: string): boolean => number.test(field)

const clock = (hour: string, minute: string): string => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`

const hourly = (minute: string): string => (Number(minute) === 0 ? '每小时整点' : `每小时的第 ${Number(minute)} 分`)

const describeDate = ([minute, hour, day, month, weekday]: readonly [string, string, string, string, string]):
  | string
  | undefined => {
  const time = clock(hour, minute)
  if (!isNumber(minute) || !isNumber(hour) || month !== '*') return undefined
  if (day === '*' && weekday === '*') return `每天 ${time}`
  if (day === '*' && /^[0-7]$/.test(weekday)) return `每周${weekdays[Number(weekday)]} ${time}`
  return isNumber(day) && weekday === '*' ? `每月 ${Number(day)} 日 ${time}` : undefined
}

/** Describes common cron expressions; others are returned unchanged. Empty: 不自动运行. */
export const describeSchedule = (expression: string): string => {
  const text = expression.trim()
  if (text === '') return '不自动运行'
  const fields = text.split(/\s+/)
  if (fields.length !== 5) return text
  const [minute, hour, ...rest] = fields as [string, string, string, string, string]
  const isEveryDay = rest.every((field) => field === '*')
  const step = /^\*\/(\d{1,2})$/.exec(minute)?.[1]
  if (isEveryDay && hour === '*' && step) return `每 ${Number(step)} 分钟`
  if (isEveryDay && hour === '*' && isNumber(minute)) return hourly(minute)
  return describeDate([minute, hour, ...rest]) ?? text
}
