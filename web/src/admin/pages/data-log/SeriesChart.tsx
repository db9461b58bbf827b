import { lazy, Suspense, useMemo } from 'react'
import { shortPointName } from '../../shared/point-name.ts'
import type { Kind, Point } from './kinds.ts'
import { formatFigure, totalOf } from './kinds.ts'

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
      series: kinds.map(({ key, label, color, dash, isMoney }) => ({
        label,
        color,
        dash,
        counts: points.map(({ [key]: count }) => (isMoney && count !== null ? count / 100 : count)),
      })),
    }),
    [points, unit, kinds],
  )
  const totals = kinds.map((kind) => {
    const total = totalOf(points, kind.key)
    return `${kind.label} ${total === null ? '读不到' : formatFigure(kind, total)}`
  })
  return (
    <Suspense fallback={null}>
      <LineChart {...data} summary={`折线图：${totals.join('，')}。数值在下面的表格里。`} />
    </Suspense>
  )
}
