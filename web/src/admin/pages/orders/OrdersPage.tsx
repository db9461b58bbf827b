import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import { ListView } from '../../kit/list/ListView.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import type { ListState } from '../../kit/list/use-list-state.ts'
import { useOpenRow } from '../../kit/list/use-open-row.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { useGoodsOptions } from '../../shared/use-goods-options.ts'
import { Differences } from './Differences.tsx'
import { OrderDialog } from './OrderDialogs.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { isWaiting, orderList, payTypeLabel, payTypes, states, statuses, statusTone } from './orders.ts'
import type { Order } from './orders.ts'
import styles from './orders.module.css'

const yuanColumn = (key: 'price' | 'amount' | 'refunded', title: string) => ({
  key,
  title,
  kind: 'number' as const,
  cell: (order: Order) => fixedYuan(order[key]),
  csv: (order: Order) => fixedYuan(order[key]),
})

const columns: Column<Order>[] = [
  {
    key: 'order_no',
    title: '订单号',
    minWidth: 14,
    cell: ({ order_no: number }) => <span title={number}>{number}</span>,
  },
  {
    key: 'status',
    title: '状态',
    cell: (order) => (
      <Badge tone={statusTone(order.status)}>{isWaiting(order) ? '待确认转账' : order.status_text}</Badge>
    ),
    csv: ({ status_text: text }) => text,
  },
  { ...yuanColumn('amount', '应付（元）'), canSort: true },
  { key: 'username', title: '用户', width: 12, cell: ({ username, user_id: id }) => username || `ID ${id}` },
  { key: 'goods_name', title: '商品', width: 16 },
  { ...yuanColumn('refunded', '已退（元）'), cell: ({ refunded }) => (refunded > 0 ? fixedYuan(refunded) : undefined) },
  {
    key: 'pay_type',
    title: '支付方式',
    cell: ({ pay_type: type }) => payTypeLabel(type),
    csv: ({ pay_type: type }) => payTypeLabel(type),
  },
  { key: 'create_time', title: '下单', kind: 'time', canSort: true },
  { key: 'paid_at', title: '付款', kind: 'time', canSort: true },
  { key: 'coupon', title: '优惠码', isOptional: true },
  { ...yuanColumn('price', '原价（元）'), isOptional: true },
  { key: 'coin', title: '积分', kind: 'number', isOptional: true },
  { key: 'vip_days', title: '会员天数', kind: 'number', isOptional: true },
  { key: 'reference', title: '付款备注', width: 14, isOptional: true },
  { key: 'trade_no', title: '交易号', isOptional: true },
  { key: 'note', title: '备注', width: 16, isOptional: true },
  { key: 'finished_at', title: '完成', kind: 'time', isOptional: true },
  { key: 'user_id', title: '用户 ID', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filtersOf = (goods: ReturnType<typeof useGoodsOptions>): Filter<typeof orderList>[] => [
  { name: 'order_no', label: '订单号', kind: 'text', placeholder: '订单号或开头的几位' },
  { name: 'status', label: '状态', kind: 'choice', options: statuses },
  { name: 'state', label: '需要处理', kind: 'choice', options: states },
  { name: 'username', label: '用户', kind: 'text', placeholder: '用户名或 ID' },
  { name: 'user_id', label: '用户 ID', kind: 'text' },
  { name: 'goods_id', label: '商品', kind: 'choice', options: goods },
  { name: 'pay_type', label: '支付方式', kind: 'choice', options: payTypes },
  { name: 'from', label: '从', kind: 'day', edge: 'start' },
  { name: 'to', label: '到', kind: 'day', edge: 'end' },
]

export const Page = () => {
  const filters = filtersOf(useGoodsOptions())
  const state = useListState(
    orderList,
    filters.map(({ name }) => name),
  )
  const page = useList(state)
  const opened = useOpenRow()
  const [confirmed, setConfirmed] = useState<Order>()
  const openId = /^\d+$/.test(opened.openKey ?? '') ? Number(opened.openKey) : undefined
  const showsDifferences = state.filters.state === 'difference'
  return (
    <>
      <ListView
        head={
          <>
            <ListHead title="订单管理">
              {!showsDifferences && (
                <Link className="btn btn-line" to="?state=difference">
                  对账差异
                </Link>
              )}
            </ListHead>
            {showsDifferences && <Differences />}
          </>
        }
        filters={filters}
        inspector={openId !== undefined && <OrderPanel key={openId} id={openId} onClose={opened.close} />}
        summary={<Totals state={state} />}
        label="订单"
        state={state}
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ order_no: orderNo }) => orderNo}
        openKey={opened.openKey}
        onOpen={({ id }) => opened.open(id)}
        actions={(order) =>
          isWaiting(order) && (
            <button type="button" className="btn btn-small btn-solid" onClick={() => setConfirmed(order)}>
              确认到账<span className="vh"> {order.order_no}</span>
            </button>
          )
        }
        empty={
          <EmptyState title="还没有订单">
            <p>买家在商店页下单后，订单出现在这里。</p>
            <Link to="/admin/list_goods" className="btn btn-soft">
              去上架商品
            </Link>
          </EmptyState>
        }
      />
      {confirmed && <OrderDialog order={confirmed} action="mark_paid" onClose={() => setConfirmed(undefined)} />}
    </>
  )
}

/** Sums of all orders that match the filters. They arrive with the list. */
const Totals = ({ state }: { state: ListState<typeof orderList> }) => {
  const { data } = useQuery({
    ...queryOf(orderList, state.input),
    enabled: false,
    placeholderData: keepPreviousData,
  })
  const totals = data?.totals
  const yuan = (cents: number | undefined): string => (cents === undefined ? '–' : `${fixedYuan(cents)} 元`)
  return (
    <dl className={styles.totals} aria-label="筛选结果的合计">
      <div>
        <dt>付款的订单</dt>
        <dd className="num">{totals ? formatCount(totals.paid) : '–'}</dd>
      </div>
      <div>
        <dt>付款金额</dt>
        <dd className="num">{yuan(totals?.paid_amount)}</dd>
      </div>
      <div>
        <dt>已退金额</dt>
        <dd className="num">{yuan(totals?.refunded_amount)}</dd>
      </div>
    </dl>
  )
}
