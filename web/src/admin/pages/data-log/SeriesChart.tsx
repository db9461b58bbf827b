import { lazy, Suspense, useMemo } from 'react'
import { shortPointName } from '../../shared/point-name.ts'
import type { Kind, Point } from './kinds.ts'
import { totalOf } from './kinds.ts'

const LineChart = lazy(async () => ({ default: (await import('../../kit/LineChart.tsx')).LineChart }))

interface SeriesChartProps {
  points: readonly Point[]
  kinds: readonly Kind[]
  unit: 'hour' | 'day'
}

export const SeriesChart = ({ points, kinds, unit }: SeriesChartProps) => {
  const data = useMemo(
    () => ({
      labels: points.map(({ time }) => shortPointName(time, unit)),
      series: kinds.map(({ key, label, color, dash }) => ({
        label,
        color,
        dash,
        counts: points.map((point) => point[key]),
      })),
    }),
    [points, unit, kinds],
  )
  const totals = kinds.map(({ key, label }) => `${label} ${totalOf(points, key) ?? '读不到'}`)
  return (
    <Suspense fallback={null}>
      <LineChart {...data} summary={`折线图：${totals.join('，')}。数值在下面的表格里。`} />
    </Suspense>
  )
}
