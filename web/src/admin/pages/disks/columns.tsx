import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatSize } from '../../../lib/text/text-format.ts'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import { Health } from '../../../ui/resource/Health.tsx'
import { EmptyValue } from '../../kit/table/columns.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { NumberCell } from '../../kit/table/NumberCell.tsx'
import { SwitchCell } from '../../kit/table/SwitchCell.tsx'
import { diskList, metaOf, updateDisk } from './disk.ts'
import type { AdminDisk } from './disk.ts'
import { statuses } from './labels.ts'

const maxWeight = 1_000_000
const cellProps = { call: updateDisk, refreshes: [diskList] } as const

const Status = ({ status }: AdminDisk) => {
  const option = statuses.find(({ value }) => value === String(status))
  return option ? <Badge tone={option.tone}>{option.label}</Badge> : <EmptyValue />
}

const Category = ({ cate_id: id }: AdminDisk) => {
  const { data = [] } = useQuery(queryOf('GET /v1/category/list_all', {}))
  return <>{data.find((category) => category.id === id)?.name ?? <EmptyValue />}</>
}

const Weight = ({ id, disk_name: name, weight }: AdminDisk) => (
  <NumberCell
    {...cellProps}
    label={`${name} 的权重`}
    value={weight}
    min={-maxWeight}
    max={maxWeight}
    inputOf={(value) => ({ id, weight: value })}
    messageOf={(value) => `${name} 的权重改为 ${value}`}
  />
)

const Enabled = ({ id, disk_name: name, enabled, deleted_at: deletedAt }: AdminDisk) =>
  deletedAt ? (
    <Badge tone="off">已删除</Badge>
  ) : (
    <SwitchCell
      {...cellProps}
      label={`公开 ${name}`}
      isOn={enabled}
      inputOf={(isOn) => ({ id, enabled: isOn })}
      messageOf={(isOn) => `${name} 已${isOn ? '公开' : '停用'}`}
    />
  )

const MineSwitch = ({ id, disk_name: name, is_mine: isMine }: AdminDisk) => (
  <SwitchCell
    {...cellProps}
    label={`我的 ${name}`}
    isOn={isMine}
    inputOf={(isOn) => ({ id, is_mine: isOn })}
    messageOf={(isOn) => `${name} ${isOn ? '是我的资源' : '不再是我的资源'}`}
  />
)

export const diskColumns: Column<AdminDisk>[] = [
  { key: 'disk_name', title: '资源', canSort: true },
  { key: 'disk_type', title: '网盘', canSort: true, cell: ({ disk_type: type }) => <DriveTag type={type} /> },
  {
    key: 'checked_at',
    title: '链接',
    canSort: true,
    cell: ({ health, status, checked_at: checkedAt }) => (
      <Health health={health} status={status} checkedAt={checkedAt} />
    ),
  },
  { key: 'status', title: '状态', canSort: true, cell: Status },
  { key: 'cate_id', title: '分类', canSort: true, width: 10, cell: Category },
  { key: 'share_user', title: '分享者', canSort: true, width: 8 },
  { key: 'size', title: '大小', kind: 'number', canSort: true, cell: ({ size }) => formatSize(size) || <EmptyValue /> },
  { key: 'weight', title: '权重', kind: 'number', canSort: true, cell: Weight },
  {
    key: 'edges',
    title: '价格',
    cell: (disk) => (metaOf(disk).cost_coin > 0 ? `${metaOf(disk).cost_coin} 积分` : <EmptyValue />),
  },
  { key: 'enabled', title: '公开', canSort: true, cell: Enabled },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'is_mine', title: '我的', canSort: true, isOptional: true, cell: MineSwitch },
  { key: 'tags', title: '标签', width: 16, isOptional: true, cell: ({ tags }) => tags.join('、') || <EmptyValue /> },
  { key: 'views', title: '浏览', kind: 'number', isOptional: true },
  { key: 'shared_time', title: '分享', kind: 'time', canSort: true, isOptional: true },
  { key: 'create_time', title: '收录', kind: 'time', canSort: true, isOptional: true },
  { key: 'disk_id', title: '编号', width: 14, isOptional: true },
  { key: 'disk_pass', title: '提取码', isOptional: true },
  { key: 'doc_id', title: '页面 ID', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]
