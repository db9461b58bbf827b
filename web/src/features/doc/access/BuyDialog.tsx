import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { failureOf, isOutcomeUnknown } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { shopAddress } from '../../../lib/shop/shop-address.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import type { Doc } from '../../../shared/doc/api.ts'
import styles from './BuyDialog.module.css'
import type { AccessRequirement } from './access-policy.ts'
import { readNewPrice, useBuy } from './use-buy.ts'

interface BuyDialogProps {
  doc: Doc
  requirement: Extract<AccessRequirement, { kind: 'price' }>
  coin: number
  onClose: () => void
  onBought: () => void
}

export const BuyDialog = ({ doc, requirement, coin, onClose, onBought }: BuyDialogProps) => {
  const buying = useBuy(doc)
  // Taken from the refusal: the refetched doc may still hold the old price.
  const [newPrice, setNewPrice] = useState<number>()
  const price = newPrice ?? requirement.price
  const isFree = newPrice === undefined && requirement.freeLeft > 0
  const missing = isFree ? 0 : Math.max(0, price - coin)
  const buy = (): void =>
    buying.mutate(isFree ? 0 : price, {
      onError: (error) => setNewPrice((previous) => readNewPrice(error) ?? previous),
      onSuccess: () => {
        toast('success', isFree ? '已打开' : '购买成功')
        onBought()
      },
    })
  return (
    <Dialog title={isFree ? '免费打开' : '购买资源'} onClose={onClose}>
      <p className={styles.name}>{doc.disk_name}</p>
      <dl className={`num ${styles.figures}`}>
        <Figure name="需要" value={isFree ? '今日免费次数 1 次' : `${formatCount(price)} 积分`} />
        <Figure
          name={isFree ? '之后今日还剩' : missing > 0 ? '还差' : '购买后剩余'}
          value={
            isFree ? `${formatCount(requirement.freeLeft - 1)} 次` : `${formatCount(missing || coin - price)} 积分`
          }
        />
        <Figure name="有效期" value="长期" />
      </dl>
      <BuyFailure error={buying.error} missing={missing} />
      <div className={styles.actions}>
        <button type="button" className="btn" onClick={onClose}>
          取消
        </button>
        <button
          type="button"
          className="btn btn-solid"
          data-first-focus
          disabled={buying.isPending || missing > 0}
          onClick={buy}
        >
          {buying.isPending ? '请稍候…' : isFree ? '确认打开' : '确认购买'}
        </button>
      </div>
    </Dialog>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** Next steps after a refusal, by envelope code. */
const nextSteps: Record<number, { to: string; label: string }[]> = {
  408: [
    { to: '/profile?tab=check_in', label: '签到得积分' },
    { to: '/profile?tab=cdkey', label: '兑换激活码' },
  ],
  409: [{ to: '/profile?tab=vip', label: '开通会员' }],
}

const BuyFailure = ({ error, missing }: { error: unknown; missing: number }) => {
  const location = useLocation()
  const { isShopOpen } = useSite()
  if (!error) return null
  const isShort = missing > 0
  const { code } = failureOf(error)
  return (
    <>
      <FormFailure error={code === 408 ? { ...failureOf(error), msg: '积分不足' } : error} />
      {isOutcomeUnknown(error) && (
        <p className={styles.hint}>购买稍后会自动完成，可以在个人中心的“已购”里看到。再按一次不会重复扣积分。</p>
      )}
      <p className={styles.ways}>
        {isShopOpen && (isShort || code === 408) && (
          <Link to={shopAddress({ need: 'coin', coin: missing, from: location })}>购买积分</Link>
        )}
        {isShopOpen && code === 409 && <Link to={shopAddress({ need: 'vip', from: location })}>购买会员</Link>}
        {(nextSteps[isShort ? 408 : code] ?? []).map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </p>
    </>
  )
}
