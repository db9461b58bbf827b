import { openItemStatuses } from '@pandex/contracts/enums'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import type { Decision } from './review/decisions.ts'
import { nameOfItem, originLabel } from './items.ts'
import type { Item } from './items.ts'
import { StatusBadge } from './StatusBadge.tsx'

interface ColumnOptions {
  activeStatus: string
  isBeside: boolean
}

/** These statuses have no message beyond the status itself. */
const isSilent = (status: string): boolean => openItemStatuses.some((open) => open === status)

export const itemColumns = (
  decisionOf: (id: number) => Decision | undefined,
  { activeStatus, isBeside }: ColumnOptions,
): Column<Item>[] => [
  { key: 'disk_name', title: '名称', cell: nameOfItem },
  {
    key: 'status',
    title: '状态',
    cell: ({ id, status }) => <StatusBadge status={status} decision={decisionOf(id)} />,
  },
  { key: 'disk_type', title: '网盘', cell: ({ disk_type }) => <DriveTag type={disk_type} /> },
  ...(isBeside ? [] : wideColumns.filter(({ key }) => key !== 'msg' || !isSilent(activeStatus))),
]

const wideColumns: Column<Item>[] = [
  { key: 'msg', title: '说明', width: 18 },
  { key: 'disk_pass', title: '提取码' },
  { key: 'origin', title: '来源', cell: ({ origin }) => originLabel(origin) },
  { key: 'user_id', title: '导入者', cell: ({ user_id }) => (user_id > 0 ? `用户 ${user_id}` : undefined) },
  { key: 'create_time', title: '导入', kind: 'time', canSort: true },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'line', title: '行', kind: 'number', isOptional: true },
  { key: 'disk_id', title: '分享 ID', width: 16, isOptional: true },
  { key: 'task_no', title: '导入编号', width: 12, isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]
