import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import { ResultsSkeleton } from '../result/ResultsSkeleton.tsx'
import styles from './listing.module.css'

export const ListingSkeleton = () => (
  <div className={`page ${styles.grid}`}>
    <div className={styles.main}>
      <Skeleton rows={1}>
        <div style={{ display: 'grid', gap: 16, marginBottom: 32 }}>
          <SkeletonBar width="48%" height={32} />
          <SkeletonBar width="96px" />
        </div>
      </Skeleton>
      <ResultsSkeleton />
    </div>
  </div>
)
