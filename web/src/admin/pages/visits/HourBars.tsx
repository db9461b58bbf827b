import { useState } from 'react'
import { formatCount } from '../../../lib/text-format.ts'
import styles from './visits.module.css'

const height = 96
const step = 20
const labelledHours = [0, 3, 6, 9, 12, 15, 18, 21]

/** 24 bars and their scale; the hour under the pointer says its number, else the busiest one. */
export const HourBars = ({ counts, label }: { counts: readonly number[]; label: string }) => {
  const [at, setAt] = useState<number>()
  const most = Math.max(...counts, 1)
  const shown = at ?? counts.indexOf(Math.max(...counts))
  const count = counts[shown] ?? 0
  const sum = counts.reduce((total, one) => total + one, 0)
  return (
    <figure className={styles.hours}>
      <figcaption className="num">
        {sum === 0 ? (
          `这一天还没有${label}`
        ) : (
          <>
            {at === undefined ? '最多的一小时' : '所指'} {shown}:00–{shown + 1}:00，{label} <b>{formatCount(count)}</b>{' '}
            次
          </>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${24 * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerLeave={() => setAt(undefined)}
      >
        {counts.map((one, hour) => {
          const size = one === 0 ? 1 : Math.max(3, (one / most) * height)
          return (
            // The place in the row is what an hour is.
            <g key={hour} onPointerEnter={() => setAt(hour)} data-on={hour === shown && sum > 0}>
              <rect className={styles.touch} x={hour * step} y={0} width={step} height={height} />
              <rect x={hour * step + 3} y={height - size} width={step - 6} height={size} />
            </g>
          )
        })}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        {labelledHours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <p className="vh">{counts.map((one, hour) => `${hour} 点 ${one} 次`).join('，')}</p>
    </figure>
  )
}
