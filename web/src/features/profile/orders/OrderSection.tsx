import type { OrderStatus } from '@pandex/contracts/enums'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAccountQuery } from '../../../lib/session/account.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { listGains } from '../../../shared/shop/goods-points.ts'
import { PaymentDialog } from '../../../shared/shop/payment/PaymentDialog.tsx'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { pageSize } from '../api.ts'
import ledger from '../ledger/Ledger.module.css'
import { Paged } from '../ledger/Paged.tsx'
import type { SectionProps } from '../section-props.ts'
import { tabAddress } from '../tabs.ts'
import { OrderTimes } from './OrderTimes.tsx'
import styles from './OrderSection.module.css'

type Order = ApiOutput<'GET /auth/v1/order/mine'>['list'][number]

const statusLabels: Record<OrderStatus, string> = {
  pending: '待支付',
  paid: '已支付',
  finished: '已完成',
  timeout: '已超时',
}

const statuses = Object.keys(statusLabels) as OrderStatus[]

/** Invalid values show all orders. */
const readStatus = (search: URLSearchParams): OrderStatus | undefined =>
  statuses.find((status) => status === search.get('status'))

export const OrderSection = ({ page }: Pick<SectionProps, 'page'>) => {
  const status = readStatus(useSearchParams()[0])
  const orders = useAccountQuery('GET /auth/v1/order/mine', { page, size: pageSize, ...(status && { status }) })
  const [continued, setContinued] = useState<string>()
  return (
    <section aria-label="订单">
      {(status || orders.data?.total !== 0) && <Statuses current={status} />}
      <Paged query={orders} tab="order" page={page} status={status} empty={status ? <NoneOfStatus /> : <None />}>
        {({ list }) => (
          <table className={`${ledger.ledger} ${styles.orders}`}>
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

const Statuses = ({ current }: { current: OrderStatus | undefined }) => (
  <nav className={styles.statuses} aria-label="订单状态">
    <Chip isOn={current === undefined}>全部</Chip>
    {statuses.map((status) => (
      <Chip key={status} status={status} isOn={status === current}>
        {statusLabels[status]}
      </Chip>
    ))}
  </nav>
)

const Chip = ({ status = '', isOn, children }: { status?: string; isOn: boolean; children: string }) => (
  <Link
    className="chip"
    to={tabAddress('order', 1, status)}
    state={{ keepsFocus: true }}
    aria-current={isOn ? 'true' : undefined}
  >
    {children}
  </Link>
)

const Row = ({ order, onContinue }: { order: Order; onContinue: () => void }) => (
  <tr>
    <td data-cell="what">
      {order.goods_name}
      <span className={styles.fact}>{listGains(order).join(' + ')}</span>
      <span className={`num ${styles.fact}`}>{order.order_no}</span>
    </td>
    <td data-cell="when" className="num">
      <OrderTimes of={order} />
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

const NoneOfStatus = () => (
  <EmptyState title="没有这种状态的订单">
    <Link className="btn btn-soft" to={tabAddress('order')}>
      查看全部订单
    </Link>
  </EmptyState>
)

const None = () => (
  <EmptyState title="还没有订单">
    <Link className="btn btn-soft" to="/shop">
      看看会员和积分
    </Link>
  </EmptyState>
)
