import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/text/text-format.ts'
import type { Selection } from '../list/use-selection.ts'
import styles from './BulkBar.module.css'

interface BulkBarProps<R> {
  selection: Selection<R>
  page: readonly R[]
  /** Number of rows that match the filter, if all of them can be selected. */
  total: number | undefined
  children: ReactNode
}

export const BulkBar = <R,>({ selection, page, total, children }: BulkBarProps<R>) => {
  const elsewhere = selection.rows.length - page.filter(selection.has).length
  return (
    <div className={styles.bar} role="toolbar" aria-label="批量操作" aria-keyshortcuts="b" title="按 b 跳到操作">
      <p className="num" aria-live="polite">
        {selection.isAll ? (
          <>
            已选全部 <b>{formatCount(total ?? 0)}</b> 条<span>（符合筛选的）</span>
          </>
        ) : (
          <>
            已选 <b>{selection.rows.length}</b> 条{elsewhere > 0 && <span>（其他页 {elsewhere} 条）</span>}
          </>
        )}
      </p>
      {!page.every(selection.has) && (
        <button type="button" className="btn btn-small" onClick={() => selection.togglePage(page)}>
          选中本页
        </button>
      )}
      {!selection.isAll && total !== undefined && total > selection.rows.length && (
        <button type="button" className="btn btn-small" onClick={selection.selectAll}>
          选中全部 {formatCount(total)} 条
        </button>
      )}
      <button type="button" className="btn btn-small" onClick={() => selection.keepOnly()}>
        取消选择
      </button>
      <div className={styles.actions} data-bulk="">
        {children}
      </div>
    </div>
  )
}
