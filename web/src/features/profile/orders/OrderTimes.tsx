import { formatDateTime } from '../../../lib/text/text-format.ts'
import styles from './OrderSection.module.css'

interface OrderTimesProps {
  /** Times that did not happen are empty. */
  of: { create_time: string; paid_at: string; finished_at: string }
}

export const OrderTimes = ({ of: order }: OrderTimesProps) => {
  const times = [
    ['下单', order.create_time],
    ['付款', order.paid_at],
    ['完成', order.finished_at],
  ] as const
  return times.map(
    ([label, at]) =>
      at && (
        <span key={label} className={styles.time}>
          {label} <time dateTime={at}>{formatDateTime(at)}</time>
        </span>
      ),
  )
}
