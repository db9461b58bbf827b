import { Bar, Skeleton } from '../../ui/states.tsx'
import styles from './ResultsWaiting.module.css'

/** Results that are not there yet, in their shape. */
export const ResultsWaiting = () => (
  <Skeleton rows={6}>
    <div className={styles.row}>
      <Bar width="72%" height={18} />
      <Bar width="46%" height={14} />
      <Bar width="58%" height={14} />
      <Bar width="52%" height={14} />
    </div>
  </Skeleton>
)
