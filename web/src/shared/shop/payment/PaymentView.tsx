import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { failureOf } from '../../../lib/api/api.ts'
import { safeUrl } from '../../../lib/text/text-format.ts'
import { useCountdown } from '../../../lib/browser/use-countdown.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon, checkIcon } from '../../../ui/icons/icons.ts'
import { listGains } from '../goods-points.ts'
import { fixedYuan } from '../yuan.ts'
import { refreshAfterOrder, useCancelOrder, useOrderState } from './api.ts'
import type { OrderPayment } from './api.ts'
import { ManualTransfer } from './ManualTransfer.tsx'
import styles from './Payment.module.css'
import { countdownText } from './countdown-text.ts'

interface PaymentViewProps {
  payment: OrderPayment
  back: string
  onClose: () => void
}

/** Shows how to pay an order, follows its state, and shows what it gave. */
export const PaymentView = ({ payment, back, onClose }: PaymentViewProps) => {
  const client = useQueryClient()
  const state = useOrderState(payment.order_no)
  const cancellation = useCancelOrder()
  // The answer to a cancellation may say `paid`: the order continues, so its state is followed further.
  const isCancelled = cancellation.data?.status === 'timeout'
  const status = isCancelled ? 'timeout' : (state.data?.status ?? payment.status)
  useEffect(() => {
    if (status === 'finished' || status === 'timeout') void refreshAfterOrder(client)
  }, [client, status])
  const done = back ? (
    <Link className="btn btn-solid" to={back} replace>
      返回刚才的页面
    </Link>
  ) : (
    <button type="button" className="btn btn-solid" onClick={onClose}>
      完成
    </button>
  )
  return (
    <div className={styles.payment}>
      <output className="vh">{announcementOf(status)}</output>
      {status === 'pending' && (
        <>
          <p className={`num ${styles.total}`}>
            ¥{fixedYuan(payment.amount)}
            <span>{payment.goods_name}</span>
          </p>
          <Pending payment={payment} />
          {state.error && <p className={styles.hint}>{failureOf(state.error).msg}，正在重新查询付款结果…</p>}
          <FormFailure error={cancellation.error} />
          <div className={styles.actions}>
            <button
              type="button"
              className="btn"
              disabled={cancellation.isPending}
              onClick={() => cancellation.mutate(payment.order_no)}
            >
              {cancellation.isPending ? '取消中…' : '取消订单'}
            </button>
            <button type="button" className="btn btn-soft" onClick={onClose}>
              稍后付款
            </button>
          </div>
        </>
      )}
      {status === 'paid' && (
        <Result tone="waiting" title="已付款，正在到账">
          <p>通常只要几秒。可以关闭这个窗口，不影响到账。</p>
        </Result>
      )}
      {status === 'finished' && (
        <Result tone="good" title="支付成功">
          <p className="num">已到账：{listGains(payment).join(' + ')}</p>
          <div className={styles.actions}>{done}</div>
        </Result>
      )}
      {status === 'timeout' && (
        <Result tone="bad" title={isCancelled ? '订单已取消' : '订单已超时'}>
          <p>如果您已经付款，请不要再付：收到款项后会自动到账，结果在“个人中心 → 订单”里。</p>
          <div className={styles.actions}>
            <button type="button" className="btn btn-soft" onClick={onClose}>
              关闭
            </button>
          </div>
        </Result>
      )}
      <p className={`num ${styles.number}`}>订单号 {payment.order_no}</p>
    </div>
  )
}

const announcements: Record<string, string> = {
  paid: '已付款，正在到账',
  finished: '支付成功，已到账',
  timeout: '订单已关闭',
}

const announcementOf = (status: string): string => announcements[status] ?? ''

const Pending = ({ payment }: { payment: OrderPayment }) => {
  const { pay } = payment
  if (pay?.kind === 'manual') return <ManualTransfer payment={payment} />
  if (pay?.kind === 'qr') return <QrPayment payment={payment} svg={pay.qr_svg} url={pay.url} />
  return <p className={styles.hint}>正在核对付款结果…</p>
}

const QrPayment = ({ payment, svg, url }: { payment: OrderPayment; svg: string; url: string }) => (
  <>
    {/* As an image: a document of the server never becomes part of the page. */}
    <img
      className={styles.qr}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="付款二维码"
      width={208}
      height={208}
    />
    <p className={styles.scan}>打开支付宝扫一扫</p>
    {safeUrl(url) && (
      <a className="btn btn-soft" href={safeUrl(url)} target="_blank" rel="noopener noreferrer">
        打开支付宝付款
      </a>
    )}
    <Deadline at={payment.expire_at} />
  </>
)

const Deadline = ({ at }: { at: string }) => {
  const { secondsLeft, start } = useCountdown()
  useEffect(() => start((Date.parse(at) - Date.now()) / 1_000), [at, start])
  return (
    <p className={`num ${styles.hint}`}>
      {secondsLeft > 0 ? `请在 ${countdownText(secondsLeft)} 内付款` : '付款时间已到，正在核对付款结果…'}
    </p>
  )
}

const Result = ({
  tone,
  title,
  children,
}: {
  tone: 'good' | 'bad' | 'waiting'
  title: string
  children: ReactNode
}) => (
  <div className={styles.result} data-tone={tone}>
    <span className={styles.sign}>
      <Icon of={tone === 'bad' ? alertIcon : checkIcon} size={28} />
    </span>
    <h3>{title}</h3>
    {children}
  </div>
)
