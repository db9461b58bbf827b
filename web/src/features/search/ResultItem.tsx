import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api.ts'
import { shareLine } from '../../lib/copy.ts'
import { searchAddress } from '../../lib/search-state.ts'
import { useNow } from '../../lib/clock.ts'
import { useSite } from '../../lib/site.ts'
import { formatAge, formatDateTime, formatSize, safeUrl } from '../../lib/text-format.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { fileIconOf } from '../../ui/file-icon.ts'
import { Health } from '../../ui/Health.tsx'
import { Highlighted } from '../../ui/Highlighted.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { openIcon } from '../../ui/icons.ts'
import { pickFileLines } from './file-lines.ts'
import styles from './ResultItem.module.css'

type Hit = ApiOutput<'POST /v1/search/disk'>['list'][number]

/** One result: what it is, where it lies, whether it lives, what is in it, and how to get it. */
export const ResultItem = ({ hit }: { hit: Hit }) => {
  const { search } = useSite()
  const nowMs = useNow()
  const link = safeUrl(hit.link)
  const { lines, more } = pickFileLines(search.showsFiles ? hit.files : '')
  return (
    <li
      className={styles.item}
      data-result
      data-line={link ? shareLine({ link, disk_pass: hit.disk_pass }) : undefined}
    >
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={`/doc/${hit.doc_id}`}>
            <Highlighted html={hit.disk_name} />
          </Link>
        </h2>
        <p className={styles.meta}>
          <DriveTag type={hit.disk_type} />
          <Health health={hit.health} status={hit.status} />
          {search.showsSize && hit.size > 0 && <span className="num">{formatSize(hit.size)}</span>}
          <time className="num" dateTime={hit.shared_time} title={formatDateTime(hit.shared_time)}>
            {formatAge(hit.shared_time, nowMs)}
          </time>
          {search.showsSharer && hit.share_user && (
            <Link to={searchAddress({ user: hit.share_user })}>{hit.share_user}</Link>
          )}
          {hit.tags?.slice(0, 3).map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </p>
        {lines.length > 0 && (
          <ul className={styles.files}>
            {lines.map((line, index) => (
              <li key={`${index}`}>
                <Icon of={fileIconOf(line.name, line.isFolder)} size={16} />
                <span>
                  <Highlighted html={line.name} />
                </span>
              </li>
            ))}
            {more > 0 && <li className={`num ${styles.more}`}>还有 {more} 项</li>}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        {link ? (
          <>
            <CopyButton
              text={shareLine({ link, disk_pass: hit.disk_pass })}
              label="复制"
              ariaLabel="复制链接和提取码"
            />
            <a className="btn btn-line" href={link} target="_blank" rel="noopener noreferrer nofollow">
              <Icon of={openIcon} size={18} />
              打开
            </a>
          </>
        ) : (
          <Link className="btn btn-line" to={`/doc/${hit.doc_id}`}>
            详情
          </Link>
        )}
      </div>
    </li>
  )
}
