import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSite } from '../../lib/settings/use-site.ts'
import styles from './AuthUnavailable.module.css'

/** Message that a feature is disabled on this site, with the contact and an alternative. */
export const AuthUnavailable = ({ children, action }: { children: string; action?: ReactNode }) => {
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
