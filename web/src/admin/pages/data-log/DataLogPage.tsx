import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '../../../lib/browser/clock.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { defaultKinds, kinds } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { KindTotals } from './KindTotals.tsx'
import { RangeBar } from './RangeBar.tsx'
import { readRange } from './range.ts'
import type { DayRange } from './range.ts'
import { SeriesChart } from './SeriesChart.tsx'
import { SeriesTable } from './SeriesTable.tsx'
import { TopLists } from './TopLists.tsx'
import styles from './data-log.module.css'

/** The state is in the address: range, unit and chosen kinds. */
const useChoice = () => {
  const [params, setParams] = useSearchParams()
  const nowMs = useNow()
  const range = readRange(params, new Date(nowMs))
  const keys = params.get('kinds')?.split(',') ?? defaultKinds
  const available = kinds.filter(({ isDaily }) => !isDaily || range.unit === 'day')
  const chosenKeys = available.flatMap(({ key }) => (keys.includes(key) ? key : [])).join()
  // The same array until the choice changes: a new one draws the chart again.
  const chosen = useMemo(() => kinds.filter(({ key }) => chosenKeys.split(',').includes(key)), [chosenKeys])
  const change = (changes: Record<string, string>): void =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    range,
    available,
    chosen,
    setRange: (next: DayRange) => change({ ...next }),
    toggle: ({ key }: Kind) => {
      const isChosen = chosen.some((kind) => kind.key === key)
      const next = kinds.filter((kind) => (kind.key === key ? !isChosen : chosen.includes(kind)))
      if (next.length > 0) change({ kinds: next.map((kind) => kind.key).join(',') })
    },
  }
}

export const Page = () => {
  const { range, available, chosen, setRange, toggle } = useChoice()
  const series = useQuery({ ...queryOf('GET /admin/v1/visit/data_log', { ...range }), staleTime: 60_000 })
  const points = useMemo(() => series.data?.list ?? [], [series.data])
  return (
    <>
      <ListHead title="数据统计" hint="按上海时间统计；刚刚的数据最多晚几秒出现。" />
      <RangeBar range={range} onChange={setRange} />
      {series.error ? (
        <ErrorState error={series.error} onRetry={() => void series.refetch()} />
      ) : (
        <>
          <KindTotals kinds={available} chosen={chosen} points={series.data && points} onToggle={toggle} />
          <div className={styles.chart} aria-busy={series.isPending}>
            {series.data && <SeriesChart points={points} kinds={chosen} unit={range.unit} />}
          </div>
          <SeriesTable points={points} kinds={available} range={range} />
        </>
      )}
      <TopLists range={range} />
    </>
  )
}
