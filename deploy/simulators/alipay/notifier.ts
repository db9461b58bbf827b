/** Sends notifications as https://opendocs.alipay.com/open/194/103296 describes, until the site answers exactly `success`. */
import { randomBytes } from 'node:crypto'
import { formatTime } from '@pandex/contracts/shanghai-time'
import { toYuan } from './amounts.ts'
import { createAccountKeys } from './simulated-account.ts'
import type { SimulatedAccount } from './simulated-account.ts'
import { refundedOf } from './simulated-trade.ts'
import type { SimulatedTrade } from './simulated-trade.ts'

export const notificationModes = [
  'normal',
  'drop',
  'duplicate',
  'reorder',
  'unsigned',
  'wrong_sign',
  'wrong_amount',
  'wrong_app',
  'wrong_seller',
] as const

/** `reorder`: a notification waits for the next one, which is sent first. */
export type NotificationMode = (typeof notificationModes)[number] | { delayMs: number }

export interface SentNotification {
  fields: Readonly<Record<string, string>>
  status: number | undefined
  answer: string
}

/** Documented: 4 min, 10 min, 10 min, 1 h, 2 h, 6 h, 15 h. */
const documentedRetrySeconds = [240, 600, 600, 3_600, 7_200, 21_600, 54_000]

/** Makes the whole schedule pass in about six minutes. */
const defaultTimeScale = 1 / 240

const timeoutMs = 15_000
const maxSent = 1_000
const maxQueued = 1_000

const withMilliseconds = (time: Date): string =>
  `${formatTime(time)}.${String(time.getMilliseconds()).padStart(3, '0')}`

/** The simulator must not send anything to other machines. */
const isLoopback = (url: string): boolean => {
  const host = URL.parse(url)?.hostname ?? ''
  return ['127.0.0.1', 'localhost', '[::1]'].includes(host)
}

const fieldsOf = (account: SimulatedAccount, trade: SimulatedTrade): Record<string, string> => {
  const amount = toYuan(trade.total)
  const refunded = refundedOf(trade)
  return {
    app_id: account.app_id,
    auth_app_id: account.app_id,
    buyer_id: '2088************',
    buyer_logon_id: '159****5620',
    buyer_pay_amount: trade.paidAt ? amount : '0.00',
    charset: 'utf-8',
    gmt_create: formatTime(trade.createdAt),
    invoice_amount: trade.paidAt ? amount : '0.00',
    notify_id: randomBytes(17).toString('hex'),
    notify_time: formatTime(new Date()),
    notify_type: 'trade_status_sync',
    out_trade_no: trade.out_trade_no,
    point_amount: '0.00',
    receipt_amount: trade.paidAt ? amount : '0.00',
    seller_email: 'sh***@example.com',
    seller_id: account.seller_id,
    subject: trade.subject,
    total_amount: amount,
    trade_no: trade.trade_no,
    trade_status: trade.status,
    version: '1.0',
    ...(trade.paidAt && { gmt_payment: formatTime(trade.paidAt) }),
    ...(trade.closedAt && { gmt_close: formatTime(trade.closedAt) }),
    ...(trade.refundedAt && { gmt_refund: withMilliseconds(trade.refundedAt), refund_fee: toYuan(refunded) }),
  }
}

const alter = (mode: NotificationMode, fields: Record<string, string>): Record<string, string> => {
  if (mode === 'wrong_amount') return { ...fields, total_amount: '0.01' }
  if (mode === 'wrong_app') return { ...fields, app_id: '2021000000000000' }
  if (mode === 'wrong_seller') return { ...fields, seller_id: '2088000000000000' }
  return fields
}

export interface NotifierOptions {
  account: SimulatedAccount
  timeScale?: number
}

export const createNotifier = ({ account, timeScale = defaultTimeScale }: NotifierOptions) => {
  const keys = createAccountKeys(account)
  const timers = new Set<NodeJS.Timeout>()
  const sent: SentNotification[] = []
  let mode: NotificationMode = 'normal'
  let held: (() => void)[] = []

  /** @returns the form as it is sent in the current mode */
  const build = (trade: SimulatedTrade, more: Readonly<Record<string, string>> = {}): string => {
    const fields = alter(mode, { ...fieldsOf(account, trade), ...more })
    const sign = keys.signNotification(fields)
    const form = new URLSearchParams({ ...fields, sign_type: 'RSA2' })
    if (mode !== 'unsigned') form.set('sign', mode === 'wrong_sign' ? `${sign.slice(0, -6)}AAAA==` : sign)
    return form.toString()
  }

  const send = async (url: string, body: string): Promise<boolean> => {
    const record = (status: number | undefined, answer: string): boolean => {
      sent.push({ fields: Object.fromEntries(new URLSearchParams(body)), status, answer })
      if (sent.length > maxSent) sent.shift()
      return answer === 'success'
    }
    try {
      const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      return record(answer.status, (await answer.text()).slice(0, 100))
    } catch {
      return record(undefined, '')
    }
  }

  const later = (ms: number, run: () => void): void => {
    if (timers.size >= maxQueued) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }

  const deliver = (url: string, body: string, tries = 0): void => {
    void send(url, body).then((isRead) => {
      const seconds = documentedRetrySeconds[tries]
      if (!isRead && seconds !== undefined) later(seconds * 1_000 * timeScale, () => deliver(url, body, tries + 1))
    })
  }

  const notify = (trade: SimulatedTrade, more: Readonly<Record<string, string>> = {}): void => {
    if (mode === 'drop' || !isLoopback(trade.notifyUrl)) return
    const body = build(trade, more)
    const run = (): void => deliver(trade.notifyUrl, body)
    if (typeof mode === 'object') return later(mode.delayMs, run)
    if (mode === 'reorder' && held.length === 0) return void held.push(run)
    run()
    if (mode === 'duplicate') run()
    for (const waiting of held) later(100, waiting)
    held = []
  }

  return {
    notify,
    build,
    setMode: (next: NotificationMode): void => {
      mode = next
    },
    sent: (): SentNotification[] => [...sent],
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      held = []
    },
  }
}
