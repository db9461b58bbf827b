import { formatCount } from '../../../lib/text/text-format.ts'
import { BarChart } from '../../kit/BarChart.tsx'

const labelledHours = ['0', '3', '6', '9', '12', '15', '18', '21']

export const HourChart = ({ counts, label }: { counts: readonly number[]; label: string }) => (
  <BarChart
    counts={counts}
    labels={labelledHours}
    barsPerLabel={3}
    caption={(hour, isPointed) =>
      counts.every((count) => count === 0) ? (
        `这一天还没有${label}`
      ) : (
        <>
          {isPointed ? '所指' : '最多的一小时'} {hour}:00–{hour + 1}:00，{label} <b>{formatCount(counts[hour] ?? 0)}</b>{' '}
          次
        </>
      )
    }
    summary={counts.map((count, hour) => `${hour} 点 ${count} 次`).join('，')}
  />
)
