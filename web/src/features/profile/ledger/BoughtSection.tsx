import { Link } from 'react-router-dom'
import { useAccountQuery } from '../../../lib/session/account.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { formatCount, formatDateTime } from '../../../lib/text/text-format.ts'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import { Health } from '../../../ui/resource/Health.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { pageSize } from '../api.ts'
import styles from './BoughtSection.module.css'
import ledger from './Ledger.module.css'
import { Paged } from './Paged.tsx'
import type { SectionProps } from '../section-props.ts'

type Bought = ApiOutput<'GET /auth/v1/disk/bought'>['list'][number]

export const BoughtSection = ({ page }: Pick<SectionProps, 'page'>) => {
  const bought = useAccountQuery('GET /auth/v1/disk/bought', { page, size: pageSize })
  return (
    <section aria-label="已购资源">
      <Paged query={bought} tab="bought" page={page} empty={<None />}>
        {({ list }) => (
          <table className={ledger.ledger}>
            <thead>
              <tr>
                <th scope="col">资源</th>
                <th scope="col">时间</th>
                <th scope="col" data-number="true">
                  花费
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((purchase) => (
                <Row key={purchase.doc_id} of={purchase} />
              ))}
            </tbody>
          </table>
        )}
      </Paged>
    </section>
  )
}

const Row = ({ of: { doc_id, disk_name, disk_type, health, cost_coin, create_time, refunded } }: { of: Bought }) => (
  <tr>
    <td data-cell="what">
      <Link className={styles.name} to={`/doc/${doc_id}`}>
        {disk_name}
      </Link>
      <span className={styles.facts}>
        <DriveTag type={disk_type} />
        <Health health={health} />
      </span>
    </td>
    <td data-cell="when" className="num">
      <time dateTime={create_time}>{formatDateTime(create_time)}</time>
    </td>
    <td data-cell="much" data-number="true" data-quiet={cost_coin === 0} className="num">
      {cost_coin > 0 ? `${formatCount(cost_coin)} 积分` : '免费'}
      {refunded > 0 && '，已退还'}
    </td>
  </tr>
)

const None = () => (
  <EmptyState title="还没有购买过资源">
    <Link className="btn btn-soft" to="/search">
      去搜索
    </Link>
  </EmptyState>
)
