import type { VisitKind } from '@pandex/contracts/enums'
import type { ApiInput, ApiOutput } from '../../../lib/api/api.ts'
import { formatDate, formatDateTime } from '../../../lib/text/text-format.ts'

export const visitLabels: Record<VisitKind, string> = {
  visit: '访问',
  search: '搜索',
  detail: '详情',
  import: '导入',
  register: '注册',
  login: '登录',
  order: '订单',
  blocked: '拦截',
}

export type VisitPoint = ApiOutput<'GET /admin/v1/visit/data_log'>['list'][number]

export const todayOf = (nowMs: number): string => formatDate(new Date(nowMs).toISOString())

export const hoursQuery = (day: string): ApiInput<'GET /admin/v1/visit/data_log'> => ({
  from: `${day}T00:00:00+08:00`,
  to: `${day}T23:59:59+08:00`,
  unit: 'hour',
})

/** 24 counts; hours without a data point are 0. */
export const countsByHour = (points: readonly VisitPoint[], kind: VisitKind): number[] => {
  const counts = Array.from({ length: 24 }, () => 0)
  for (const point of points) {
    const hour = Number(formatDateTime(point.time).slice(11, 13))
    counts[hour] = (counts[hour] ?? 0) + point[kind]
  }
  return counts
}

export const totalOf = (points: readonly VisitPoint[], kind: VisitKind): number =>
  points.reduce((sum, point) => sum + point[kind], 0)
