import { Link } from 'react-router-dom'
import { Table } from 'semantic-ui-react'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { formatAge, formatCount, formatDateTime, formatSize } from '../../../lib/text/text-format.ts'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import { Health } from '../../../ui/resource/Health.tsx'
import styles from './NewestTable.module.css'

/** Narrow screens omit the less important columns. */
export const NewestTable = ({ disks }: { disks: ApiOutput<'GET /v1/disk/latest'> }) => {
  const nowMs = useNow()
  return (
    <Table selectable unstackable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">网盘</th>
          <th scope="col" data-from="tablet">
            状态
          </th>
          <th scope="col" data-from="desktop" className={styles.number}>
            大小
          </th>
          <th scope="col" data-from="desktop" className={styles.number}>
            浏览
          </th>
          <th scope="col" data-from="tablet" className={styles.number}>
            新增
          </th>
        </tr>
      </thead>
      <tbody>
        {disks.map((disk) => (
          <tr key={disk.doc_id}>
            <td className={styles.name}>
              <Link to={`/doc/${disk.doc_id}`}>{disk.disk_name}</Link>
            </td>
            <td>
              <DriveTag type={disk.disk_type} />
            </td>
            <td data-from="tablet">
              <Health health={disk.health} status={disk.status} />
            </td>
            <td data-from="desktop" className={`num ${styles.number}`}>
              {formatSize(disk.size) || '–'}
            </td>
            <td data-from="desktop" className={`num ${styles.number}`}>
              {formatCount(disk.views)}
            </td>
            <td data-from="tablet" className={`num ${styles.number}`} title={formatDateTime(disk.create_time)}>
              {formatAge(disk.create_time, nowMs)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
