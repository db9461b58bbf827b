import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import styles from '../../shared/doc/doc.module.css'

export const DocSkeleton = () => (
  <div className={`page ${styles.grid}`}>
    <Skeleton rows={1}>
      <div style={{ display: 'grid', gap: 16 }}>
        <SkeletonBar width="80%" height={32} />
        <SkeletonBar width="48%" />
        <SkeletonBar width="100%" height={128} />
        <SkeletonBar width="96px" height={24} />
        <SkeletonBar width="64%" />
        <SkeletonBar width="58%" />
        <SkeletonBar width="61%" />
      </div>
    </Skeleton>
  </div>
)
