import { driveOf } from '../../../lib/drives.ts'
import { DriveTag } from '../../../ui/DriveTag.tsx'
import { countTypes } from './newest.ts'
import styles from './DriveShares.module.css'

/** How the newest resources are spread over the drives: one bar, and the same in words. */
export const DriveShares = ({ types }: { types: readonly string[] }) => {
  const counts = countTypes(types)
  return (
    <figure>
      <figcaption className={styles.caption}>最新 {types.length} 条的网盘分布</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {counts.map(([type, count]) => (
          <span key={type} data-hue={driveOf(type).hue} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {counts.map(([type, count]) => (
          <li key={type}>
            <DriveTag type={type} /> <span className="num">{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
