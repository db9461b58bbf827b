import { SkeletonBar, Skeleton } from '../../../ui/feedback/states.tsx'
import styles from './Ledger.module.css'

export const LedgerSkeleton = () => (
  <Skeleton rows={8}>
    <div className={styles.waiting}>
      <SkeletonBar width="40%" height={20} />
      <SkeletonBar width="64px" height={20} />
    </div>
  </Skeleton>
)
