import { useLasting } from '../../lib/use-later.ts'
import { Bar } from '../../ui/states.tsx'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'

const widths = ['72%', '54%', '64%', '48%']

interface TableWaitingProps<R extends object> {
  columns: readonly Column<R>[]
  rows: number
  isSelectable: boolean
  hasActions: boolean
}

export const TableWaiting = <R extends object>({ columns, rows, isSelectable, hasActions }: TableWaitingProps<R>) => {
  const isShown = useLasting(true)
  return (
    <tbody className={styles.waiting} data-shown={isShown} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {isSelectable && (
            <td className={styles.tick}>
              <Bar width="16px" />
            </td>
          )}
          {columns.map(({ key, title, kind = 'text' }, index) => (
            <td key={key} className={index === 0 ? styles.lead : undefined} data-kind={kind} data-title={title}>
              <div className={styles.content}>
                <Bar width={kind === 'number' ? '32px' : index === 0 ? '96px' : (widths[(row + index) % 4] ?? '50%')} />
              </div>
            </td>
          ))}
          {hasActions && (
            <td className={styles.actions}>
              <Bar width="48px" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
