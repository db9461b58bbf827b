import { Link } from 'react-router-dom'
import { shareLine } from '../../lib/copy.ts'
import { driveOf } from '../../lib/drives.ts'
import { plainHitText } from '../../lib/hit-text.ts'
import { useSite } from '../../lib/site.ts'
import { formatSize, safeUrl } from '../../lib/text-format.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Health } from '../../ui/Health.tsx'
import { Highlighted } from '../../ui/Highlighted.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { openIcon } from '../../ui/icons.ts'
import type { Doc } from './api.ts'
import styles from './HitList.module.css'

type Hit = Doc['similar'][number]

/** Other shares in a few words each. @param withActions with copy and open, as far as their links are shown */
export const HitList = ({ hits, withActions = false }: { hits: readonly Hit[]; withActions?: boolean }) => (
  <ul className={styles.list}>
    {hits.map((hit) => (
      <li key={hit.doc_id}>
        <div>
          <Link to={`/doc/${hit.doc_id}`}>
            <Highlighted html={hit.disk_name} />
          </Link>
          <p className="num">
            <DriveTag type={hit.disk_type} />
            <Health health={hit.health} status={hit.status} />
            {formatSize(hit.size)}
          </p>
        </div>
        {withActions && <Actions hit={hit} />}
      </li>
    ))}
  </ul>
)

const Actions = ({ hit }: { hit: Hit }) => {
  const { search } = useSite()
  const link = search.showsLink ? safeUrl(hit.link) : ''
  const name = plainHitText(hit.disk_name)
  if (!link)
    return (
      <Link className="btn btn-soft" to={`/doc/${hit.doc_id}`} aria-label={`查看 ${name}`}>
        查看
      </Link>
    )
  return (
    <div className={styles.actions}>
      <CopyButton text={shareLine({ link, disk_pass: hit.disk_pass })} label="复制" ariaLabel={`复制 ${name} 的链接`} />
      <a
        className="btn btn-line"
        href={link}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={`在${driveOf(hit.disk_type).name}打开 ${name}`}
      >
        <Icon of={openIcon} size={18} />
        打开
      </a>
    </div>
  )
}
