import type { ApiOutput } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { fixedYuan } from '../../../shared/shop/yuan.ts'

export type Point = ApiOutput<'GET /admin/v1/visit/data_log'>['list'][number]

export interface Kind {
  key: Exclude<keyof Point, 'time'>
  label: string
  color: string
  dash: readonly number[]
  /** Cents; shown in yuan. */
  isMoney?: boolean
  /** Not counted by hour. */
  isDaily?: boolean
}

/** Colours come from a palette whose members differ for colour-blind readers; strokes differ for all others. */
export const kinds: readonly Kind[] = [
  { key: 'visit', label: '请求', color: '--hue-2', dash: [] },
  { key: 'visitors', label: '访客（IP）', color: '--hue-6', dash: [8, 4], isDaily: true },
  { key: 'detail', label: '详情', color: '--hue-3', dash: [2, 3] },
  { key: 'searches', label: '搜索', color: '--hue-1', dash: [12, 4] },
  { key: 'zero_searches', label: '无结果的搜索', color: '--hue-5', dash: [8, 3, 2, 3] },
  { key: 'imported', label: '导入的链接', color: '--hue-8', dash: [4, 4] },
  { key: 'users', label: '新用户', color: '--hue-4', dash: [12, 3, 3, 3] },
  { key: 'login', label: '登录', color: '--hue-9', dash: [1, 4] },
  { key: 'orders', label: '订单', color: '--hue-7', dash: [6, 2] },
  { key: 'paid_orders', label: '付款的订单', color: '--hue-10', dash: [2, 2] },
  { key: 'revenue', label: '收入（元）', color: '--hue-12', dash: [14, 2, 2, 2], isMoney: true },
  { key: 'refunded', label: '退款（元）', color: '--bad', dash: [5, 5, 1, 5], isMoney: true },
  { key: 'blocked', label: '拦截', color: '--hue-11', dash: [10, 2, 1, 2] },
]

export const defaultKinds: readonly Kind['key'][] = ['visit', 'searches', 'imported']

/** `–` for a count of a service that did not answer. */
export const formatFigure = ({ isMoney }: Kind, figure: number | null): string => {
  if (figure === null) return '–'
  return isMoney ? fixedYuan(figure) : formatCount(figure)
}

/** Null when a service did not answer: a part is no sum. */
export const totalOf = (points: readonly Point[], key: Kind['key']): number | null =>
  points.reduce<number | null>((sum, point) => {
    const count = point[key]
    return sum === null || count === null ? null : sum + count
  }, 0)
