import type { ReactNode } from 'react'
import { DataTable } from '../table/DataTable.tsx'
import type { DataTableProps } from '../table/DataTable.tsx'
import { TableTools } from '../table/TableTools.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './filters.ts'
import { ListFrame } from './ListFrame.tsx'
import type { ListSpec } from './list-spec.ts'

interface ListViewProps<S extends ListSpec> extends DataTableProps<S> {
  filters: readonly Filter<S>[]
  head?: ReactNode
  /** Shown between the filters and the table. */
  summary?: ReactNode
  /** Shown beside the list. */
  inspector?: ReactNode
}

/** A list with filters, saved views, choice of columns and export. */
export const ListView = <S extends ListSpec>({ filters, head, summary, inspector, ...table }: ListViewProps<S>) => (
  <ListFrame
    head={head}
    bar={
      <>
        <FilterBar filters={filters} state={table.state} />
        <TableTools state={table.state} page={table.page} columns={table.columns} />
      </>
    }
    inspector={inspector}
  >
    {summary}
    <DataTable {...table} />
  </ListFrame>
)
