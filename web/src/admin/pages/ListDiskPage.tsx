import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Empty } from '../../ui/states.tsx'
import { DataTable } from '../kit/DataTable.tsx'
import { FilterBar } from '../kit/FilterBar.tsx'
import { ListFrame } from '../kit/ListFrame.tsx'
import { ListHead } from '../kit/ListHead.tsx'
import { OpenLink } from '../kit/OpenLink.tsx'
import { TableTools } from '../kit/TableTools.tsx'
import { useLeaveGuard } from '../kit/use-leave-guard.tsx'
import { useList } from '../kit/use-list.ts'
import { useListState } from '../kit/use-list-state.ts'
import { useOpenRow } from '../kit/use-open-row.ts'
import { useRowOfKey } from '../kit/use-row-of-key.ts'
import { useSelection } from '../kit/use-selection.ts'
import { diskColumns } from './disks/columns.tsx'
import { diskList, nameOf } from './disks/disk.ts'
import type { AdminDisk, DiskFilter } from './disks/disk.ts'
import { DiskBulk } from './disks/DiskBulk.tsx'
import { DiskPanel } from './disks/DiskPanel.tsx'
import { diskFilters } from './disks/filters.ts'
import { RecentChanges } from './disks/RecentChanges.tsx'
import { useCategoryChoices } from './disks/use-category-choices.ts'

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
  const disk = useRowOfKey(page.rows, opened.openKey)
  return (
    <>
      <ListFrame
        head={
          <ListHead title="资源列表" hint="搜索得到的每一条分享。按筛选批量修改之前先说有多少条，之后一天内可以撤销。">
            <RecentChanges />
          </ListHead>
        }
        bar={
          <>
            <FilterBar filters={filters} state={state} />
            <TableTools state={state} page={page} columns={diskColumns} />
          </>
        }
        inspector={
          disk && (
            <DiskPanel
              key={disk.id}
              disk={disk}
              onDirty={setDirty}
              onCancel={() => guard.ask(opened.close)}
              onDone={opened.close}
            />
          )
        }
      >
        <DataTable
          label="资源列表"
          state={state}
          page={page}
          columns={diskColumns}
          keyOf={keyOf}
          nameOf={nameOf}
          openKey={opened.openKey}
          onOpen={({ id }) => {
            if (String(id) !== opened.openKey) guard.ask(() => opened.open(id))
          }}
          selection={selection}
          canChooseAll
          // The gateway validates the filter; URL values may be invalid.
          bulk={<DiskBulk selection={selection} filter={state.filters as DiskFilter} />}
          actions={(row) => <OpenLink to={`/doc/${row.doc_id}`} label={`打开 ${nameOf(row)}`} />}
          empty={
            <Empty title="还没有资源">
              <p>导入分享链接，或者等访客导入。</p>
              <Link to="/admin/list_disk_task" className="btn btn-soft">
                去导入任务
              </Link>
            </Empty>
          }
        />
      </ListFrame>
      {guard.dialog}
    </>
  )
}
