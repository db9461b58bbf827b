import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UpdateEntry } from '@pandex/gateway/schemas/blacklist'
import { toast } from '../../../lib/browser/toast.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { callForEachRow } from '../../kit/list/call-for-each-row.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { Badge } from '../../kit/Badge.tsx'
import { useRefreshList } from '../../kit/list/use-list.ts'
import { useUndoableMutation } from '../../kit/list/use-undoable-mutation.ts'
import { listEntries, createEntry, entryFields, entryForm, confirmEntry } from '../../shared/blacklist/entry-form.tsx'
import { BlacklistActions } from './BlacklistActions.tsx'

const updateEntry = 'POST /admin/v1/blacklist/update'
type Entry = RowOf<typeof listEntries>

const columns: Column<Entry>[] = [
  { key: 'ip', title: 'IP 或网段', canSort: true },
  {
    key: 'enabled',
    title: '状态',
    canSort: true,
    cell: ({ enabled }) => (enabled ? <Badge tone="bad">生效</Badge> : <Badge tone="off">停用</Badge>),
  },
  { key: 'reason', title: '原因', canSort: true, width: 24 },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'create_time', title: '添加', kind: 'time', canSort: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof listEntries>[] = [
  { name: 'ip', label: 'IP 或原因', kind: 'text', placeholder: 'IP（找出匹配它的条目）或原因', width: 20 },
  { name: 'enabled', label: '状态', kind: 'yesNo', yes: '生效', no: '停用' },
]

const valuesOf = ({ ip, enabled, reason }: Entry): Record<string, string> => ({ ip, enabled: String(enabled), reason })

export const Page = () => {
  const client = useQueryClient()
  const refresh = useRefreshList()
  const restore = async (rows: readonly Entry[]): Promise<void> => {
    const { done } = await callForEachRow(createEntry, rows, ({ ip, reason, enabled }) => ({ ip, reason, enabled }))
    await refresh(listEntries)
    toast(done === rows.length ? 'success' : 'error', `已恢复 ${done} 条`)
  }
  const switchMany = useMutation({
    mutationFn: ({ rows, enabled }: { rows: readonly Entry[]; enabled: boolean }) =>
      callForEachRow(updateEntry, rows, ({ id }) => ({ id, enabled })),
    onSettled: () => refresh(listEntries),
  })
  return (
    <CrudPage
      title="黑名单"
      list={listEntries}
      noun="条黑名单"
      columns={columns}
      filters={filters}
      nameOf={({ ip }) => ip}
      create={{
        ...entryForm,
        label: '添加黑名单',
        initial: { ip: '', enabled: '', reason: '' },
        question: (values) => confirmEntry(client, values),
      }}
      update={{
        ...entryForm,
        call: updateEntry,
        schema: UpdateEntry,
        fields: entryFields,
        valuesOf,
        idOf: ({ id }) => ({ id }),
        question: (changed, row) => confirmEntry(client, { ...valuesOf(row), ...changed }),
      }}
      remove={{
        call: 'POST /admin/v1/blacklist/delete',
        warning: <p>删除后这些地址马上可以访问；删错了可以撤销。</p>,
        undo: (rows) => ({ label: '撤销', run: () => void restore(rows) }),
      }}
      headActions={<BlacklistActions />}
      rowActions={(row) => <EnabledSwitch row={row} />}
      bulk={(selection, report) =>
        [true, false].map((enabled) => (
          <button
            key={String(enabled)}
            type="button"
            className="btn btn-line"
            disabled={switchMany.isPending}
            onClick={() =>
              switchMany.mutate(
                { rows: selection.rows, enabled },
                { onSuccess: (outcome) => report(outcome, enabled ? '启用' : '停用') },
              )
            }
          >
            {enabled ? '启用' : '停用'}
          </button>
        ))
      }
      empty={
        <EmptyState title="黑名单是空的">
          <p>用「最忙的地址」看看谁在频繁访问，或者添加一个 IP。</p>
        </EmptyState>
      }
    />
  )
}

const EnabledSwitch = ({ row: { id, ip, enabled } }: { row: Entry }) => {
  const change = useUndoableMutation(updateEntry, [listEntries])
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
          message: `${ip} 已${enabled ? '停用' : '生效'}`,
        })
      }
    >
      {enabled ? '停用' : '启用'}
    </button>
  )
}
