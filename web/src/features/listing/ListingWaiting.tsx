import { Bar, Skeleton } from '../../ui/states.tsx'
import { ResultsWaiting } from '../result/ResultsWaiting.tsx'
import styles from './listing.module.css'

export const ListingWaiting = () => (
  <div className={`page ${styles.grid}`}>
    <div className={styles.main}>
      <Skeleton rows={1}>
        <div style={{ display: 'grid', gap: 16, marginBottom: 32 }}>
          <Bar width="48%" height={32} />
          <Bar width="96px" />
        </div>
      </Skeleton>
      <ResultsWaiting />
    </div>
  </div>
)
