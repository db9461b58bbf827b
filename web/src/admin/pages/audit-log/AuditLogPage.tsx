import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { downloadFile } from '../../download.ts'
import { downloadIcon } from '../../icons.ts'
import type { Filter } from '../../kit/list/filters.ts'
import { ListView } from '../../kit/list/ListView.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { readDifferences } from './audit-changes.ts'
import { targetAddress } from '../../shared/target-address.ts'
import { actionChoices, actionLabel, targetLabel } from './audit-labels.ts'
import styles from './audit-log.module.css'

const spec = 'GET /admin/v1/audit/list'
type Entry = RowOf<typeof spec>

const columnsOf = (names: ReadonlyMap<number, string>): Column<Entry>[] => [
  { key: 'action', title: '操作', cell: ({ action }) => <span title={action}>{actionLabel(action)}</span> },
  { key: 'target', title: '对象', cell: ({ target }) => <Target of={target} /> },
  { key: 'changes', title: '修改', cell: ({ changes }) => <Differences changes={changes} /> },
  {
    key: 'admin_id',
    title: '管理员',
    cell: ({ admin_id: id }) => <AdminName id={id} name={names.get(id)} />,
  },
  { key: 'create_time', title: '时间', kind: 'time', canSort: true },
  { key: 'client_address', title: 'IP', width: 18 },
  { key: 'request_id', title: '请求 ID', width: 16, isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof spec>[] = [
  { name: 'who', label: '管理员', kind: 'text', placeholder: '用户名、邮箱或 ID' },
  { name: 'action', label: '操作', kind: 'choice', options: actionChoices },
  { name: 'from', label: '从', kind: 'day', edge: 'start' },
  { name: 'to', label: '到', kind: 'day', edge: 'end' },
]

const nameOf = ({ action, target }: Entry): string => `${actionLabel(action)} ${targetLabel(target)}`

export const Page = () => {
  const state = useListState(
    spec,
    filters.map(({ name }) => name),
  )
  const page = useList(state)
  const columns = columnsOf(useAdminNames(page.rows))
  const exporting = useMutation({
    mutationFn: () => downloadFile(`/admin/v1/audit/export?${new URLSearchParams(state.filters)}`, 'audit-log.csv'),
  })
  return (
    <>
      <ListHead title="操作日志" hint="管理员的每一次修改，不能改也不能删。">
        <button
          type="button"
          className="btn btn-line"
          disabled={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          <Icon of={downloadIcon} size={18} />
          导出完整日志
        </button>
      </ListHead>
      <ListView
        filters={filters}
        label="操作日志"
        state={state}
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          <EmptyState title="还没有操作">
            <p>管理员修改用户、资源或设置之后，会出现在这里。</p>
          </EmptyState>
        }
      />
    </>
  )
}

const maxAdmins = 100

/** The names of the accounts that made the changes, by id. A list shows at most as many rows as one call names accounts. */
const useAdminNames = (entries: readonly Entry[] | undefined): ReadonlyMap<number, string> => {
  const ids = [...new Set(entries?.map(({ admin_id: id }) => id))].toSorted((a, b) => a - b)
  const { data } = useQuery({
    ...queryOf('GET /admin/v1/user/list', { ids, size: maxAdmins }),
    enabled: ids.length > 0,
  })
  return new Map(data?.list.map(({ id, username }) => [id, username]))
}

const AdminName = ({ id, name = `#${id}` }: { id: number; name: string | undefined }) => (
  <Link to={`/admin/list_user?q=${id}`} title={`#${id}`}>
    {name}
  </Link>
)

const Target = ({ of: target }: { of: string }) => {
  const address = targetAddress(target)
  return address ? <Link to={address}>{targetLabel(target)}</Link> : targetLabel(target)
}

const Differences = ({ changes }: { changes: string }) => {
  const differences = readDifferences(changes)
  if (differences.length === 0) return undefined
  return (
    <ul className={styles.differences}>
      {differences.map(({ field, before, after }) => (
        <li key={field}>
          <span>{field}：</span>
          {before !== undefined && (
            <>
              <del>{before}</del> →{' '}
            </>
          )}
          <ins>{after}</ins>
        </li>
      ))}
    </ul>
  )
}
