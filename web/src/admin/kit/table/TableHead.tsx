import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../../ui/icons/icons.ts'
import { sizedAttributes } from './columns.tsx'
import type { Column } from './columns.tsx'
import { ColumnResizer } from './ColumnResizer.tsx'
import type { ListSpec } from '../list/list-spec.ts'
import { Checkbox } from './Checkbox.tsx'
import type { ListState } from '../list/use-list-state.ts'
import type { ColumnWidths } from './use-column-widths.ts'
import type { Selection } from '../list/use-selection.ts'
import styles from './DataTable.module.css'

interface TableHeadProps<S extends ListSpec, R extends object> {
  columns: readonly Column<R>[]
  state: ListState<S>
  rows: readonly R[] | undefined
  selection: Selection<R> | undefined
  hasActions: boolean
  sizes: ColumnWidths
}

export const TableHead = <S extends ListSpec, R extends object>({
  columns,
  state,
  rows = [],
  selection,
  hasActions,
  sizes,
}: TableHeadProps<S, R>) => {
  const selectedCount = selection ? rows.filter(selection.has).length : 0
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.tick}>
            <Checkbox
              label="选中本页"
              isChecked={selectedCount > 0 && selectedCount === rows.length}
              isIndeterminate={selectedCount > 0 && selectedCount < rows.length}
              onChange={() => selection.togglePage(rows)}
            />
          </th>
        )}
        {columns.map(({ key, title, kind = 'text', canSort = false }, index) => {
          const isSorted = state.sort === key
          return (
            <th
              key={key}
              scope="col"
              className={index === 0 ? styles.lead : undefined}
              data-kind={kind}
              aria-label={title}
              {...sizedAttributes(sizes.widths[key])}
              aria-sort={isSorted ? (state.order === 'asc' ? 'ascending' : 'descending') : canSort ? 'none' : undefined}
            >
              {canSort ? (
                <button type="button" className={styles.sort} onClick={() => state.cycleSort(key)}>
                  {title}
                  <Icon of={chevronDownIcon} size={14} />
                </button>
              ) : (
                title
              )}
              <ColumnResizer title={title} {...sizes.resizerOf(key)} />
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className={styles.actions}>
            <span className="vh">操作</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
