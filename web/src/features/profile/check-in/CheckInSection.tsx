import { useAccountQuery } from '../../../lib/session/account.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { formatCount, formatDate } from '../../../lib/text/text-format.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { readOnlyInput, useCheckIn } from '../api.ts'
import { Calendar, CalendarSkeleton } from './Calendar.tsx'
import styles from './CheckInSection.module.css'

export const CheckInSection = () => {
  const calendar = useAccountQuery('GET /auth/v1/user/check_in', readOnlyInput)
  const rules = useSite().checkIn
  const { checkIn, isPending } = useCheckIn()
  const today = formatDate(new Date(useNow()).toISOString())
  if (calendar.error) return <ErrorState error={calendar.error} onRetry={() => void calendar.refetch()} />
  if (!calendar.data) return <CalendarSkeleton />
  const { checked_in, coin_gained, coin_tomorrow, streak, days } = calendar.data
  return (
    <section aria-label="签到" className={styles.check}>
      <Calendar today={today} days={days} />
      <div className={styles.side}>
        <p className={styles.streak}>
          <span>连续签到</span>
          <strong className="num">{formatCount(streak)}</strong>
          <span>天</span>
        </p>
        {checked_in ? (
          <p className={styles.done}>
            <Icon of={checkIcon} size={20} />
            今天已签到
          </p>
        ) : (
          <button type="button" className={`btn btn-solid ${styles.button}`} disabled={isPending} onClick={checkIn}>
            {isPending ? '签到中…' : '今天签到'}
          </button>
        )}
        <dl className={styles.gains}>
          <Gain name={checked_in ? '今天获得' : '今天可得'} coin={coin_gained} />
          {checked_in && <Gain name="明天可得" coin={coin_tomorrow} />}
          <div>
            <dt>本月已签到</dt>
            <dd className="num">{days.length} 天</dd>
          </div>
        </dl>
        {rules.streakCoin > 0 && (
          <p className={styles.rule}>
            连续签到每天多得 {formatCount(rules.streakCoin)} 积分，第 7 天起不再增加，断签后重新开始。
          </p>
        )}
      </div>
    </section>
  )
}

const Gain = ({ name, coin }: { name: string; coin: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className={`num ${styles.coin}`}>+{formatCount(coin)} 积分</dd>
  </div>
)
