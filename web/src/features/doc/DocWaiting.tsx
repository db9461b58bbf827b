import { Bar, Skeleton } from '../../ui/states.tsx'
import styles from './DocPage.module.css'

export const DocWaiting = () => (
  <div className={`page ${styles.grid}`}>
    <Skeleton rows={1}>
      <div style={{ display: 'grid', gap: 16 }}>
        <Bar width="80%" height={32} />
        <Bar width="48%" />
        <Bar width="100%" height={128} />
        <Bar width="96px" height={24} />
        <Bar width="64%" />
        <Bar width="58%" />
        <Bar width="61%" />
      </div>
    </Skeleton>
  </div>
)
