import { Link } from 'react-router-dom'
import type { Crumb } from '../../lib/page/structured-data.ts'
import styles from './Breadcrumbs.module.css'

export const Breadcrumbs = ({ of }: { of: readonly Crumb[] }) => (
  <nav aria-label="位置">
    <ol className={styles.crumbs}>
      {of.map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ol>
  </nav>
)
