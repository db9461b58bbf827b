import { useState } from 'react'
import { isOutcomeUnknown } from '../../../lib/api/api.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { RadioField } from '../../../ui/form/RadioField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { listGains } from '../goods-points.ts'
import type { Goods } from '../offers.ts'
import { fixedYuan } from '../yuan.ts'
import { useCreateOrder, useFindPrice } from './api.ts'
import type { OrderChoice, OrderPayment } from './api.ts'
import styles from './Payment.module.css'
import { payTypesOf } from './pay-types.ts'

interface CheckoutProps {
  goods: Goods
  onCreated: (payment: OrderPayment) => void
  onClose: () => void
}

/** The goods, a coupon, the way to pay. The amount shown is the server's. */
export const Checkout = ({ goods, onCreated, onClose }: CheckoutProps) => {
  const payTypes = payTypesOf(useSite().payTypes)
  const [payType, setPayType] = useState(payTypes[0]?.value)
  const [typed, setTyped] = useState('')
  const [coupon, setCoupon] = useState('')
  const price = useFindPrice()
  const creation = useCreateOrder()
  const amount = coupon && price.data ? price.data.amount : goods.price
  const code = typed.trim().toUpperCase()
  const applyCoupon = (): void => {
    if (code === '') return
    price.mutate({ goods_id: goods.id, coupon: code }, { onSuccess: () => setCoupon(code) })
  }
  const create = (): void => {
    if (!payType || creation.isPending) return
    const choice: OrderChoice = { goods_id: goods.id, pay_type: payType, coupon }
    creation.mutate(choice, { onSuccess: onCreated })
  }
  return (
    <form
      className={styles.checkout}
      onSubmit={(event) => {
        event.preventDefault()
        // Enter in the coupon's field applies the coupon: nobody should pay the full price by accident.
        if (code === coupon) create()
        else applyCoupon()
      }}
    >
      <dl className={`num ${styles.figures}`}>
        <div>
          <dt>商品</dt>
          <dd>{goods.name}</dd>
        </div>
        <div>
          <dt>到账</dt>
          <dd>{listGains(goods).join(' + ')}</dd>
        </div>
        <div>
          <dt>应付</dt>
          <dd className={styles.amount}>
            {amount < goods.price && <s>¥{fixedYuan(goods.price)}</s>}
            <output>¥{fixedYuan(amount)}</output>
          </dd>
        </div>
      </dl>
      <TextField
        name="coupon"
        label="优惠码"
        value={typed}
        error=""
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="没有可以不填"
        onBlur={() => undefined}
        onChange={(value) => {
          setTyped(value)
          setCoupon('')
          price.reset()
        }}
        action={
          <button
            type="button"
            className="btn btn-line"
            disabled={code === '' || code === coupon || price.isPending}
            onClick={applyCoupon}
          >
            {code !== '' && code === coupon ? '已使用' : '使用'}
          </button>
        }
      />
      <FormFailure error={price.error} />
      {payTypes.length > 1 && payType && (
        <RadioField
          name="pay_type"
          label="支付方式"
          options={payTypes}
          value={payType}
          error=""
          onBlur={() => undefined}
          onChange={(value) => setPayType(payTypes.find((each) => each.value === value)?.value)}
        />
      )}
      {!payType && <p className={styles.hint}>本站暂时没有开放支付，请稍后再来。</p>}
      <FormFailure error={creation.error} />
      {creation.error && isOutcomeUnknown(creation.error) && (
        <p className={styles.hint}>没有收到结果。再按一次不会重复下单。</p>
      )}
      <div className={styles.actions}>
        <button type="button" className="btn" onClick={onClose}>
          取消
        </button>
        <button
          type="button"
          className="btn btn-solid"
          data-first-focus
          disabled={!payType || creation.isPending || (code !== '' && code !== coupon)}
          onClick={create}
        >
          {creation.isPending ? '下单中…' : `支付 ¥${fixedYuan(amount)}`}
        </button>
      </div>
    </form>
  )
}
