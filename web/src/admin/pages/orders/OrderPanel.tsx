import type { OrderAction } from '@pandex/contracts/enums'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { listGains } from '../../../shared/shop/goods-points.ts'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Inspector } from '../../kit/dialogs/Inspector.tsx'
import { Time } from '../../kit/table/columns.tsx'
import { OrderDialog } from './OrderDialogs.tsx'
import { canClose, canMarkPaid, canRefund, isWaiting, orderInfo, payTypeLabel, statusTone } from './orders.ts'
import type { Order, OrderDetails } from './orders.ts'
import { RefundList } from './RefundList.tsx'
import styles from './orders.module.css'

interface OrderPanelProps {
  id: number
  onClose: () => void
}

export const OrderPanel = ({ id, onClose }: OrderPanelProps) => {
  const { data, error, refetch } = useQuery({ ...queryOf(orderInfo, { id }), staleTime: 0 })
  const order = data?.order as Order | null | undefined
  return (
    <Inspector title={order ? `订单 ${order.order_no}` : '订单'} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <p aria-busy="true">加载中…</p>}
      {data && order && (
        <>
          <OrderActions order={order} events={data.events} />
          <OrderFacts order={order} />
          <RefundList refunds={data.refunds} />
          <Timeline events={data.events} />
          <Notifications of={data.notifications} />
        </>
      )}
    </Inspector>
  )
}

/** Whether an admin confirmed the payment of the order. */
const isPaidByHand = (events: OrderDetails['events']): boolean =>
  events.some(({ kind, admin_id: adminId }) => kind === 'paid' && adminId > 0)

const OrderActions = ({ order, events }: { order: Order } & Pick<OrderDetails, 'events'>) => {
  const [action, setAction] = useState<OrderAction>()
  const waits = isWaiting(order)
  return (
    <>
      {waits && (
        <section className={styles.waiting} aria-label="待确认转账">
          <p>
            买家填写的付款备注：<b>{order.reference}</b>
          </p>
          <p>
            应收 <b className="num">{fixedYuan(order.amount)}</b> 元。在收款账户里看到这笔钱后再确认。
          </p>
          <button type="button" className="btn btn-solid" onClick={() => setAction('mark_paid')}>
            确认到账
          </button>
        </section>
      )}
      <div className={styles.actions}>
        {canMarkPaid(order) && !waits && (
          <button type="button" className="btn btn-small btn-line" onClick={() => setAction('mark_paid')}>
            确认到账
          </button>
        )}
        <button type="button" className="btn btn-small btn-line" onClick={() => setAction('note')}>
          添加备注
        </button>
        {canRefund(order) && (
          <button type="button" className="btn btn-small btn-danger" onClick={() => setAction('refund')}>
            退款
          </button>
        )}
        {canClose(order) && (
          <button type="button" className="btn btn-small btn-danger" onClick={() => setAction('close')}>
            关闭订单
          </button>
        )}
      </div>
      {action && (
        <OrderDialog
          order={order}
          isPaidByHand={isPaidByHand(events)}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}

const OrderFacts = ({ order }: { order: Order }) => (
  <>
    <DescriptionList
      of={[
        ['订单号', order.order_no],
        [
          '状态',
          <Badge key="status" tone={statusTone(order.status)}>
            {order.status_text}
          </Badge>,
        ],
        [
          '用户',
          <Link key="user" to={`/admin/list_user?q=${order.user_id}&open=${order.user_id}`}>
            {order.username || `ID ${order.user_id}`}
          </Link>,
        ],
        [
          '商品',
          <Link key="goods" to={`/admin/list_goods?open=${order.goods_id}`}>
            {order.goods_name}
          </Link>,
        ],
        ['内容', listGains(order).join('、')],
        ['原价', `${fixedYuan(order.price)} 元`],
        ['优惠码', order.coupon],
        ['应付', `${fixedYuan(order.amount)} 元`],
        ['已退', order.refunded > 0 ? `${fixedYuan(order.refunded)} 元` : ''],
        ['支付方式', payTypeLabel(order.pay_type)],
        ['交易号', order.trade_no],
        ['付款备注', order.reference],
        ['下单', <Time key="created" at={order.create_time} />],
        ['付款截止', <Time key="expires" at={order.expire_at} />],
        ['付款', <Time key="paid" at={order.paid_at} />],
        ['完成', <Time key="finished" at={order.finished_at} />],
      ]}
    />
    {order.note && (
      <section className={styles.part}>
        <h3>备注</h3>
        <p className={styles.text}>{order.note}</p>
      </section>
    )}
  </>
)

const Timeline = ({ events }: Pick<OrderDetails, 'events'>) => (
  <section className={styles.part}>
    <h3>经过</h3>
    <ol className={styles.entries}>
      {events.map(({ kind, time, text, admin_id: adminId }, index) => (
        <li key={`${index} ${kind}`}>
          <p className={styles.text}>{text}</p>
          <p className={styles.hint}>
            <Time at={time} /> {adminId > 0 && `管理员 ${adminId}`}
          </p>
        </li>
      ))}
    </ol>
  </section>
)

const formatJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const Notifications = ({ of: texts }: { of: readonly string[] }) =>
  texts.length > 0 && (
    <section className={styles.part}>
      <h3>验证过的支付通知</h3>
      {texts.map((text, index) => (
        <details key={index} className={styles.notification}>
          <summary>第 {index + 1} 条</summary>
          <pre>{formatJson(text)}</pre>
        </details>
      ))}
    </section>
  )
