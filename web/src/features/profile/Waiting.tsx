import { Bar, Skeleton } from '../../ui/states.tsx'
import styles from './AccountSection.module.css'
import { CalendarWaiting } from './Calendar.tsx'
import { LedgerWaiting } from './LedgerWaiting.tsx'
import type { TabName } from './tabs.ts'

export const Waiting = ({ of }: { of: TabName }) => {
  if (of === 'coin' || of === 'bought') return <LedgerWaiting />
  if (of === 'check_in') return <CalendarWaiting />
  return (
    <Skeleton rows={4}>
      <div className={styles.waiting}>
        <Bar width="64px" height={20} />
        <Bar width="45%" height={20} />
      </div>
    </Skeleton>
  )
}
