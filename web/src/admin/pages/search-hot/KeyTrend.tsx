import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '../../../lib/api/api.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { SkeletonBar, Skeleton } from '../../../ui/feedback/states.tsx'
import { BarChart } from '../../kit/BarChart.tsx'
import { Time } from '../../kit/table/columns.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import type { SearchedKey } from './columns.tsx'
import styles from './search-hot.module.css'

const daysPerLabel = 5

export const KeyTrend = ({ searchKey, row }: { searchKey: string; row: SearchedKey | undefined }) => {
  const { data, error } = useQuery({ ...queryOf('GET /v1/hot_key/info', { key: searchKey }), staleTime: 0 })
  const facts: (readonly [string, ReactNode])[] = [
    ...(data
      ? ([
          ['今天', `${formatCount(data.count)} 次`],
          ['全部', `${formatCount(data.total)} 次`],
        ] as const)
      : []),
    ...(row
      ? ([
          ['所选日期里', `${formatCount(row.count)} 次`],
          ['最近一次的结果', `${formatCount(row.hits)} 个`],
          ['最近搜索', <Time key="at" at={row.last_time} />],
        ] as const)
      : []),
  ]
  return (
    <>
      <DescriptionList of={facts} />
      {error ? (
        <p className={styles.hint}>没有走势：{failureOf(error).msg}</p>
      ) : data ? (
        <DayChart series={data.series} />
      ) : (
        <Skeleton rows={1}>
          <SkeletonBar width="100%" height={144} />
        </Skeleton>
      )}
    </>
  )
}

const DayChart = ({ series }: { series: ApiOutput<'GET /v1/hot_key/info'>['series'] }) => {
  const counts = series.map((day) => day.count)
  return (
    <BarChart
      counts={counts}
      labels={series.filter((_, index) => index % daysPerLabel === 0).map(({ day }) => day.slice(5))}
      barsPerLabel={daysPerLabel}
      caption={(index, isPointed) =>
        counts.every((count) => count === 0) ? (
          '最近 30 天没有人搜索'
        ) : (
          <>
            {isPointed ? '所指' : '最多的一天'} {series[index]?.day}，搜索 <b>{formatCount(counts[index] ?? 0)}</b> 次
          </>
        )
      }
      summary={series.map((day) => `${day.day} ${day.count} 次`).join('，')}
    />
  )
}
