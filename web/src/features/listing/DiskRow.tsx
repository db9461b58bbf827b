import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api.ts'
import { useNow } from '../../lib/clock.ts'
import { useSite } from '../../lib/site.ts'
import { tagAddress } from '../../lib/tag-address.ts'
import { formatAge, formatDateTime, formatSize } from '../../lib/text-format.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Health } from '../../ui/Health.tsx'
import styles from './DiskRow.module.css'

/** A resource of a plain list: what it is called, and what is known of it at a glance. */
export const DiskRow = ({ disk }: { disk: ApiOutput<'GET /v1/disk/cate'>['list'][number] }) => {
  const { search } = useSite()
  const nowMs = useNow()
  return (
    <li className={styles.row} data-result>
      <h2>
        <Link to={`/doc/${disk.doc_id}`}>{disk.disk_name}</Link>
      </h2>
      <p>
        <DriveTag type={disk.disk_type} />
        <Health health={disk.health} status={disk.status} checkedAt={disk.checked_at} />
        {disk.size > 0 && <span className="num">{formatSize(disk.size)}</span>}
        <time className="num" dateTime={disk.update_time} title={formatDateTime(disk.update_time)}>
          {formatAge(disk.update_time, nowMs)}
        </time>
        {search.showsSharer && disk.share_user && (
          <Link to={`/talent/${encodeURIComponent(disk.share_user)}`}>{disk.share_user}</Link>
        )}
        {disk.tags.slice(0, 3).map((tag) => (
          <Link key={tag} to={tagAddress(tag)}>
            {tag}
          </Link>
        ))}
      </p>
    </li>
  )
}
