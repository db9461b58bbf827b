import { useState } from 'react'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { refreshIcon } from '../../../ui/icons/icons.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { bookmarkIcon, columnsIcon } from '../../icons.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { visibleColumns } from './columns.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { Column } from './columns.tsx'
import type { ListSpec, RowOf } from '../list/list-spec.ts'
import { SavedViewList } from './SavedViewList.tsx'
import { useTablePreferences } from './table-preferences.ts'
import type { ListPage } from '../list/use-list.ts'
import type { ListState } from '../list/use-list-state.ts'
import { useSavedViews } from '../list/use-saved-views.ts'
import styles from './TableTools.module.css'

interface TableToolsProps<S extends ListSpec> {
  state: ListState<S>
  page: ListPage<S>
  columns: readonly Column<RowOf<S>>[]
}

/** Sort order (cards have no clickable titles), saved views, columns, export, refresh. */
export const TableTools = <S extends ListSpec>({ state, page, columns }: TableToolsProps<S>) => {
  const preferences = useTablePreferences(state.spec)
  const [hasOpenedViews, setOpenedViews] = useState(false)
  const saved = useSavedViews(state, preferences, hasOpenedViews)
  return (
    <div className={styles.tools}>
      <SortChoice state={state} columns={columns} />
      <Popover
        label="视图"
        side="below"
        className="btn btn-icon"
        trigger={<Icon of={bookmarkIcon} />}
        onOpen={() => setOpenedViews(true)}
      >
        {(close) => <SavedViewList state={state} preferences={preferences} saved={saved} close={close} />}
      </Popover>
      <Popover label="显示的列" side="below" className="btn btn-icon" trigger={<Icon of={columnsIcon} />}>
        {() => <ColumnChoice columns={columns} preferences={preferences} />}
      </Popover>
      <ExportButton state={state} columns={visibleColumns(columns, preferences.columns)} />
      <button type="button" className="btn btn-icon" aria-label="刷新" title="刷新" onClick={page.retry}>
        <Icon of={refreshIcon} />
      </button>
    </div>
  )
}

const SortChoice = <S extends ListSpec>({
  state,
  columns,
}: {
  state: ListState<S>
  columns: readonly Column<RowOf<S>>[]
}) => {
  const sortable = columns.filter((column) => column.canSort)
  if (sortable.length === 0) return null
  return (
    <select
      className={styles.sort}
      aria-label="排序"
      value={state.sort && `${state.sort}-${state.order}`}
      onChange={(event) => {
        const [column = '', order] = event.target.value.split('-')
        state.setSort(column, order === 'asc' ? 'asc' : 'desc')
      }}
    >
      <option value="">默认排序</option>
      {sortable.flatMap(({ key, title }) => [
        <option key={`${key}-desc`} value={`${key}-desc`}>
          {title} ↓
        </option>,
        <option key={`${key}-asc`} value={`${key}-asc`}>
          {title} ↑
        </option>,
      ])}
    </select>
  )
}
