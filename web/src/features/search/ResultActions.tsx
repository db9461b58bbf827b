import { Link } from 'react-router-dom'
import { shareLine } from '../../lib/copy.ts'
import { policyWord } from '../../lib/policy-words.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keyIcon, openIcon } from '../../ui/icons.ts'
import type { Hit } from './api.ts'
import styles from './ResultItem.module.css'

/** How to get a result: its share at once, or first what the site asks for it. */
export const ResultActions = ({ hit, link }: { hit: Hit; link: string }) => {
  const price = policyWord(hit.policy, hit.cost_coin)
  if (link)
    return (
      <div className={styles.actions}>
        <CopyButton text={shareLine({ link, disk_pass: hit.disk_pass })} label="复制" ariaLabel="复制链接和提取码" />
        <a className="btn btn-line" href={link} target="_blank" rel="noopener noreferrer nofollow">
          <Icon of={openIcon} size={18} />
          打开
        </a>
      </div>
    )
  return (
    <div className={styles.actions} data-single>
      {price ? (
        <Link className={`btn btn-line num ${styles.price}`} to={`/doc/${hit.doc_id}`}>
          <Icon of={keyIcon} size={18} />
          查看 · {price}
        </Link>
      ) : (
        <Link className="btn btn-line" to={`/doc/${hit.doc_id}`}>
          详情
        </Link>
      )}
    </div>
  )
}
