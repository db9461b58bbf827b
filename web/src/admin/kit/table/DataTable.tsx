import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Table } from 'semantic-ui-react'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { listShortcuts, useShortcutGroup } from '../../shortcuts/shortcut-groups.ts'
import { BulkBar } from './BulkBar.tsx'
import { visibleColumns } from './columns.tsx'
import type { Column } from './columns.tsx'
import type { ListSpec, RowKey, RowOf } from '../list/list-spec.ts'
import { Pager } from './Pager.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { useTablePreferences } from './table-preferences.ts'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { ListPage } from '../list/use-list.ts'
import type { ListState } from '../list/use-list-state.ts'
import type { Selection } from '../list/use-selection.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useTableKeys } from './use-table-keys.ts'
import styles from './DataTable.module.css'

export interface DataTableProps<S extends ListSpec> {
  label: string
  state: ListState<S>
  page: ListPage<S>
  columns: readonly Column<RowOf<S>>[]
  keyOf: (row: RowOf<S>) => RowKey
  nameOf: (row: RowOf<S>) => string
  onOpen?: (row: RowOf<S>) => void
  openKey?: RowKey | undefined
  selection?: Selection<RowOf<S>>
  bulk?: ReactNode
  /** Whether the bulk actions support all rows that match the filter. */
  canSelectAll?: boolean
  actions?: (row: RowOf<S>) => ReactNode
  /** Shown when the list has no rows and no filter is set. */
  empty: ReactNode
}

/** The table scrolls inside its box. On narrow screens the rows become cards. */
export const DataTable = <S extends ListSpec>(props: DataTableProps<S>) => {
  const { label, state, page, keyOf, selection, bulk } = props
  const { rows, total } = page
  const area = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // Scrolls to the top on a new page or order.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [state.page, state.view])
  const preferences = useTablePreferences(state.spec)
  const columns = visibleColumns(props.columns, preferences.columns)
  const sizes = useColumnWidths(preferences)
  const [activeKey, setActiveKey] = useState<RowKey>()
  useShortcutGroup(listShortcuts)
  useTableKeys({
    area,
    onOpen: props.onOpen && ((index) => rows?.[index] && props.onOpen?.(rows[index])),
    onSelect: selection && ((index) => rows?.[index] && selection.toggle(rows[index], rows)),
  })
  if (page.error) return <ErrorState error={page.error} onRetry={page.retry} />
  if (rows?.length === 0 && !page.isStale) return <NoRows state={state} empty={props.empty} />
  const activeIndex = Math.max(rows?.findIndex((row) => keyOf(row) === activeKey) ?? 0, 0)
  const hasActions = Boolean(props.actions)
  return (
    <section ref={area} className={styles.area} aria-label={label}>
      <div ref={box} className={styles.box} data-old={page.isStale} aria-busy={page.isStale || !rows}>
        <Table unstackable className={styles.table} aria-label={label}>
          <TableHead
            columns={columns}
            state={state}
            rows={rows}
            selection={selection}
            hasActions={hasActions}
            sizes={sizes}
          />
          {rows ? (
            <tbody>
              {rows.map((row, index) => (
                <TableRow
                  key={keyOf(row)}
                  row={row}
                  rowKey={keyOf(row)}
                  name={props.nameOf(row)}
                  columns={columns}
                  isTabStop={index === activeIndex}
                  isActive={keyOf(row) === activeKey}
                  isOpen={props.openKey !== undefined && String(keyOf(row)) === String(props.openKey)}
                  isSelected={selection?.has(row) ?? false}
                  onSelect={selection && ((isRange) => selection.toggle(row, rows, isRange))}
                  onOpen={props.onOpen && (() => props.onOpen?.(row))}
                  onFocus={() => setActiveKey(keyOf(row))}
                  actions={props.actions?.(row)}
                  widths={sizes.widths}
                />
              ))}
            </tbody>
          ) : (
            <TableSkeleton
              columns={columns}
              rows={state.size}
              isSelectable={Boolean(selection)}
              hasActions={hasActions}
            />
          )}
        </Table>
      </div>
      <Pager state={state} total={total} />
      {selection && rows && (selection.isAll || selection.rows.length > 0) && (
        <BulkBar selection={selection} page={rows} total={props.canSelectAll ? total : undefined}>
          {bulk}
        </BulkBar>
      )}
    </section>
  )
}

const NoRows = <S extends ListSpec>({ state, empty }: { state: ListState<S>; empty: ReactNode }) =>
  state.isFiltered ? (
    <EmptyState title="没有符合条件的记录">
      <button type="button" className="btn btn-soft" onClick={state.clearFilters}>
        清空筛选
      </button>
    </EmptyState>
  ) : (
    <>{empty}</>
  )
