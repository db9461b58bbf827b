import { Bar, Skeleton } from '../../ui/states.tsx'
import styles from './Ledger.module.css'

export const LedgerWaiting = () => (
  <Skeleton rows={8}>
    <div className={styles.waiting}>
      <Bar width="40%" height={20} />
      <Bar width="64px" height={20} />
    </div>
  </Skeleton>
)
