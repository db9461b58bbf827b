import type { ReactNode } from 'react'
import styles from './ListFrame.module.css'

interface ListFrameProps {
  head?: ReactNode
  /** Filters and tools, on one line that wraps. */
  bar: ReactNode
  /** The table. */
  children: ReactNode
  /** What is opened beside it. */
  inspector?: ReactNode
}

/** A list and, where something is opened, its inspector at the right. */
export const ListFrame = ({ head, bar, children, inspector }: ListFrameProps) => (
  <div className={styles.frame} data-split={Boolean(inspector)}>
    <div className={styles.list}>
      {head}
      <div className={styles.bar}>{bar}</div>
      {children}
    </div>
    {inspector}
  </div>
)
