import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { undoIcon } from '../../../ui/icons/icons.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { FilterBar } from '../../kit/list/FilterBar.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import { ListFrame } from '../../kit/list/ListFrame.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { DifferenceList, readDifferences } from './DifferenceList.tsx'
import type { Setting } from './setting-schema.ts'
import { storedConfig } from './use-settings-form.ts'

const history = 'GET /admin/v1/site_config/history'
type Change = RowOf<typeof history>

/** Lists changes of settings with time, admin and differences; restores an earlier value. */
export const ConfigHistory = ({ settings }: { settings: readonly Setting[] }) => {
  const client = useQueryClient()
  const state = useListState(history, ['name'])
  const page = useList(state)
  const [restoring, setRestoring] = useState<Change>()
  const restore = useApiMutation('POST /admin/v1/site_config/restore', {
    refreshes: [history],
    done: '恢复成功',
    onDone: (values) => {
      setRestoring(undefined)
      client.setQueryData(storedConfig.queryKey, (stored) => stored && { ...stored, ...values })
    },
  })
  const settingOf = ({ name }: Change): Setting | undefined => settings.find((setting) => setting.name === name)
  const titleOf = (change: Change): string => settingOf(change)?.title ?? change.name
  const columns: Column<Change>[] = [
    {
      key: 'changes',
      title: '修改',
      cell: (change) => (
        <>
          <b>{titleOf(change)}</b>
          <DifferenceList of={settingOf(change)} differences={readDifferences(change.changes)} />
        </>
      ),
    },
    { key: 'create_time', title: '时间', kind: 'time' },
    {
      key: 'admin_id',
      title: '管理员',
      cell: ({ admin_id: id }) => <Link to={`/admin/list_user?q=${id}`}>#{id}</Link>,
    },
  ]
  const filters: Filter<typeof history>[] = [
    {
      name: 'name',
      label: '设置',
      kind: 'choice',
      options: settings.map(({ name, title }) => ({ value: name, label: title })),
    },
  ]
  return (
    <ListFrame bar={<FilterBar filters={filters} state={state} />}>
      <DataTable
        label="修改记录"
        state={state}
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        actions={(change) => (
          <button
            type="button"
            className="btn btn-small btn-line"
            disabled={change.restore_changes === '{}'}
            title={change.restore_changes === '{}' ? '与当前值相同，无需恢复' : undefined}
            aria-label={`恢复${titleOf(change)}`}
            onClick={() => setRestoring(change)}
          >
            <Icon of={undoIcon} size={16} />
            恢复
          </button>
        )}
        empty={<EmptyState title="还没有修改过设置" />}
      />
      {restoring && (
        <ConfirmDialog
          title={`恢复「${titleOf(restoring)}」？`}
          action="恢复"
          isPending={restore.isPending}
          onClose={() => setRestoring(undefined)}
          onConfirm={() => restore.mutate({ history_id: restoring.id })}
        >
          <p>恢复为这次修改之后的值，现在的值会变为：</p>
          <DifferenceList of={settingOf(restoring)} differences={readDifferences(restoring.restore_changes)} />
        </ConfirmDialog>
      )}
    </ListFrame>
  )
}
