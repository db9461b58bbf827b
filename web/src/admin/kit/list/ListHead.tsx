import type { ReactNode } from 'react'
import { PageHead } from '../../../ui/PageHead.tsx'
import styles from './ListHead.module.css'

export const ListHead = ({ title, hint, children }: { title: string; hint?: ReactNode; children?: ReactNode }) => (
  <header className={styles.head}>
    <PageHead title={title} noindex />
    <div>
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
    </div>
    <div className={styles.actions}>{children}</div>
  </header>
)
