import type { ItemStatus } from '../../../features/import/rules.ts'
import { driveCodes, driveOf } from '../../../lib/drives.ts'
import type { ApiInput } from '../../../lib/api.ts'
import type { Filter } from '../../kit/filters.ts'
import type { RowOf } from '../../kit/list-route.ts'
import type { ListState } from '../../kit/use-list-state.ts'

export const itemList = 'GET /admin/v1/disk_task/list'
export type Item = RowOf<typeof itemList>

export type ItemFilter = NonNullable<ApiInput<'POST /admin/v1/disk_task/retry'>['filter']>

export const tabStatuses = [
  'review',
  'pending',
  'resolving',
  'finished',
  'failed',
  'dead',
  'duplicate',
  'banned',
] as const satisfies readonly ItemStatus[]

export const anyStatus = 'all'

const origins = [
  { value: 'public', label: '访客和用户' },
  { value: 'admin', label: '后台' },
  { value: 'open', label: '接口' },
] as const

export const originWord = (origin: string): string => origins.find(({ value }) => value === origin)?.label ?? origin

export const itemFilters: readonly Filter<typeof itemList>[] = [
  { name: 'q', label: '名称、ID 或链接', kind: 'text', placeholder: '名称、分享 ID 或链接' },
  { name: 'origin', label: '来源', kind: 'choice', options: origins },
  {
    name: 'disk_type',
    label: '网盘',
    kind: 'choice',
    options: driveCodes.map((code) => ({ value: code, label: driveOf(code).label })),
  },
  { name: 'task_no', label: '导入编号', kind: 'text', placeholder: '导入编号' },
  { name: 'user_id', label: '导入者', kind: 'text', placeholder: '导入者的用户 ID' },
]

export const canReview = ({ status }: Pick<Item, 'status'>): boolean => status === 'review'
export const canRetry = ({ status }: Pick<Item, 'status'>): boolean => ['failed', 'dead', 'banned'].includes(status)

export const nameOfItem = ({ disk_name, disk_id }: Pick<Item, 'disk_name' | 'disk_id'>): string => disk_name || disk_id

export const filterOf = ({ input }: ListState<typeof itemList>): ItemFilter => {
  const { status = '', disk_type = '', q = '', task_no = '', origin = '', user_id = 0 } = input
  return { status, disk_type, q, task_no, origin, user_id }
}
