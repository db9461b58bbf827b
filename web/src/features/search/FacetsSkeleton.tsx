import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import styles from './Facets.module.css'

/** Groups that most searches have, with a typical number of choices. */
const groups = [
  { title: '网盘', rows: 4, isShort: false },
  { title: '类别', rows: 4, isShort: true },
  { title: '年份', rows: 6, isShort: true },
]

export const FacetsSkeleton = () => (
  <Skeleton rows={1}>
    <div className={styles.facets}>
      {groups.map(({ title, rows, isShort }) => (
        <div key={title} className={styles.group} data-short={isShort}>
          <h2>{title}</h2>
          <div>
            {Array.from({ length: rows }, (_, row) => (
              <span key={row} className={styles.choice}>
                <SkeletonBar width={row % 2 ? '60%' : '80%'} height={14} />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)
