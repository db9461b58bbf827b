import { Link } from 'react-router-dom'
import { formatCount, formatSize } from '../../../lib/text/text-format.ts'
import type { Overview } from './overview-query.ts'
import styles from './WorkList.module.css'

interface Tile {
  word: string
  to: string
  /** Undefined while it loads, null when the service does not answer. */
  value: string | null | undefined
  isOpen?: boolean
}

type Counts = Pick<
  Overview['work'],
  'review' | 'failed_items' | 'reported' | 'dead_bought' | 'failed_jobs' | 'dead_letters' | 'index_lag'
>

const countTiles: { of: keyof Counts; word: string; to: string }[] = [
  { of: 'review', word: '待审核的导入', to: '/admin/list_disk_task?status=review' },
  { of: 'reported', word: '待处理的举报', to: '/admin/list_report?status=open' },
  { of: 'dead_bought', word: '有人买过的失效资源', to: '/admin/list_disk?health=dead&bought=yes' },
  { of: 'failed_items', word: '失败的导入', to: '/admin/list_disk_task?status=failed' },
  { of: 'failed_jobs', word: '失败的任务', to: '/admin/list_task?status=failed' },
  { of: 'dead_letters', word: '处理失败的事件', to: '#services' },
  { of: 'index_lag', word: '等待索引的变更', to: '#services' },
]

const countTile = (work: Counts | undefined, { of, word, to }: (typeof countTiles)[number]): Tile => {
  const count = work?.[of]
  return { word, to, value: typeof count === 'number' ? formatCount(count) : count, isOpen: (count ?? 0) > 0 }
}

type Orders = NonNullable<Overview['work']['orders']>

const orderTiles: { of: Exclude<keyof Orders, 'reconciled_at'>; word: string; to: string; isQuiet?: boolean }[] = [
  { of: 'waiting', word: '待确认转账', to: '/admin/list_order?state=waiting' },
  { of: 'failed_refunds', word: '退款失败', to: '/admin/list_order?state=refund_failed' },
  { of: 'differences', word: '对账差异', to: '/admin/list_order?state=difference' },
  // Most of these pay or expire by themselves.
  { of: 'unpaid', word: '待支付的订单', to: '/admin/list_order?status=pending', isQuiet: true },
]

const orderTile = (
  orders: Overview['work']['orders'] | undefined,
  { of, word, to, isQuiet = false }: (typeof orderTiles)[number],
): Tile => {
  const count = orders?.[of]
  if (count === undefined) return { word, to, value: orders as null | undefined }
  return { word, to, value: formatCount(count), isOpen: !isQuiet && count > 0 }
}

const pushTile = (push: Overview['work']['push'] | undefined): Tile => {
  const word = '今天的推送余额'
  if (!push) return { word, to: '/admin/list_task?kind=push_pages', value: push }
  if (push.quota === null) return { word, to: '/admin/config?open=seo', value: '未启用' }
  return {
    word,
    to: '/admin/list_task?kind=push_pages',
    value: `${formatCount(push.left)} / ${formatCount(push.quota)}`,
    isOpen: push.left === 0,
  }
}

/** Elasticsearch stops placing data on a disk that is 85 % full. */
const minFreeShare = 0.15

const spaceTile = (space: Overview['work']['space'] | undefined): Tile => {
  const tile = { word: '磁盘剩余', to: '#services' }
  if (!space) return { ...tile, value: space }
  const share = space.disk_free / space.disk_total
  const value = `${formatSize(space.disk_free) || '0'} · ${Math.floor(share * 100)}%`
  return { ...tile, value, isOpen: share < minFreeShare }
}

const textOf = (value: Tile['value']): string => (value === null ? '读不到' : (value ?? '–'))

/** The tiles always render, so that the page does not shift when the counts arrive. */
export const WorkList = ({ work }: { work: Overview['work'] | undefined }) => (
  <ul className={styles.work} aria-label="待办">
    {[
      ...countTiles.map((tile) => countTile(work, tile)),
      ...orderTiles.map((tile) => orderTile(work?.orders, tile)),
      pushTile(work?.push),
      spaceTile(work?.space),
    ].map(({ word, to, value, isOpen = false }) => (
      <li key={word}>
        <Link to={to} data-open={isOpen} data-missing={value === null}>
          {word} <span className="num">{textOf(value)}</span>
        </Link>
      </li>
    ))}
  </ul>
)
