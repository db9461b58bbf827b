import { Link } from 'react-router-dom'
import type { Crumb } from '../../lib/structured-data.ts'
import styles from './Crumbs.module.css'

export const Crumbs = ({ of }: { of: readonly Crumb[] }) => (
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
