import { driveOf } from '../../../lib/resource/drives.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { labelOf } from '../../kit/form/choices.ts'
import { healths, statuses } from '../disks/labels.ts'

const paramLabels: Record<string, string> = {
  q: '关键词',
  doc_id: '资源',
  disk_type: '网盘',
  cate_id: '分类',
  status: '状态',
  health: '链接',
  share_user: '分享者',
  is_mine: '自己的',
  enabled: '启用',
  from: '更新不早于',
  to: '更新不晚于',
  deleted: '已删除',
  ids: '资源 ID',
  replace_by_hand: '替换人工文章',
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== 0 && value !== null

const maxListedValues = 10

const formatValue = (name: string, value: unknown): string => {
  if (name === 'disk_type') return driveOf(String(value)).name
  if (name === 'health') return labelOf(healths, String(value))
  if (name === 'status') return labelOf(statuses, String(value))
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (!Array.isArray(value)) return String(value)
  const more = value.length - maxListedValues
  return value.slice(0, maxListedValues).join('、') + (more > 0 ? ` 等 ${formatCount(value.length)} 个` : '')
}

/** One text for each parameter that is set. */
export const listParams = (params: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(params)
    .filter(([, value]) => isSet(value))
    .map(([name, value]) => `${paramLabels[name] ?? name}：${formatValue(name, value)}`)

/** @param params JSON text of a job */
export const describeParams = (params: string): string[] => {
  try {
    return listParams((JSON.parse(params) ?? {}) as Record<string, unknown>)
  } catch {
    return params ? [params] : []
  }
}
