import { useNow } from '../../../lib/browser/clock.ts'
import { canBeHourly, isDay, moveEnd, presetRange, presets } from './range.ts'
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

const ends = [
  { end: 'from', label: '从' },
  { end: 'to', label: '到' },
] as const

interface DayInputProps {
  day: string
  max: string
  onChange: (day: string) => void
}

/** Earlier years are half typed. */
const firstDay = '2000-01-01'

/** Reports a day on blur and Enter: while a year is typed, the input holds years like 0002. */
const DayInput = ({ day, max, onChange }: DayInputProps) => {
  const commit = (input: HTMLInputElement): void => {
    const { value } = input
    if (value >= firstDay && value <= max && isDay(value)) return void (value !== day && onChange(value))
    input.value = day
  }
  return (
    <input
      key={day}
      type="date"
      defaultValue={day}
      min={firstDay}
      max={max}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
    />
  )
}

export const RangeBar = ({ range, onChange }: RangeBarProps) => {
  const now = new Date(useNow())
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
        {ends.map(({ end, label }) => (
          <label key={end}>
            {label}
            <DayInput
              day={range[end]}
              max={presetRange(1, now).to}
              onChange={(day) => onChange(moveEnd(range, end, day))}
            />
          </label>
        ))}
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
