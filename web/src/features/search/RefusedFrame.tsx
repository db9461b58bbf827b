import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Ask } from './refusals.ts'
// With the page, not with its part: what the server has drawn is dressed from the first paint on.
import styles from './Refused.module.css'

interface RefusedFrameProps {
  ask: Ask
  /** Where the pages that are open to everybody begin. */
  firstPage: string
  children: ReactNode
}

/** The room in place of further pages, and the way back. */
export const RefusedFrame = ({ ask, firstPage, children }: RefusedFrameProps) => (
  <section className={styles.refused} data-ask={ask} aria-label="继续查看">
    {children}
    <Link to={firstPage}>回到第一页</Link>
  </section>
)
