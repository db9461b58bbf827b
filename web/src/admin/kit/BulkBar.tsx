import type { ReactNode } from 'react'
import type { Selection } from './use-selection.ts'
import styles from './BulkBar.module.css'

interface BulkBarProps<R> {
  selection: Selection<R>
  /** The rows on screen. */
  page: readonly R[]
  children: ReactNode
}

/** How many rows are selected and what can be done with them; stays in sight while the list scrolls. */
export const BulkBar = <R,>({ selection, page, children }: BulkBarProps<R>) => {
  const elsewhere = selection.rows.length - page.filter(selection.has).length
  return (
    <div className={styles.bar} role="toolbar" aria-label="批量操作">
      <p className="num" aria-live="polite">
        已选 <b>{selection.rows.length}</b> 条{elsewhere > 0 && <span>（其他页 {elsewhere} 条）</span>}
      </p>
      {!page.every(selection.has) && (
        <button type="button" className="btn btn-small" onClick={() => selection.togglePage(page)}>
          选中本页
        </button>
      )}
      <button type="button" className="btn btn-small" onClick={() => selection.keepOnly()}>
        取消选择
      </button>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
