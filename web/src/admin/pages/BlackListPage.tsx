import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UpdateEntry } from '@pandex/gateway/schemas/blacklist'
import { toast } from '../../lib/toast.ts'
import { Empty } from '../../ui/states.tsx'
import { changeEach } from '../kit/change-each.ts'
import type { Column } from '../kit/columns.tsx'
import { CrudPage } from '../kit/CrudPage.tsx'
import type { Filter } from '../kit/filters.ts'
import type { RowOf } from '../kit/list-route.ts'
import { Mark } from '../kit/Mark.tsx'
import { useRefreshList } from '../kit/use-list.ts'
import { useUndoable } from '../kit/use-undoable.ts'
import { blacklist, createEntry, entryFields, entryForm, entryQuestion } from './blacklist/entry.tsx'
import { ListActions } from './blacklist/ListActions.tsx'

const updateEntry = 'POST /admin/v1/blacklist/update'
type Entry = RowOf<typeof blacklist>

const columns: Column<Entry>[] = [
  { key: 'ip', title: 'IP 或网段', canSort: true },
  {
    key: 'enabled',
    title: '状态',
    canSort: true,
    cell: ({ enabled }) => (enabled ? <Mark tone="bad">生效</Mark> : <Mark tone="off">停用</Mark>),
  },
  { key: 'reason', title: '原因', canSort: true, width: 24 },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'create_time', title: '添加', kind: 'time', canSort: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof blacklist>[] = [
  { name: 'ip', label: 'IP 或原因', kind: 'text', placeholder: 'IP（找出匹配它的条目）或原因', width: 20 },
  { name: 'enabled', label: '状态', kind: 'yesNo', yes: '生效', no: '停用' },
]

const valuesOf = ({ ip, enabled, reason }: Entry): Record<string, string> => ({ ip, enabled: String(enabled), reason })

export const Page = () => {
  const client = useQueryClient()
  const refresh = useRefreshList()
  const bringBack = async (rows: readonly Entry[]): Promise<void> => {
    const { done } = await changeEach(createEntry, rows, ({ ip, reason, enabled }) => ({ ip, reason, enabled }))
    await refresh(blacklist)
    toast(done === rows.length ? 'success' : 'error', `已恢复 ${done} 条`)
  }
  const switchMany = useMutation({
    mutationFn: ({ rows, enabled }: { rows: readonly Entry[]; enabled: boolean }) =>
      changeEach(updateEntry, rows, ({ id }) => ({ id, enabled })),
    onSettled: () => refresh(blacklist),
  })
  return (
    <CrudPage
      title="黑名单"
      list={blacklist}
      noun="条黑名单"
      columns={columns}
      filters={filters}
      nameOf={({ ip }) => ip}
      create={{
        ...entryForm,
        label: '添加黑名单',
        initial: { ip: '', enabled: '', reason: '' },
        question: (values) => entryQuestion(client, values),
      }}
      update={{
        ...entryForm,
        call: updateEntry,
        schema: UpdateEntry,
        fields: entryFields,
        valuesOf,
        idOf: ({ id }) => ({ id }),
        question: (changed, row) => entryQuestion(client, { ...valuesOf(row), ...changed }),
      }}
      remove={{
        call: 'POST /admin/v1/blacklist/delete',
        warning: <p>删除后这些地址马上可以访问；删错了可以撤销。</p>,
        undo: (rows) => ({ label: '撤销', run: () => void bringBack(rows) }),
      }}
      headActions={<ListActions />}
      rowActions={(row) => <EnabledSwitch row={row} />}
      bulk={(selection, tell) =>
        [true, false].map((enabled) => (
          <button
            key={String(enabled)}
            type="button"
            className="btn btn-line"
            disabled={switchMany.isPending}
            onClick={() =>
              switchMany.mutate(
                { rows: selection.rows, enabled },
                { onSuccess: (outcome) => tell(outcome, enabled ? '启用' : '停用') },
              )
            }
          >
            {enabled ? '启用' : '停用'}
          </button>
        ))
      }
      empty={
        <Empty title="黑名单是空的">
          <p>用「最忙的地址」看看谁在频繁访问，或者添加一个 IP。</p>
        </Empty>
      }
    />
  )
}

const EnabledSwitch = ({ row: { id, ip, enabled } }: { row: Entry }) => {
  const change = useUndoable(updateEntry, [blacklist])
  return (
    <button
      type="button"
      className="btn btn-small"
      disabled={change.isPending}
      aria-label={`${enabled ? '停用' : '启用'} ${ip}`}
      onClick={() =>
        change.mutate({
          next: { id, enabled: !enabled },
          before: { id, enabled },
          words: `${ip} 已${enabled ? '停用' : '生效'}`,
        })
      }
    >
      {enabled ? '停用' : '启用'}
    </button>
  )
}
