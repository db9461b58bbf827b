import { listGains } from '../../../shared/shop/goods-points.ts'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { Badge } from '../../kit/Badge.tsx'
import type { BadgeTone } from '../../kit/Badge.tsx'
import { Time } from '../../kit/table/columns.tsx'
import type { Refund } from './orders.ts'
import styles from './orders.module.css'

const refundStatuses: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  pending: { label: '等支付方确认', tone: 'warn' },
  returned: { label: '钱已退，正在收回', tone: 'accent' },
  done: { label: '已完成', tone: 'ok' },
  failed: { label: '失败', tone: 'bad' },
}

const describeRevoked = ({ status, coin, vip_days, missing_coin, missing_vip_days }: Refund): string => {
  if (status !== 'done') return ''
  const revoked = listGains({ coin, vip_days }).join('、')
  const missing = listGains({ coin: missing_coin, vip_days: missing_vip_days }).join('、')
  return [revoked ? `收回了 ${revoked}` : '没有收回积分和会员', missing && `已经用掉、收不回的：${missing}`]
    .filter(Boolean)
    .join('；')
}

export const RefundList = ({ refunds }: { refunds: readonly Refund[] }) =>
  refunds.length > 0 && (
    <section className={styles.part}>
      <h3>退款</h3>
      <ol className={styles.entries}>
        {refunds.map((refund) => {
          const status = refundStatuses[refund.status]
          return (
            <li key={refund.id}>
              <p className={styles.refund}>
                <b className="num">{fixedYuan(refund.amount)} 元</b>
                <Badge tone={status?.tone ?? 'off'}>{status?.label ?? refund.status}</Badge>
              </p>
              {refund.failure && <p className={styles.text}>失败原因：{refund.failure}</p>}
              {describeRevoked(refund) && <p className={styles.text}>{describeRevoked(refund)}</p>}
              {refund.note && <p className={styles.text}>{refund.note}</p>}
              <p className={styles.hint}>
                <Time at={refund.create_time} /> {refund.admin_id > 0 && `管理员 ${refund.admin_id}`}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
