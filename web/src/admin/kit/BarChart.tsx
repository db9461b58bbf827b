import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import styles from './BarChart.module.css'

const height = 96
const step = 20

interface BarChartProps {
  counts: readonly number[]
  /** Caption of the bar under the pointer, else of the highest bar. */
  caption: (index: number, isPointed: boolean) => ReactNode
  /** One label per `barsPerLabel` bars, starting at the first bar. */
  labels: readonly string[]
  barsPerLabel: number
  /** Text alternative for screen readers. */
  summary: string
}

export const BarChart = ({ counts, caption, labels, barsPerLabel, summary }: BarChartProps) => {
  const [pointedIndex, setPointedIndex] = useState<number>()
  const highest = Math.max(...counts, 1)
  const shown = pointedIndex ?? counts.indexOf(Math.max(...counts))
  const isEmpty = counts.every((count) => count === 0)
  const scale = { '--labels': counts.length / barsPerLabel, '--bars': barsPerLabel } as CSSProperties
  return (
    <figure className={styles.bars}>
      <figcaption className="num">{caption(shown, pointedIndex !== undefined)}</figcaption>
      <svg
        viewBox={`0 0 ${counts.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerLeave={() => setPointedIndex(undefined)}
      >
        {counts.map((count, index) => {
          const size = count === 0 ? 1 : Math.max(3, (count / highest) * height)
          return (
            // A bar is identified by its position.
            <g key={index} onPointerEnter={() => setPointedIndex(index)} data-on={index === shown && !isEmpty}>
              <rect className={styles.touch} x={index * step} y={0} width={step} height={height} />
              <rect x={index * step + 3} y={height - size} width={step - 6} height={size} />
            </g>
          )
        })}
      </svg>
      <div className={styles.scale} style={scale} aria-hidden="true">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <p className="vh">{summary}</p>
    </figure>
  )
}
