import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount } from '../../../lib/session/account.ts'
import type { Account } from '../../../lib/session/account.ts'
import { driveOf } from '../../../lib/resource/drives.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { shopAddress } from '../../../lib/shop/shop-address.ts'
import { loginAddress } from '../../../lib/session/return-url.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { lockIcon, refreshIcon, userIcon } from '../../../ui/icons/icons.ts'
import type { Doc } from '../../../shared/doc/api.ts'
import { BuyDialog } from './BuyDialog.tsx'
import styles from './Locked.module.css'
import { readAccessRequirement, missingCoins } from './access-policy.ts'
import type { AccessRequirement } from './access-policy.ts'
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
  const isResolved = account.state === 'loggedIn' && !isChecking
  const requirement = readAccessRequirement(policy, isResolved)
  const { name, hue } = driveOf(doc.disk_type)
  const [isAsking, setAsking] = useState(false)
  const session = useSession()
  return (
    <>
      <section className={card.card} data-hue={hue} aria-label="获取链接" aria-busy={isChecking}>
        <div className={styles.words}>
          <p className={styles.rule} data-price={requirement.kind === 'price'}>
            <Icon of={lockIcon} />
            {titleOf(requirement)}
          </p>
          <p>{ruleOf(requirement, name)}</p>
          {/* Always rendered, so that the layout does not shift when the text is known. */}
          <p className={`num ${styles.own}`}>
            {isResolved && balanceLine(requirement, account.info.coin)}
            {!session && '登录后会回到这个页面。'}
          </p>
        </div>
        <div className={card.actions}>
          <AccessActions
            requirement={requirement}
            account={account}
            isChecking={isChecking}
            onBuy={() => setAsking(true)}
          />
        </div>
      </section>
      {isAsking && requirement.kind === 'price' && account.state === 'loggedIn' && (
        <BuyDialog
          doc={doc}
          requirement={requirement}
          coin={account.info.coin}
          onClose={() => setAsking(false)}
          onBought={onBought}
        />
      )}
    </>
  )
}

const titleOf = (requirement: AccessRequirement): string => {
  if (requirement.kind === 'vip') return '会员专享'
  if (requirement.kind === 'login') return '登录后查看'
  return `${formatCount(requirement.price)} 积分`
}

const ruleOf = (requirement: AccessRequirement, drive: string): string => {
  if (requirement.kind === 'vip') return `${drive}的链接和提取码只对会员开放。`
  if (requirement.kind === 'login') return `${drive}的链接和提取码免费，登录后就能看到。`
  const more = requirement.isFreeForVips ? '会员免费。' : ''
  return `购买后长期可看${drive}的链接和提取码。${more}`
}

const balanceLine = (requirement: AccessRequirement, coin: number): ReactNode => {
  if (requirement.kind !== 'price') return null
  const free = requirement.freeLeft > 0 && `，今日还可免费打开 ${formatCount(requirement.freeLeft)} 个`
  const missing = missingCoins(requirement, coin)
  return (
    <>
      我有 {formatCount(coin)} 积分{free}
      {missing > 0 && `，还差 ${formatCount(missing)}`}
    </>
  )
}

interface AccessActionsProps {
  requirement: AccessRequirement
  account: Account
  isChecking: boolean
  onBuy: () => void
}

const AccessActions = ({ requirement, account, isChecking, onBuy }: AccessActionsProps) => {
  const location = useLocation()
  const { isUserSystemOn, isShopOpen } = useSite()
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
  const isLoggedIn = account.state === 'loggedIn'
  const coin = isLoggedIn ? account.info.coin : 0
  const vip =
    isUserSystemOn && (requirement.kind === 'vip' || (requirement.kind === 'price' && requirement.isFreeForVips))
  const missing = isLoggedIn ? missingCoins(requirement, coin) : 0
  const lacksCoins = missing > 0
  return (
    <>
      {!isLoggedIn && (
        <Link className="btn btn-solid" to={loginAddress(location)}>
          <Icon of={userIcon} size={18} />
          {requirement.kind === 'price' ? '登录后购买' : '登录查看'}
        </Link>
      )}
      {isLoggedIn && requirement.kind === 'price' && !lacksCoins && (
        <button type="button" className="btn btn-solid" onClick={onBuy}>
          {requirement.freeLeft > 0 ? '免费打开' : '购买'}
        </button>
      )}
      {lacksCoins && isShopOpen && (
        <Link className="btn btn-solid" to={shopAddress({ need: 'coin', coin: missing, from: location })}>
          购买积分
        </Link>
      )}
      {lacksCoins && (
        <Link className={isShopOpen ? 'btn btn-soft' : 'btn btn-solid'} to="/profile?tab=check_in">
          赚积分
        </Link>
      )}
      {vip && (
        <Link
          className={isLoggedIn && requirement.kind === 'vip' ? 'btn btn-solid' : 'btn btn-soft'}
          to={isShopOpen ? shopAddress({ need: 'vip', from: location }) : '/profile?tab=vip'}
        >
          {requirement.kind === 'vip' ? '开通会员' : '会员免费看'}
        </Link>
      )}
    </>
  )
}
