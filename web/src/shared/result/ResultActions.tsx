import { Link } from 'react-router-dom'
import { shareLine } from '../../lib/browser/clipboard.ts'
import { driveOf } from '../../lib/resource/drives.ts'
import { plainHitText } from '../../lib/text/hit-text.ts'
import { policyLabel } from './policy-label.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { keyIcon, openIcon } from '../../ui/icons/icons.ts'
import styles from './ResultRow.module.css'
import type { Row } from './row.ts'

export const ResultActions = ({ row, link }: { row: Row; link: string }) => {
  const price = policyLabel(row.policy, row.cost_coin)
  const name = plainHitText(row.disk_name)
  if (link)
    return (
      <div className={styles.actions}>
        <CopyButton
          text={shareLine({ link, disk_pass: row.disk_pass })}
          label="复制"
          ariaLabel={`复制 ${name} 的链接`}
        />
        <a
          className="btn btn-line"
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`在${driveOf(row.disk_type).name}打开 ${name}`}
        >
          <Icon of={openIcon} size={18} />
          打开
        </a>
      </div>
    )
  return (
    <div className={styles.actions} data-single>
      <Link className={`btn btn-line num ${price && styles.price}`} to={`/doc/${row.doc_id}`}>
        {price ? (
          <>
            <Icon of={keyIcon} size={18} />
            查看 · {price}
          </>
        ) : (
          '详情'
        )}
      </Link>
    </div>
  )
}
