import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { driveOf } from '../../lib/drives.ts'
import { searchAddress } from '../../lib/search-state.ts'
import { useSite } from '../../lib/site.ts'
import { formatDateTime, formatSize } from '../../lib/text-format.ts'
import type { Doc } from './api.ts'
import section from './DocPage.module.css'
import styles from './Facts.module.css'

/** What is known of the share besides its files. */
export const Facts = ({ doc }: { doc: Doc }) => {
  const site = useSite()
  return (
    <section className={section.section}>
      <h2>资料</h2>
      <dl className={`num ${styles.facts}`}>
        <Fact name="网盘">{driveOf(doc.disk_type).name}</Fact>
        {site.doc.showsSharer && (
          <Fact name="分享者">
            {doc.share_user && <Link to={`/talent/${encodeURIComponent(doc.share_user)}`}>{doc.share_user}</Link>}
          </Fact>
        )}
        <Fact name="大小">{formatSize(doc.size)}</Fact>
        <Fact name="分享时间">{formatDateTime(doc.shared_time)}</Fact>
        <Fact name="收录时间">{formatDateTime(doc.create_time)}</Fact>
        <Fact name="检测时间">{formatDateTime(doc.checked_at)}</Fact>
        <Fact name="标签">
          {doc.tags.map((tag) => (
            <Link key={tag} className={styles.tag} to={searchAddress({ q: tag })}>
              {tag}
            </Link>
          ))}
        </Fact>
      </dl>
    </section>
  )
}

/** A fact that is not known is left out. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  if (!children || (Array.isArray(children) && children.length === 0)) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
