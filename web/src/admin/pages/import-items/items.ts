import { retryableItemStatuses } from '@pandex/contracts/enums'
import type { ImportOrigin, ItemStatus } from '@pandex/contracts/enums'
import { choicesOf, labelOf } from '../../kit/form/choices.ts'
import { driveCodes, driveOf } from '../../../lib/resource/drives.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import type { ListState } from '../../kit/list/use-list-state.ts'

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

const origins = choicesOf<ImportOrigin>({
  public: '访客和用户',
  admin: '后台',
  open: '接口',
})

export const originLabel = (origin: string): string => labelOf(origins, origin)

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
export const canRetry = ({ status }: Pick<Item, 'status'>): boolean =>
  retryableItemStatuses.some((retryable) => retryable === status)

export const nameOfItem = ({ disk_name, disk_id }: Pick<Item, 'disk_name' | 'disk_id'>): string => disk_name || disk_id

export const filterOf = ({ input }: ListState<typeof itemList>): ItemFilter => {
  const { status = '', disk_type = '', q = '', task_no = '', origin = '', user_id = 0 } = input
  return { status, disk_type, q, task_no, origin, user_id }
}
