import { driveCodes, driveOf } from '../../../lib/resource/drives.ts'
import type { Option } from '../../../ui/form/SelectField.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { diskList } from './disk.ts'
import { healths, statuses } from './labels.ts'

export const diskFilters = (categories: readonly Option[]): Filter<typeof diskList>[] => [
  { name: 'q', label: '资源', kind: 'text', placeholder: '资源名、链接、编号或页面 ID' },
  {
    name: 'disk_type',
    label: '网盘',
    kind: 'choice',
    options: driveCodes.map((value) => ({ value, label: driveOf(value).label })),
  },
  { name: 'cate_id', label: '分类', kind: 'choice', options: categories },
  { name: 'status', label: '状态', kind: 'choice', options: statuses },
  { name: 'health', label: '链接', kind: 'choice', options: healths },
  { name: 'enabled', label: '公开', kind: 'yesNo', yes: '公开的', no: '停用的' },
  { name: 'share_user', label: '分享者', kind: 'text', placeholder: '分享者全名' },
  { name: 'is_mine', label: '我的', kind: 'yesNo', yes: '我的资源', no: '别人的' },
  { name: 'bought', label: '购买', kind: 'yesNo', yes: '有人买过', no: '没人买过' },
  { name: 'from', label: '收录从', kind: 'day', edge: 'start' },
  { name: 'to', label: '到', kind: 'day', edge: 'end' },
  { name: 'deleted', label: '删除', kind: 'choice', options: [{ value: 'yes', label: '已删除的' }] },
]
