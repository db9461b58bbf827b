import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import styles from './ResultsSkeleton.module.css'

export const ResultsSkeleton = ({ rows = 6, isBrief = false }: { rows?: number; isBrief?: boolean }) => (
  <Skeleton rows={rows}>
    <div className={styles.row} data-brief={isBrief}>
      <SkeletonBar width="72%" height={isBrief ? 16 : 18} />
      <SkeletonBar width="46%" height={14} />
      {!isBrief && (
        <>
          <SkeletonBar width="58%" height={14} />
          <SkeletonBar width="52%" height={14} />
        </>
      )}
    </div>
  </Skeleton>
)
