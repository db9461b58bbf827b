import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccountQuery } from '../../../lib/session/account.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { formatDateTime } from '../../../lib/text/text-format.ts'
import { listGains } from '../../../shared/shop/goods-points.ts'
import { PaymentDialog } from '../../../shared/shop/payment/PaymentDialog.tsx'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { pageSize } from '../api.ts'
import ledger from '../ledger/Ledger.module.css'
import { Paged } from '../ledger/Paged.tsx'
import type { SectionProps } from '../section-props.ts'
import styles from './OrderSection.module.css'

type Order = ApiOutput<'GET /auth/v1/order/mine'>['list'][number]

export const OrderSection = ({ page }: Pick<SectionProps, 'page'>) => {
  const orders = useAccountQuery('GET /auth/v1/order/mine', { page, size: pageSize })
  const [continued, setContinued] = useState<string>()
  return (
    <section aria-label="订单">
      <Paged query={orders} tab="order" page={page} empty={<None />}>
        {({ list }) => (
          <table className={ledger.ledger}>
            <thead>
              <tr>
                <th scope="col">商品</th>
                <th scope="col">时间</th>
                <th scope="col">状态</th>
                <th scope="col" data-number="true">
                  金额
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((order) => (
                <Row key={order.order_no} order={order} onContinue={() => setContinued(order.order_no)} />
              ))}
            </tbody>
          </table>
        )}
      </Paged>
      {continued !== undefined && <PaymentDialog of={{ orderNo: continued }} onClose={() => setContinued(undefined)} />}
    </section>
  )
}

const Row = ({ order, onContinue }: { order: Order; onContinue: () => void }) => (
  <tr>
    <td data-cell="what">
      {order.goods_name}
      <span className={ledger.note}>{listGains(order).join(' + ')}</span>
      <span className={`num ${ledger.note}`}>{order.order_no}</span>
    </td>
    <td data-cell="when" className="num">
      <time dateTime={order.create_time}>{formatDateTime(order.create_time)}</time>
    </td>
    <td data-cell="state">
      <span className={styles.state}>
        {order.status_text}
        {order.refunded > 0 && <span className="num">已退款 ¥{fixedYuan(order.refunded)}</span>}
        {order.status === 'pending' && (
          <button type="button" className="btn btn-soft btn-small" onClick={onContinue}>
            继续付款
            <span className="vh">{order.goods_name}</span>
          </button>
        )}
      </span>
    </td>
    <td data-cell="much" data-number="true" className="num">
      ¥{fixedYuan(order.amount)}
    </td>
  </tr>
)

const None = () => (
  <EmptyState title="还没有订单">
    <Link className="btn btn-soft" to="/shop">
      看看会员和积分
    </Link>
  </EmptyState>
)
