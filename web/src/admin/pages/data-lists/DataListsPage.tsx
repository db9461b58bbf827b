import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { plusIcon, trashIcon } from '../../icons.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { ConfirmDeleteDialog } from '../../kit/dialogs/ConfirmDeleteDialog.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import { ListView } from '../../kit/list/ListView.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { ListTabs } from '../../kit/list/ListTabs.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import type { Selection } from '../../kit/list/use-selection.ts'
import { AddValuesDialog } from './AddValuesDialog.tsx'
import { dataLists } from './data-lists.ts'
import type { DataList } from './data-lists.ts'

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
        activeTab={list}
        counts={counts.map(({ data }) => data?.total)}
        description={list.description}
      />
      <Values key={list.type} list={list} onAdd={() => setAdding(true)} />
      {isAdding && <AddValuesDialog list={list} onClose={() => setAdding(false)} />}
    </>
  )
}

const Values = ({ list, onAdd }: { list: DataList; onAdd: () => void }) => {
  const state = useListState(spec, ['q'], { type: list.type })
  const page = useList(state)
  const selection = useSelection<Value>(valueOf, JSON.stringify(state.filters))
  return (
    <ListView
      filters={filters}
      label={list.label}
      state={state}
      page={page}
      columns={columns}
      keyOf={valueOf}
      nameOf={valueOf}
      selection={selection}
      bulk={<Remove list={list} selection={selection} />}
      empty={
        <EmptyState title={`「${list.label}」还是空的`}>
          <button type="button" className="btn btn-soft" onClick={onAdd}>
            添加{list.label}
          </button>
        </EmptyState>
      }
    />
  )
}

const Remove = ({ list: { type, label }, selection }: { list: DataList; selection: Selection<Value> }) => {
  const [isAsking, setAsking] = useState(false)
  const restore = useApiMutation('POST /admin/v1/arr_cache/add', { refreshes: [spec], done: '已恢复' })
  const remove = useApiMutation('POST /admin/v1/arr_cache/remove', {
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
        <ConfirmDeleteDialog
          noun={`条${label}`}
          names={values}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ type, values })}
          onClose={() => setAsking(false)}
        >
          <p>删除后马上生效；删错了可以撤销。</p>
        </ConfirmDeleteDialog>
      )}
    </>
  )
}
