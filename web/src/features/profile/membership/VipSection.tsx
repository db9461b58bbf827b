import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '../../../lib/browser/clock.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { shopAddress } from '../../../lib/shop/shop-address.ts'
import type { ExchangeRule } from '../../../lib/settings/site-config.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { ExchangeDialog } from './ExchangeDialog.tsx'
import { vipIcon } from '../icons.ts'
import { membershipLine, readMembership } from './membership.ts'
import type { SectionProps } from '../section-props.ts'
import styles from './VipSection.module.css'

export const VipSection = ({ info }: Pick<SectionProps, 'info'>) => {
  const { exchange, isShopOpen } = useSite()
  const [chosen, setChosen] = useState<ExchangeRule>()
  const membership = readMembership(info.vip_until, useNow())
  return (
    <section aria-label="会员">
      <div className={styles.card} data-active={info.is_vip}>
        <Icon of={vipIcon} size={28} />
        <p className={`num ${styles.state}`}>{membershipLine(membership)}</p>
        {membership.kind === 'running' && <p className="num">还有 {membership.daysLeft} 天</p>}
        {isShopOpen && membership.kind !== 'forever' && (
          <Link className="btn btn-solid" to={shopAddress({ need: 'vip' })}>
            {membership.kind === 'running' ? '续费' : '购买会员'}
          </Link>
        )}
      </div>
      <h2 className={styles.title}>积分兑换</h2>
      <ExchangeRules
        isOn={exchange.isOn && exchange.rules.length > 0}
        isForever={membership.kind === 'forever'}
        rules={exchange.rules}
        coin={info.coin}
        onChoose={setChosen}
      />
      {chosen && <ExchangeDialog rule={chosen} info={info} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

interface ExchangeRulesProps {
  isOn: boolean
  isForever: boolean
  rules: readonly ExchangeRule[]
  coin: number
  onChoose: (rule: ExchangeRule) => void
}

const ExchangeRules = ({ isOn, isForever, rules, coin, onChoose }: ExchangeRulesProps) => {
  if (!isOn) return <p className={styles.hint}>本站没有开放积分兑换。</p>
  if (isForever) return <p className={styles.hint}>您已是永久会员，不需要再兑换。</p>
  return (
    <>
      <p className={styles.hint}>
        现有 <span className={`num ${styles.price}`}>{formatCount(coin)}</span> 积分。会员天数从现有到期时间往后加。
      </p>
      <ul className={styles.offers}>
        {rules.map((rule) => (
          <li key={rule.id} className={styles.offer}>
            <p className={styles.name}>{rule.title || `${rule.vipDays} 天会员`}</p>
            <p className={`num ${styles.days}`}>{formatCount(rule.vipDays)} 天会员</p>
            <p className={`num ${styles.price}`}>{formatCount(rule.coin)} 积分</p>
            {rule.coin > coin ? (
              <p className={`num ${styles.short}`}>还差 {formatCount(rule.coin - coin)} 积分</p>
            ) : (
              <button type="button" className="btn btn-soft" onClick={() => onChoose(rule)}>
                兑换
                <span className="vh">{rule.title || `${rule.vipDays} 天会员`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
