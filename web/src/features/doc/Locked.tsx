import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount } from '../../lib/account.ts'
import type { Account } from '../../lib/account.ts'
import { driveOf } from '../../lib/drives.ts'
import { useSession } from '../../lib/session.ts'
import { useSite } from '../../lib/site.ts'
import { formatCount } from '../../lib/text-format.ts'
import { loginAddress } from '../../lib/way-back.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon, refreshIcon, userIcon } from '../../ui/icons.ts'
import type { Doc } from './api.ts'
import { BuyDialog } from './BuyDialog.tsx'
import styles from './Locked.module.css'
import { barrierOf, shortOf } from './rules.ts'
import type { Barrier } from './rules.ts'
import card from './ShareCard.module.css'

interface LockedProps {
  doc: Doc
  policy: NonNullable<Doc['policy']>
  /** True while `doc` is the anonymous answer and the visitor's own answer is loading. */
  isChecking: boolean
  onBought: () => void
}

export const Locked = ({ doc, policy, isChecking, onBought }: LockedProps) => {
  const account = useAccount()
  const isKnown = account.state === 'known' && !isChecking
  const barrier = barrierOf(policy, isKnown)
  const { name, hue } = driveOf(doc.disk_type)
  const [isAsking, setAsking] = useState(false)
  const session = useSession()
  return (
    <>
      <section className={card.card} data-hue={hue} aria-label="获取链接" aria-busy={isChecking}>
        <div className={styles.words}>
          <p className={styles.rule} data-price={barrier.kind === 'price'}>
            <Icon of={lockIcon} />
            {titleOf(barrier)}
          </p>
          <p>{ruleOf(barrier, name)}</p>
          {/* Always rendered, so that the layout does not shift when the text is known. */}
          <p className={`num ${styles.own}`}>
            {isKnown && ownLine(barrier, account.info.coin)}
            {!session && '登录后会回到这个页面。'}
          </p>
        </div>
        <div className={card.actions}>
          <Ways barrier={barrier} account={account} isChecking={isChecking} onAsk={() => setAsking(true)} />
        </div>
      </section>
      {isAsking && barrier.kind === 'price' && account.state === 'known' && (
        <BuyDialog
          doc={doc}
          barrier={barrier}
          coin={account.info.coin}
          onClose={() => setAsking(false)}
          onBought={onBought}
        />
      )}
    </>
  )
}

const titleOf = (barrier: Barrier): string => {
  if (barrier.kind === 'vip') return '会员专享'
  if (barrier.kind === 'login') return '登录后查看'
  return `${formatCount(barrier.price)} 积分`
}

const ruleOf = (barrier: Barrier, drive: string): string => {
  if (barrier.kind === 'vip') return `${drive}的链接和提取码只对会员开放。`
  if (barrier.kind === 'login') return `${drive}的链接和提取码免费，登录后就能看到。`
  const more = barrier.isFreeForVips ? '会员免费。' : ''
  return `购买后长期可看${drive}的链接和提取码。${more}`
}

const ownLine = (barrier: Barrier, coin: number): ReactNode => {
  if (barrier.kind !== 'price') return null
  const free = barrier.freeLeft > 0 && `，今日还可免费打开 ${formatCount(barrier.freeLeft)} 个`
  const short = shortOf(barrier, coin)
  return (
    <>
      我有 {formatCount(coin)} 积分{free}
      {short > 0 && `，还差 ${formatCount(short)}`}
    </>
  )
}

interface WaysProps {
  barrier: Barrier
  account: Account
  isChecking: boolean
  onAsk: () => void
}

const Ways = ({ barrier, account, isChecking, onAsk }: WaysProps) => {
  const location = useLocation()
  const { isUserSystemOn } = useSite()
  const session = useSession()
  // Before browser storage is read there is no session, as on the server.
  if (session && (isChecking || account.state === 'checking'))
    return (
      <span className="btn btn-soft" aria-disabled="true">
        正在核对…
      </span>
    )
  if (account.state === 'failed')
    return (
      <button type="button" className="btn btn-soft" onClick={account.retry}>
        <Icon of={refreshIcon} size={18} />
        重试
      </button>
    )
  const isHere = account.state === 'known'
  const coin = isHere ? account.info.coin : 0
  const vip = isUserSystemOn && (barrier.kind === 'vip' || (barrier.kind === 'price' && barrier.isFreeForVips))
  const isShort = isHere && shortOf(barrier, coin) > 0
  return (
    <>
      {!isHere && (
        <Link className="btn btn-solid" to={loginAddress(location)}>
          <Icon of={userIcon} size={18} />
          {barrier.kind === 'price' ? '登录后购买' : '登录查看'}
        </Link>
      )}
      {isHere && barrier.kind === 'price' && !isShort && (
        <button type="button" className="btn btn-solid" onClick={onAsk}>
          {barrier.freeLeft > 0 ? '免费打开' : '购买'}
        </button>
      )}
      {isShort && (
        <Link className="btn btn-solid" to="/profile?tab=check_in">
          赚积分
        </Link>
      )}
      {vip && (
        <Link className={isHere && barrier.kind === 'vip' ? 'btn btn-solid' : 'btn btn-soft'} to="/profile?tab=vip">
          {barrier.kind === 'vip' ? '开通会员' : '会员免费看'}
        </Link>
      )}
    </>
  )
}
