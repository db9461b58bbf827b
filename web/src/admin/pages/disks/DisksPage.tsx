import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { ListView } from '../../kit/list/ListView.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { OpenLink } from '../../kit/OpenLink.tsx'
import { useLeaveGuard } from '../../kit/form/use-leave-guard.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useOpenRow } from '../../kit/list/use-open-row.ts'
import { useRowByKey } from '../../kit/list/use-row-by-key.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { diskColumns } from './columns.tsx'
import { diskList, nameOf } from './disk.ts'
import type { AdminDisk, DiskFilter } from './disk.ts'
import { DiskBulkActions } from './bulk/DiskBulkActions.tsx'
import { DiskPanel } from './DiskPanel.tsx'
import { diskFilters } from './filters.ts'
import { RecentChanges } from './bulk/RecentChanges.tsx'
import { useCategoryChoices } from '../../shared/use-category-choices.ts'

const filterNames = diskFilters([]).map(({ name }) => name)

const keyOf = ({ id }: AdminDisk): number => id

export const Page = () => {
  const filters = diskFilters(useCategoryChoices())
  const state = useListState(diskList, filterNames)
  const page = useList(state)
  const selection = useSelection<AdminDisk>(keyOf, JSON.stringify(state.filters))
  const opened = useOpenRow()
  const [isDirty, setDirty] = useState(false)
  const guard = useLeaveGuard(isDirty)
  const disk = useRowByKey(page.rows, opened.openKey)
  return (
    <>
      <ListView
        head={
          <ListHead title="资源列表" hint="搜索得到的每一条分享。按筛选批量修改之前先说有多少条，之后一天内可以撤销。">
            <RecentChanges />
          </ListHead>
        }
        filters={filters}
        inspector={
          disk && (
            <DiskPanel
              key={disk.id}
              disk={disk}
              onDirty={setDirty}
              onCancel={() => guard.confirmLeave(opened.close)}
              onDone={opened.close}
            />
          )
        }
        label="资源列表"
        state={state}
        page={page}
        columns={diskColumns}
        keyOf={keyOf}
        nameOf={nameOf}
        openKey={opened.openKey}
        onOpen={({ id }) => {
          if (String(id) !== opened.openKey) guard.confirmLeave(() => opened.open(id))
        }}
        selection={selection}
        canSelectAll
        // The gateway validates the filter; URL values may be invalid.
        bulk={<DiskBulkActions selection={selection} filter={state.filters as DiskFilter} />}
        actions={(row) => <OpenLink to={`/doc/${row.doc_id}`} label={`打开 ${nameOf(row)}`} />}
        empty={
          <EmptyState title="还没有资源">
            <p>导入分享链接，或者等访客导入。</p>
            <Link to="/admin/list_disk_task" className="btn btn-soft">
              去导入任务
            </Link>
          </EmptyState>
        }
      />
      {guard.dialog}
    </>
  )
}
