import { formatCount } from '../../../lib/text/text-format.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { EmptyValue } from '../../kit/table/columns.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { Badge } from '../../kit/Badge.tsx'
import { NumberCell } from '../../kit/table/NumberCell.tsx'
import { SwitchCell } from '../../kit/table/SwitchCell.tsx'

export const searchedKeys = 'GET /admin/v1/search/hot'
export const updateKey = 'POST /admin/v1/search/update_hot'
export type SearchedKey = RowOf<typeof searchedKeys>

const cellProps = { call: updateKey, refreshes: [searchedKeys] } as const

export const keyColumns: Column<SearchedKey>[] = [
  { key: 'key', title: '词', canSort: true, width: 22 },
  { key: 'count', title: '次数', kind: 'number', canSort: true },
  {
    key: 'hits',
    title: '结果',
    kind: 'number',
    canSort: true,
    cell: ({ hits, count }) => {
      if (hits > 0) return formatCount(hits)
      // A key that was only pinned has no searches, so "no results" would be misleading.
      return count > 0 ? <Badge tone="bad">没有</Badge> : <EmptyValue />
    },
  },
  {
    key: 'pinned',
    title: '置顶',
    cell: ({ key, pinned }) => (
      <SwitchCell
        {...cellProps}
        label={`置顶 ${key}`}
        isOn={pinned}
        inputOf={(isOn) => ({ key, pinned: isOn })}
        messageOf={(isOn) => (isOn ? `已置顶「${key}」` : `不再置顶「${key}」`)}
      />
    ),
  },
  {
    key: 'item_order',
    title: '置顶次序',
    kind: 'number',
    cell: ({ key, pinned, item_order: order }) =>
      pinned ? (
        <NumberCell
          {...cellProps}
          label={`${key} 的置顶次序`}
          value={order}
          min={0}
          max={1_000_000}
          inputOf={(value) => ({ key, item_order: value })}
          messageOf={(value) => `「${key}」的次序改为 ${value}`}
        />
      ) : (
        <EmptyValue />
      ),
  },
  {
    key: 'hidden',
    title: '隐藏',
    cell: ({ key, hidden }) => (
      <SwitchCell
        {...cellProps}
        label={`隐藏 ${key}`}
        isOn={hidden}
        inputOf={(isOn) => ({ key, hidden: isOn })}
        messageOf={(isOn) => (isOn ? `已隐藏「${key}」` : `「${key}」重新公开`)}
      />
    ),
  },
  {
    key: 'approved',
    title: '审核',
    cell: ({ key, approved, waiting }) =>
      approved || waiting ? (
        <SwitchCell
          {...cellProps}
          label={`通过 ${key}`}
          isOn={approved}
          inputOf={(isOn) => ({ key, approved: isOn })}
          messageOf={(isOn) => (isOn ? `已通过「${key}」` : `「${key}」重新等待审核`)}
        />
      ) : (
        <EmptyValue />
      ),
  },
  { key: 'last_time', title: '最近搜索', kind: 'time', canSort: true },
]

export const keyFilters: Filter<typeof searchedKeys>[] = [
  { name: 'q', label: '词', kind: 'text' },
  { name: 'from', label: '从', kind: 'day' },
  { name: 'to', label: '到', kind: 'day' },
  { name: 'zero', label: '结果', kind: 'yesNo', yes: '没有结果', no: '有结果' },
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'pinned', label: '置顶的' },
      { value: 'hidden', label: '隐藏的' },
      { value: 'waiting', label: '未审核的' },
    ],
  },
]
