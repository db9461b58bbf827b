import { useNow } from '../../../lib/browser/clock.ts'
import { canBeHourly, presetRange, presets } from './range.ts'
import type { DayRange } from './range.ts'
import styles from './data-log.module.css'

interface RangeBarProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

const units = [
  { unit: 'hour', label: '按小时' },
  { unit: 'day', label: '按天' },
] as const

export const RangeBar = ({ range, onChange }: RangeBarProps) => {
  const now = new Date(useNow())
  const setDay = (changes: Partial<DayRange>): void => {
    const next = { ...range, ...changes }
    // The other end follows, so that the range is never empty.
    if (next.from > next.to) Object.assign(next, changes.from ? { to: next.from } : { from: next.to })
    onChange(next)
  }
  return (
    <section className={styles.range} aria-label="时间范围">
      <div className={styles.choices}>
        {presets.map(({ label, days }) => {
          const preset = presetRange(days, now)
          const isChosen = preset.from === range.from && preset.to === range.to
          return (
            <button key={days} type="button" className="chip" aria-pressed={isChosen} onClick={() => onChange(preset)}>
              {label}
            </button>
          )
        })}
      </div>
      <div className={styles.days}>
        <label>
          从
          <input
            type="date"
            value={range.from}
            onChange={({ target }) => target.value && setDay({ from: target.value })}
          />
        </label>
        <label>
          到
          <input type="date" value={range.to} onChange={({ target }) => target.value && setDay({ to: target.value })} />
        </label>
      </div>
      <div className={styles.choices}>
        {units.map(({ unit, label }) => (
          <button
            key={unit}
            type="button"
            className="chip"
            aria-pressed={range.unit === unit}
            disabled={unit === 'hour' && !canBeHourly(range)}
            onClick={() => onChange({ ...range, unit })}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
