import { useMutation } from '@tanstack/react-query'
import type { ApiInput } from '../../lib/api/api.ts'
import { driveCodes, driveOf } from '../../lib/resource/drives.ts'
import { DriveTag } from '../../ui/resource/DriveTag.tsx'
import { Health } from '../../ui/resource/Health.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { callForEachRow } from '../kit/list/call-for-each-row.ts'
import type { Column } from '../kit/table/columns.tsx'
import { CrudPage } from '../kit/list/CrudPage.tsx'
import type { Filter } from '../kit/list/filters.ts'
import type { RowOf } from '../kit/list/list-spec.ts'
import { OpenLink } from '../kit/OpenLink.tsx'
import { SwitchCell } from '../kit/table/SwitchCell.tsx'
import { useRefreshList } from '../kit/list/use-list.ts'

const list = 'GET /admin/v1/disk/hot'
const update = 'POST /admin/v1/disk/update_hot'
type HotDisk = RowOf<typeof list>

const cellProps = { call: update, refreshes: [list] } as const

const columns: Column<HotDisk>[] = [
  { key: 'disk_name', title: '资源', width: 30 },
  { key: 'disk_type', title: '网盘', cell: ({ disk_type: type }) => <DriveTag type={type} /> },
  { key: 'heat', title: '热度', kind: 'number', canSort: true, cell: ({ heat }) => heat.toFixed(1) },
  { key: 'views', title: '浏览', kind: 'number', canSort: true },
  {
    key: 'pinned',
    title: '置顶',
    cell: ({ id, disk_name: name, pinned }) => (
      <SwitchCell
        {...cellProps}
        label={`置顶 ${name}`}
        isOn={pinned}
        inputOf={(isOn) => ({ id, pinned: isOn })}
        messageOf={(isOn) => (isOn ? `已置顶 ${name}` : `不再置顶 ${name}`)}
      />
    ),
  },
  {
    key: 'hidden',
    title: '隐藏',
    cell: ({ id, disk_name: name, hidden }) => (
      <SwitchCell
        {...cellProps}
        label={`隐藏 ${name}`}
        isOn={hidden}
        inputOf={(isOn) => ({ id, hidden: isOn })}
        messageOf={(isOn) => (isOn ? `已从热门隐藏 ${name}` : `${name} 重新进入热门`)}
      />
    ),
  },
  { key: 'health', title: '链接', cell: ({ health }) => <Health health={health} /> },
  { key: 'create_time', title: '收录', kind: 'time' },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof list>[] = [
  { name: 'q', label: '资源', kind: 'text', placeholder: '资源名' },
  {
    name: 'type',
    label: '网盘',
    kind: 'choice',
    options: driveCodes.map((value) => ({ value, label: driveOf(value).label })),
  },
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'pinned', label: '置顶的' },
      { value: 'hidden', label: '隐藏的' },
    ],
  },
]

type Change = Omit<ApiInput<typeof update>, 'id'>

const bulkChanges: { words: string; change: Change }[] = [
  { words: '置顶', change: { pinned: true } },
  { words: '取消置顶', change: { pinned: false } },
  { words: '隐藏', change: { hidden: true } },
  { words: '取消隐藏', change: { hidden: false } },
]

export const Page = () => {
  const refresh = useRefreshList()
  const changeMany = useMutation({
    mutationFn: ({ rows, change }: { rows: readonly HotDisk[]; change: Change }) =>
      callForEachRow(update, rows, ({ id }) => ({ id, ...change })),
    onSettled: () => refresh(list),
  })
  return (
    <CrudPage
      title="热门资源"
      hint="热度是最近的浏览：每过三天减半。置顶的排在最前，隐藏的只是不进热门，页面和搜索照常。"
      list={list}
      noun="个资源"
      columns={columns}
      filters={filters}
      nameOf={({ disk_name: name }) => name}
      rowActions={({ doc_id: docId, disk_name: name }) => <OpenLink to={`/doc/${docId}`} label={`打开 ${name}`} />}
      bulk={(selection, report) =>
        bulkChanges.map(({ words, change }) => (
          <button
            key={words}
            type="button"
            className="btn btn-line"
            disabled={changeMany.isPending}
            onClick={() =>
              changeMany.mutate({ rows: selection.rows, change }, { onSuccess: (outcome) => report(outcome, words) })
            }
          >
            {words}
          </button>
        ))
      }
      empty={
        <EmptyState title="还没有热门资源">
          <p>有人打开过的资源会出现在这里。</p>
        </EmptyState>
      }
    />
  )
}
