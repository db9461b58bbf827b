import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../lib/api.ts'
import { queryOf } from '../../../lib/queries.ts'
import { formatCount } from '../../../lib/text-format.ts'
import { Bar, Skeleton } from '../../../ui/states.tsx'
import { Bars } from '../../kit/Bars.tsx'
import { Facts } from '../../kit/Facts.tsx'
import styles from './search-hot.module.css'

const daysPerLabel = 5

/** How often a key was searched for on each of the last 30 days. */
export const KeyTrend = ({ searchKey }: { searchKey: string }) => {
  const { data, error } = useQuery({ ...queryOf('GET /v1/hot_key/info', { key: searchKey }), staleTime: 0 })
  if (error) return <p className={styles.hint}>没有走势：{failureOf(error).msg}</p>
  if (!data)
    return (
      <Skeleton rows={1}>
        <Bar width="100%" height={144} />
      </Skeleton>
    )
  const { count, total, series } = data
  const counts = series.map((day) => day.count)
  return (
    <>
      <Facts
        of={[
          ['今天', `${formatCount(count)} 次`],
          ['全部', `${formatCount(total)} 次`],
        ]}
      />
      <Bars
        counts={counts}
        labels={series.filter((_, index) => index % daysPerLabel === 0).map(({ day }) => day.slice(5))}
        barsPerLabel={daysPerLabel}
        caption={(index, isPointed) =>
          counts.every((one) => one === 0) ? (
            '最近 30 天没有人搜索'
          ) : (
            <>
              {isPointed ? '所指' : '最多的一天'} {series[index]?.day}，搜索 <b>{formatCount(counts[index] ?? 0)}</b> 次
            </>
          )
        }
        summary={series.map((day) => `${day.day} ${day.count} 次`).join('，')}
      />
    </>
  )
}
