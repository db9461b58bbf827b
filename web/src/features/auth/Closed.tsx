import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSite } from '../../lib/site.ts'
import styles from './Closed.module.css'

/** Says kindly that something is not to be had on this site now, and what is. */
export const Closed = ({ children, action }: { children: string; action?: ReactNode }) => {
  const { contact } = useSite()
  return (
    <div className={styles.closed}>
      <p>{children}</p>
      {contact && <p>有问题请联系：{contact}</p>}
      <Link to="/" className="btn btn-solid">
        去首页搜索
      </Link>
      {action}
    </div>
  )
}
