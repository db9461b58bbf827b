import type { MouseEvent, ReactNode } from 'react'
import { Cell, leadAttributes, sizedAttributes } from './columns.tsx'
import type { Column } from './columns.tsx'
import type { RowKey } from '../list/list-spec.ts'
import { Checkbox } from './Checkbox.tsx'
import styles from './DataTable.module.css'

interface TableRowProps<R extends object> {
  row: R
  rowKey: RowKey
  name: string
  columns: readonly Column<R>[]
  /** This row is in the tab order; the other rows are not. */
  isTabStop: boolean
  /** This row had the focus last; arrow keys continue from it. */
  isActive: boolean
  isOpen: boolean
  isSelected: boolean
  onSelect: ((isRange: boolean) => void) | undefined
  onOpen: (() => void) | undefined
  onFocus: () => void
  actions: ReactNode
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>
}

/** False for clicks on controls and at the end of a text selection. */
const isRowClick = ({ target }: MouseEvent): boolean =>
  !(target as Element).closest('a, button, input, label, select') && !getSelection()?.toString()

export const TableRow = <R extends object>({
  row,
  rowKey,
  name,
  columns,
  isTabStop,
  isActive,
  isOpen,
  isSelected,
  onSelect,
  onOpen,
  onFocus,
  actions,
  widths,
}: TableRowProps<R>) => (
  // Keys are handled for the whole table: use-table-keys.ts.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
  <tr
    data-row={rowKey}
    data-active={isActive}
    data-open={isOpen}
    data-can-open={onOpen !== undefined}
    aria-selected={onSelect ? isSelected : undefined}
    tabIndex={isTabStop ? 0 : -1}
    onFocus={onFocus}
    onClick={(event) => {
      if (onOpen && isRowClick(event)) onOpen()
    }}
  >
    {onSelect && (
      <td className={styles.tick}>
        <Checkbox label={`选中 ${name}`} isChecked={isSelected} onChange={onSelect} />
      </td>
    )}
    {columns.map((column, index) => (
      <td
        key={column.key}
        className={index === 0 ? styles.lead : undefined}
        data-kind={column.kind ?? 'text'}
        data-title={column.title}
        {...leadAttributes(column.minWidth)}
        {...sizedAttributes(widths[column.key])}
      >
        <div
          className={styles.content}
          style={
            column.width && index > 0 && widths[column.key] === undefined
              ? { maxWidth: `${column.width}em` }
              : undefined
          }
        >
          {index === 0 && onOpen ? (
            <button type="button" className={styles.open} onClick={onOpen} tabIndex={-1}>
              <Cell column={column} row={row} />
            </button>
          ) : (
            <Cell column={column} row={row} />
          )}
        </div>
      </td>
    ))}
    {actions !== undefined && <td className={styles.actions}>{actions}</td>}
  </tr>
)
