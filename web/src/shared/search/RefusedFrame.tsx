import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SearchRequirement } from './refusals.ts'
// Imported with the page, not with its lazy part, so that server-rendered HTML is styled on first paint.
import styles from './Refused.module.css'

interface RefusedFrameProps {
  requirement: SearchRequirement
  /** URL of the first page, which is open to all visitors. */
  firstPage: string
  children: ReactNode
}

export const RefusedFrame = ({ requirement, firstPage, children }: RefusedFrameProps) => (
  <section className={styles.refused} data-ask={requirement} aria-label="继续查看">
    {children}
    <Link to={firstPage}>回到第一页</Link>
  </section>
)
