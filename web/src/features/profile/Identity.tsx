import type { AccountInfo } from '../../lib/session/account.ts'
import { firstLetter } from '../../lib/text/characters.ts'
import { formatDate } from '../../lib/text/text-format.ts'
import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import styles from './Identity.module.css'

export const Identity = ({ info }: { info: AccountInfo }) => (
  <div className={styles.identity}>
    <span className={styles.avatar} aria-hidden="true">
      {firstLetter(info.username)}
    </span>
    <div className={styles.words}>
      <p className={styles.name} title={info.username}>
        {info.username}
      </p>
      <p className={`num ${styles.since}`}>{formatDate(info.create_time)} 加入</p>
    </div>
  </div>
)

export const IdentitySkeleton = () => (
  <Skeleton rows={1}>
    <div className={styles.identity}>
      <span className={styles.avatar} data-empty="true" />
      <div className={styles.words}>
        <SkeletonBar width="96px" height={26} />
        <SkeletonBar width="120px" height={19} />
      </div>
    </div>
  </Skeleton>
)
