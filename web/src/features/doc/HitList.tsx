import { Link } from 'react-router-dom'
import { formatSize } from '../../lib/text-format.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Health } from '../../ui/Health.tsx'
import { Highlighted } from '../../ui/Highlighted.tsx'
import type { Doc } from './api.ts'
import styles from './HitList.module.css'

/** Other shares in a few words each. */
export const HitList = ({ hits }: { hits: Doc['similar'] }) => (
  <ul className={styles.list}>
    {hits.map((hit) => (
      <li key={hit.doc_id}>
        <Link to={`/doc/${hit.doc_id}`}>
          <Highlighted html={hit.disk_name} />
        </Link>
        <p className="num">
          <DriveTag type={hit.disk_type} />
          <Health health={hit.health} status={hit.status} />
          {formatSize(hit.size)}
        </p>
      </li>
    ))}
  </ul>
)
