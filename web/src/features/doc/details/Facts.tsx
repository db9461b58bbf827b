import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { driveOf } from '../../../lib/resource/drives.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { formatDateTime, formatSize } from '../../../lib/text/text-format.ts'
import type { Doc } from '../../../shared/doc/api.ts'
import section from '../../../shared/doc/doc.module.css'
import styles from './Facts.module.css'

export const Facts = ({ doc }: { doc: Doc }) => {
  const site = useSite()
  return (
    <section className={section.section}>
      <h2>资源信息</h2>
      <dl className={`num ${styles.facts}`}>
        <Fact name="网盘">{driveOf(doc.disk_type).name}</Fact>
        {site.doc.showsSharer && (
          <Fact name="分享者">
            {doc.share_user && <Link to={`/talent/${encodeURIComponent(doc.share_user)}`}>{doc.share_user}</Link>}
          </Fact>
        )}
        <Fact name="大小">{formatSize(doc.size)}</Fact>
        {site.doc.showsTime && <Fact name="分享时间">{formatDateTime(doc.shared_time)}</Fact>}
        <Fact name="收录时间">{formatDateTime(doc.create_time)}</Fact>
        <Fact name="检测时间">{formatDateTime(doc.checked_at)}</Fact>
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
