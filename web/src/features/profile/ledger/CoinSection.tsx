import { useAccountQuery } from '../../../lib/session/account.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { Link } from 'react-router-dom'
import { useSite } from '../../../lib/settings/use-site.ts'
import { shopAddress } from '../../../lib/shop/shop-address.ts'
import { formatCount, formatDateTime } from '../../../lib/text/text-format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { pageSize } from '../api.ts'
import { reasonLabel } from '../../../shared/coins/coin-reasons.ts'
import styles from './Ledger.module.css'
import { Paged } from './Paged.tsx'
import type { SectionProps } from '../section-props.ts'

type Movement = ApiOutput<'GET /auth/v1/user/coin_log'>['list'][number]

export const CoinSection = ({ page }: Pick<SectionProps, 'page'>) => {
  const log = useAccountQuery('GET /auth/v1/user/coin_log', { page, size: pageSize })
  const { isShopOpen } = useSite()
  return (
    <section aria-label="积分明细">
      {isShopOpen && (
        <Link className={`btn btn-soft ${styles.shop}`} to={shopAddress({ need: 'coin' })}>
          购买积分
        </Link>
      )}
      <Paged query={log} tab="coin" page={page} empty={<EmptyState title="还没有积分记录" />}>
        {({ list }) => (
          <table className={styles.ledger}>
            <thead>
              <tr>
                <th scope="col">事由</th>
                <th scope="col">时间</th>
                <th scope="col" data-number="true">
                  变动
                </th>
                <th scope="col" data-number="true">
                  余额
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((movement) => (
                <Row key={movement.id} movement={movement} />
              ))}
            </tbody>
          </table>
        )}
      </Paged>
    </section>
  )
}

const Row = ({ movement: { delta, balance, reason, note, create_time } }: { movement: Movement }) => (
  <tr>
    <td data-cell="what">
      {reasonLabel(reason)}
      {note && <span className={styles.note}>{note}</span>}
    </td>
    <td data-cell="when" className="num">
      <time dateTime={create_time}>{formatDateTime(create_time)}</time>
    </td>
    <td data-cell="much" data-number="true" data-gain={delta > 0} className="num">
      {signed(delta)}
    </td>
    <td data-cell="left" data-number="true" className="num">
      {formatCount(balance)}
    </td>
  </tr>
)

// The minus sign U+2212 is as wide as the plus, so that the columns align.
const signed = (delta: number): string => `${delta < 0 ? '−' : '+'}${formatCount(Math.abs(delta))}`
