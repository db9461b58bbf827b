import { Link } from 'react-router-dom'
import { ranges } from './overview-query.ts'
import type { Range } from './overview-query.ts'
import styles from './OverviewPage.module.css'

export const RangeTabs = ({ current }: { current: Range }) => (
  <nav className={styles.ranges} aria-label="时间范围">
    {ranges.map((range) => (
      <Link
        key={range.value}
        to={`?range=${range.value}`}
        className="chip"
        replace
        preventScrollReset
        aria-current={range === current ? 'true' : undefined}
      >
        {range.label}
      </Link>
    ))}
  </nav>
)
