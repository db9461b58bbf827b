import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../lib/queries.ts'
import { formatCount } from '../../lib/text-format.ts'
import { toast } from '../../lib/toast.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Empty } from '../../ui/states.tsx'
import { plusIcon, trashIcon } from '../icons.ts'
import type { Column } from '../kit/columns.tsx'
import { ConfirmDelete } from '../kit/ConfirmDelete.tsx'
import { DataTable } from '../kit/DataTable.tsx'
import { FilterBar } from '../kit/FilterBar.tsx'
import type { Filter } from '../kit/filters.ts'
import { ListFrame } from '../kit/ListFrame.tsx'
import { ListHead } from '../kit/ListHead.tsx'
import { ListTabs } from '../kit/ListTabs.tsx'
import type { RowOf } from '../kit/list-route.ts'
import { TableTools } from '../kit/TableTools.tsx'
import { useChange } from '../kit/use-change.ts'
import { useList } from '../kit/use-list.ts'
import { useListState } from '../kit/use-list-state.ts'
import { useSelection } from '../kit/use-selection.ts'
import type { Selection } from '../kit/use-selection.ts'
import { AddDialog } from './data-lists/AddDialog.tsx'
import { dataLists } from './data-lists/lists.ts'
import type { DataList } from './data-lists/lists.ts'

const spec = 'GET /admin/v1/arr_cache/list'
type Value = RowOf<typeof spec>

const columns: Column<Value>[] = [
  { key: 'value', title: '内容', canSort: true },
  { key: 'create_time', title: '添加', kind: 'time', canSort: true },
  { key: 'id', title: 'ID', kind: 'number', isOptional: true },
]

const filters: Filter<typeof spec>[] = [{ name: 'q', label: '内容', kind: 'text' }]

const valueOf = ({ value }: Value): string => value

export const Page = () => {
  const [params] = useSearchParams()
  const list = dataLists.find(({ type }) => type === params.get('type')) ?? dataLists[0]
  const [isAdding, setAdding] = useState(false)
  const counts = useQueries({
    queries: dataLists.map(({ type }) => ({ ...queryOf(spec, { type, size: 1 }), staleTime: 0 })),
  })
  return (
    <>
      <ListHead title="数据管理">
        <button type="button" className="btn btn-solid" onClick={() => setAdding(true)}>
          <Icon of={plusIcon} size={18} />
          添加{list.label}
        </button>
      </ListHead>
      <ListTabs
        label="数据列表"
        tabs={dataLists}
        here={list}
        counts={counts.map(({ data }) => data?.total)}
        does={list.does}
      />
      <Values key={list.type} list={list} onAdd={() => setAdding(true)} />
      {isAdding && <AddDialog list={list} onClose={() => setAdding(false)} />}
    </>
  )
}

const Values = ({ list, onAdd }: { list: DataList; onAdd: () => void }) => {
  const state = useListState(spec, ['q'], { type: list.type })
  const page = useList(state)
  const selection = useSelection<Value>(valueOf, JSON.stringify(state.filters))
  return (
    <ListFrame
      bar={
        <>
          <FilterBar filters={filters} state={state} />
          <TableTools state={state} page={page} columns={columns} />
        </>
      }
    >
      <DataTable
        label={list.label}
        state={state}
        page={page}
        columns={columns}
        keyOf={valueOf}
        nameOf={valueOf}
        selection={selection}
        bulk={<Remove list={list} selection={selection} />}
        empty={
          <Empty title={`「${list.label}」还是空的`}>
            <button type="button" className="btn btn-soft" onClick={onAdd}>
              添加{list.label}
            </button>
          </Empty>
        }
      />
    </ListFrame>
  )
}

const Remove = ({ list: { type, label }, selection }: { list: DataList; selection: Selection<Value> }) => {
  const [isAsking, setAsking] = useState(false)
  const restore = useChange('POST /admin/v1/arr_cache/add', { refreshes: [spec], done: '已恢复' })
  const remove = useChange('POST /admin/v1/arr_cache/remove', {
    refreshes: [spec],
    onDone: ({ removed }, input) => {
      setAsking(false)
      selection.keepOnly()
      toast('success', `已删除 ${formatCount(removed)} 条`, { label: '撤销', run: () => restore.mutate(input) })
    },
  })
  const values = selection.rows.map(valueOf)
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
        <Icon of={trashIcon} size={18} />
        删除
      </button>
      {isAsking && (
        <ConfirmDelete
          noun={`条${label}`}
          names={values}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ type, values })}
          onClose={() => setAsking(false)}
        >
          <p>删除后马上生效；删错了可以撤销。</p>
        </ConfirmDelete>
      )}
    </>
  )
}
