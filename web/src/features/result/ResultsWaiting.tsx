import { Bar, Skeleton } from '../../ui/states.tsx'
import styles from './ResultsWaiting.module.css'

export const ResultsWaiting = ({ rows = 6, isBrief = false }: { rows?: number; isBrief?: boolean }) => (
  <Skeleton rows={rows}>
    <div className={styles.row} data-brief={isBrief}>
      <Bar width="72%" height={isBrief ? 16 : 18} />
      <Bar width="46%" height={14} />
      {!isBrief && (
        <>
          <Bar width="58%" height={14} />
          <Bar width="52%" height={14} />
        </>
      )}
    </div>
  </Skeleton>
)
