import { SkeletonBar, Skeleton } from '../../../ui/feedback/states.tsx'
import styles from './Calendar.module.css'
import { weeksOfMonth } from './month.ts'

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

interface CalendarProps {
  /** Date in Shanghai, such as 2026-11-21. */
  today: string
  days: readonly string[]
}

export const Calendar = ({ today, days }: CalendarProps) => {
  const checked = new Set(days)
  return (
    <table className={styles.month}>
      <caption className="num">
        {today.slice(0, 4)} 年 {Number(today.slice(5, 7))} 月
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={`星期${name}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(today).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) =>
              date ? (
                <Day
                  key={date}
                  date={date}
                  today={today}
                  isChecked={checked.has(date)}
                  joinsLeft={checked.has(week[index - 1] ?? '')}
                  joinsRight={checked.has(week[index + 1] ?? '')}
                />
              ) : (
                // Day of another month: an empty cell, keyed by its weekday.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <td key={weekdays[index]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  date: string
  today: string
  isChecked: boolean
  joinsLeft: boolean
  joinsRight: boolean
}

const Day = ({ date, today, isChecked, joinsLeft, joinsRight }: DayProps) => {
  const isToday = date === today
  return (
    <td
      data-checked={isChecked}
      data-left={isChecked && joinsLeft}
      data-right={isChecked && joinsRight}
      data-future={date > today}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={date} className={`num ${styles.day}`}>
        {Number(date.slice(8))}
      </time>
      {isChecked && <span className="vh">已签到</span>}
    </td>
  )
}

export const CalendarSkeleton = () => (
  <Skeleton rows={1}>
    <div className={styles.waiting}>
      <SkeletonBar width="100%" height={320} />
      <SkeletonBar width="100%" height={200} />
    </div>
  </Skeleton>
)
