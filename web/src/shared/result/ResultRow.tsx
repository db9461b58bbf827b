import { lazy, useState } from 'react'
import { Link } from 'react-router-dom'
import { shareLine } from '../../lib/browser/clipboard.ts'
import { useNow } from '../../lib/browser/clock.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { plainHitText } from '../../lib/text/hit-text.ts'
import { tagAddress } from '../../lib/resource/tag-address.ts'
import { formatAge, formatDateTime, formatSize, safeUrl } from '../../lib/text/text-format.ts'
import { DriveTag } from '../../ui/resource/DriveTag.tsx'
import { LazyPart } from '../../ui/feedback/LazyPart.tsx'
import { fileIconOf } from '../../ui/icons/file-icon.ts'
import { Health } from '../../ui/resource/Health.tsx'
import { Highlighted } from '../../ui/Highlighted.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons/icons.ts'
import { ReportButton } from '../report/ReportButton.tsx'
import { pickFileNames } from './file-names.ts'
import { ResultActions } from './ResultActions.tsx'
import styles from './ResultRow.module.css'
import type { Row } from './row.ts'

const Copies = lazy(async () => ({ default: (await import('./Copies.tsx')).Copies }))

interface ResultRowProps {
  row: Row
  /** For secondary lists: name and facts only, no heading, files, sharer, tags or actions. */
  isBrief?: boolean
  hasActions?: boolean
  rank?: number
  /** The search that found the row; lets the visitor unfold its copies. */
  state?: SearchState
}

export const ResultRow = ({ row, isBrief = false, hasActions = !isBrief, rank, state }: ResultRowProps) => {
  const { search } = useSite()
  const [isUnfolded, setUnfolded] = useState(false)
  const link = search.showsLink ? safeUrl(row.link) : ''
  const Name = isBrief ? 'p' : 'h2'
  return (
    <li
      className={styles.row}
      data-result={!isBrief || undefined}
      data-brief={isBrief}
      data-line={link ? shareLine({ link, disk_pass: row.disk_pass }) : undefined}
    >
      {rank && <span className={`num ${styles.rank}`}>{rank}</span>}
      <div className={styles.body}>
        <Name className={styles.name}>
          <Link to={`/doc/${row.doc_id}`}>
            <Highlighted html={row.disk_name} />
          </Link>
        </Name>
        <Meta row={row} isBrief={isBrief} />
        {!isBrief && search.showsFiles && <Files row={row} />}
        {state && row.copies > 0 && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span className="num">+{row.copies} 个相同版本</span>
            <Icon of={chevronDownIcon} size={16} />
          </button>
        )}
      </div>
      {hasActions && <ResultActions row={row} link={link} />}
      {state && isUnfolded && (
        <div className={styles.copies}>
          <LazyPart fallback={<p className={styles.more}>没有加载成功，请刷新页面</p>}>
            <Copies of={row} state={state} />
          </LazyPart>
        </div>
      )}
    </li>
  )
}

const Meta = ({ row, isBrief }: { row: Row; isBrief: boolean }) => {
  const { search, doc } = useSite()
  const [at, suffix, verb] = row.update_time ? [row.update_time, '更新', '更新'] : [row.shared_time, ' 分享', '分享']
  const age = formatAge(at, useNow())
  return (
    <div className={styles.meta}>
      <DriveTag type={row.disk_type} />
      <Health health={row.health} status={row.status} checkedAt={isBrief ? '' : row.checked_at} />
      {search.showsSize && row.size > 0 && <span className="num">{formatSize(row.size)}</span>}
      {search.showsFiles && row.file_count > 0 && <span className="num">{row.file_count} 个文件</span>}
      {search.showsTime && age && (
        <time className="num" dateTime={at} title={`${verb}于 ${formatDateTime(at)}`}>
          {age}
          {suffix}
        </time>
      )}
      {!isBrief && search.showsSharer && row.share_user && (
        <Link to={`/talent/${encodeURIComponent(row.share_user)}`}>{row.share_user}</Link>
      )}
      {!isBrief &&
        search.showsTags &&
        row.tags?.slice(0, 3).map((tag) => (
          <Link key={tag} className={styles.tag} to={tagAddress(tag)}>
            {tag}
          </Link>
        ))}
      {!isBrief && doc.showsReport && (
        <ReportButton docId={row.doc_id} label="反馈" ariaLabel={`反馈 ${plainHitText(row.disk_name)} 的问题`} />
      )}
    </div>
  )
}

const Files = ({ row }: { row: Row }) => {
  const names = pickFileNames(row)
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
