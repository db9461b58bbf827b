import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import styles from './account/AccountSection.module.css'
import { CalendarSkeleton } from './check-in/Calendar.tsx'
import { LedgerSkeleton } from './ledger/LedgerSkeleton.tsx'
import type { TabName } from './tabs.ts'

export const SectionSkeleton = ({ of }: { of: TabName }) => {
  if (of === 'coin' || of === 'bought' || of === 'order') return <LedgerSkeleton />
  if (of === 'check_in') return <CalendarSkeleton />
  return (
    <Skeleton rows={4}>
      <div className={styles.waiting}>
        <SkeletonBar width="64px" height={20} />
        <SkeletonBar width="45%" height={20} />
      </div>
    </Skeleton>
  )
}
