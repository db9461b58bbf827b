import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AccountInfo } from '../../lib/session/account.ts'
import { useNow } from '../../lib/browser/clock.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon } from '../../ui/icons/icons.ts'
import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import { useCheckIn } from './api.ts'
import { readMembership } from './membership/membership.ts'
import type { Membership } from './membership/membership.ts'
import styles from './Summary.module.css'
import { tabAddress } from './tabs.ts'
import type { TabName } from './tabs.ts'

export const Summary = ({ info }: { info: AccountInfo }) => {
  const membership = readMembership(info.vip_until, useNow())
  return (
    <dl className={styles.summary}>
      <Cell name="积分" more={<More to="coin">明细</More>}>
        <span className={`num ${styles.coin}`}>{formatCount(info.coin)}</span>
      </Cell>
      <Cell name="会员" more={<More to="vip">{membershipNote(membership)}</More>}>
        <span className={`num ${styles.date}`} data-quiet={!info.is_vip}>
          {membershipLabel(membership)}
        </span>
      </Cell>
      <Cell name="签到" more={<More to="check_in">日历</More>}>
        <Today isDone={info.checked_in_today} />
      </Cell>
    </dl>
  )
}

const membershipLabel = (membership: Membership): string => {
  if (membership.kind === 'forever') return '永久'
  if (membership.kind === 'none') return '未开通'
  return membership.date
}

const membershipNote = (membership: Membership): string => {
  if (membership.kind === 'running') return `还有 ${membership.daysLeft} 天`
  return membership.kind === 'ended' ? '已到期' : '查看'
}

const Today = ({ isDone }: { isDone: boolean }) => {
  const { checkIn, isPending } = useCheckIn()
  if (isDone) {
    return (
      <span className={styles.done}>
        <Icon of={checkIcon} size={20} />
        今天已签到
      </span>
    )
  }
  return (
    <button type="button" className="btn btn-solid btn-small" disabled={isPending} onClick={checkIn}>
      {isPending ? '签到中…' : '签到'}
    </button>
  )
}

const Cell = ({ name, more, children }: { name: string; more: ReactNode; children: ReactNode }) => (
  <div className={styles.cell}>
    <dt>{name}</dt>
    <dd className={styles.value}>{children}</dd>
    <dd className={styles.more}>{more}</dd>
  </div>
)

const More = ({ to, children }: { to: TabName; children: ReactNode }) => (
  <Link to={tabAddress(to)} state={{ keepsFocus: true }}>
    {children}
  </Link>
)

export const SummarySkeleton = () => (
  <Skeleton rows={1}>
    <div className={styles.summary}>
      {['64px', '120px', '72px'].map((width) => (
        <div key={width} className={styles.cell}>
          <SkeletonBar width="32px" height={20} />
          <div className={styles.value}>
            <SkeletonBar width={width} height={28} />
          </div>
          <div className={styles.more}>
            <SkeletonBar width="32px" height={20} />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)
