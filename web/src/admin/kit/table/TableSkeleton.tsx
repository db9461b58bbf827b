import { useDelayedTrue } from '../../../lib/browser/use-delayed.ts'
import { SkeletonBar } from '../../../ui/feedback/states.tsx'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'

const widths = ['72%', '54%', '64%', '48%']

interface TableSkeletonProps<R extends object> {
  columns: readonly Column<R>[]
  rows: number
  isSelectable: boolean
  hasActions: boolean
}

export const TableSkeleton = <R extends object>({ columns, rows, isSelectable, hasActions }: TableSkeletonProps<R>) => {
  const isShown = useDelayedTrue(true)
  return (
    <tbody className={styles.waiting} data-shown={isShown} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {isSelectable && (
            <td className={styles.tick}>
              <SkeletonBar width="16px" />
            </td>
          )}
          {columns.map(({ key, title, kind = 'text' }, index) => (
            <td key={key} className={index === 0 ? styles.lead : undefined} data-kind={kind} data-title={title}>
              <div className={styles.content}>
                <SkeletonBar
                  width={kind === 'number' ? '32px' : index === 0 ? '96px' : (widths[(row + index) % 4] ?? '50%')}
                />
              </div>
            </td>
          ))}
          {hasActions && (
            <td className={styles.actions}>
              <SkeletonBar width="48px" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
