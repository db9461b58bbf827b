import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { shareLine } from '../../lib/copy.ts'
import { useNow } from '../../lib/clock.ts'
import type { SearchState } from '../../lib/search-state.ts'
import { useSite } from '../../lib/site.ts'
import { tagAddress } from '../../lib/tag-address.ts'
import { formatAge, formatDateTime, formatSize, safeUrl } from '../../lib/text-format.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { fileIconOf } from '../../ui/file-icon.ts'
import { Health } from '../../ui/Health.tsx'
import { Highlighted } from '../../ui/Highlighted.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import type { Hit } from './api.ts'
import { pickFileNames } from './file-names.ts'
import { ResultActions } from './ResultActions.tsx'
import styles from './ResultItem.module.css'

const Copies = lazy(async () => ({ default: (await import('./Copies.tsx')).Copies }))

interface ResultItemProps {
  hit: Hit
  /** The search that found it, so that its copies can be looked up; without it they are only counted in other pages. */
  state?: SearchState
}

/** One result: what it is, where it lies, whether it lives, what is in it, and how to get it. */
export const ResultItem = ({ hit, state }: ResultItemProps) => {
  const { search } = useSite()
  const [isUnfolded, setUnfolded] = useState(false)
  const link = search.showsLink ? safeUrl(hit.link) : ''
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
        <Meta hit={hit} />
        {search.showsFiles && <Files hit={hit} />}
        {state && hit.copies > 0 && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span className="num">+{hit.copies} 个相同版本</span>
            <Icon of={chevronDownIcon} size={16} />
          </button>
        )}
      </div>
      <ResultActions hit={hit} link={link} />
      {state && isUnfolded && (
        <div className={styles.copies}>
          <ErrorBoundary fallback={<p className={styles.more}>没有加载成功，请刷新页面</p>}>
            <Suspense fallback={null}>
              <Copies hit={hit} state={state} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </li>
  )
}

const Meta = ({ hit }: { hit: Hit }) => {
  const { search } = useSite()
  const sharedAge = formatAge(hit.shared_time, useNow())
  return (
    <p className={styles.meta}>
      <DriveTag type={hit.disk_type} />
      <Health health={hit.health} status={hit.status} checkedAt={hit.checked_at} />
      {search.showsSize && hit.size > 0 && <span className="num">{formatSize(hit.size)}</span>}
      {search.showsFiles && hit.file_count > 0 && <span className="num">{hit.file_count} 个文件</span>}
      {search.showsTime && sharedAge && (
        <time className="num" dateTime={hit.shared_time} title={`分享于 ${formatDateTime(hit.shared_time)}`}>
          {sharedAge} 分享
        </time>
      )}
      {search.showsSharer && hit.share_user && (
        <Link to={`/talent/${encodeURIComponent(hit.share_user)}`}>{hit.share_user}</Link>
      )}
      {search.showsTags &&
        hit.tags?.slice(0, 3).map((tag) => (
          <Link key={tag} className={styles.tag} to={tagAddress(tag)}>
            {tag}
          </Link>
        ))}
    </p>
  )
}

const Files = ({ hit }: { hit: Hit }) => {
  const names = pickFileNames(hit)
  if (names.length === 0) return null
  return (
    <ul className={styles.files}>
      {names.map((name, index) => (
        <li key={`${index}`}>
          <Icon of={fileIconOf(name, false)} size={16} />
          <span>
            <Highlighted html={name} />
          </span>
        </li>
      ))}
    </ul>
  )
}
