import type { ReactNode } from 'react'
import styles from './ListFrame.module.css'

interface ListFrameProps {
  head?: ReactNode
  bar: ReactNode
  children: ReactNode
  inspector?: ReactNode
}

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
