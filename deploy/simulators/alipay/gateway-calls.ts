/** The calls of https://opendocs.alipay.com/open/02ekfg that a site needs for payments by QR code. */
import { toCents, toYuan } from './amounts.ts'
import { formatTime } from '@pandex/contracts/shanghai-time'
import { refundedOf } from './simulated-trade.ts'
import type { SimulatedTrade, Trades } from './simulated-trade.ts'

export type GatewayAnswer = Readonly<Record<string, unknown>>

type Content = Readonly<Record<string, unknown>>

export interface CallDeps {
  trades: Trades
  qrAddressOf: (trade: SimulatedTrade) => string
  notify: (trade: SimulatedTrade, more?: Readonly<Record<string, string>>) => void
}

const success = (fields: GatewayAnswer = {}): GatewayAnswer => ({ code: '10000', msg: 'Success', ...fields })

export const businessFailure = (subCode: string, subMsg: string): GatewayAnswer => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: subCode,
  sub_msg: subMsg,
})

export const invalidArguments = (subCode: string, subMsg: string): GatewayAnswer => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: subCode,
  sub_msg: subMsg,
})

const unknownTrade = businessFailure('ACQ.TRADE_NOT_EXIST', '交易不存在')
const invalidParameter = businessFailure('ACQ.INVALID_PARAMETER', '参数无效')

const textOf = (content: Content, name: string): string => {
  const value = content[name]
  return typeof value === 'string' ? value : ''
}

const defaultLifetimeMs = 2 * 3_600_000

const readExpiry = (content: Content): Date => {
  const absolute = new Date(`${textOf(content, 'time_expire').replace(' ', 'T')}+08:00`)
  if (!Number.isNaN(absolute.getTime())) return absolute
  const minutes = Number(/^(\d+)m$/.exec(textOf(content, 'timeout_express'))?.[1] ?? Number.NaN)
  return new Date(Date.now() + (Number.isNaN(minutes) ? defaultLifetimeMs : minutes * 60_000))
}

const expire = (trade: SimulatedTrade): void => {
  if (trade.status === 'WAIT_BUYER_PAY' && trade.expiresAt <= new Date()) {
    trade.status = 'TRADE_CLOSED'
    trade.closedAt = trade.expiresAt
  }
}

const isScanned = (trade: SimulatedTrade | undefined): trade is SimulatedTrade =>
  trade !== undefined && trade.status !== 'PRECREATED'

const precreate = (content: Content, notifyUrl: string, { trades, qrAddressOf }: CallDeps): GatewayAnswer => {
  const [outTradeNo, subject] = [textOf(content, 'out_trade_no'), textOf(content, 'subject')]
  const total = toCents(textOf(content, 'total_amount'))
  if (outTradeNo === '' || subject === '' || /[/=&]/.test(subject) || total === undefined || total === 0)
    return invalidParameter
  const existing = trades.find(outTradeNo)
  if (existing && existing.total !== total) return businessFailure('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
  if (existing?.paidAt) return businessFailure('ACQ.TRADE_HAS_SUCCESS', '交易已被支付')
  if (existing?.status === 'TRADE_CLOSED') return businessFailure('ACQ.TRADE_HAS_CLOSE', '交易已经关闭')
  const trade =
    existing ?? trades.add({ out_trade_no: outTradeNo, subject, total, notifyUrl, expiresAt: readExpiry(content) })
  return success({ out_trade_no: outTradeNo, qr_code: qrAddressOf(trade) })
}

const query = (trade: SimulatedTrade): GatewayAnswer =>
  success({
    buyer_logon_id: '159****5620',
    buyer_pay_amount: '0.00',
    out_trade_no: trade.out_trade_no,
    receipt_amount: '0.00',
    total_amount: toYuan(trade.total),
    trade_no: trade.trade_no,
    trade_status: trade.status,
    ...(trade.paidAt && {
      buyer_pay_amount: toYuan(trade.total),
      receipt_amount: toYuan(trade.total),
      send_pay_date: formatTime(trade.paidAt),
    }),
  })

const close = (trade: SimulatedTrade, { notify }: CallDeps): GatewayAnswer => {
  if (trade.status !== 'WAIT_BUYER_PAY') return businessFailure('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
  trade.status = 'TRADE_CLOSED'
  trade.closedAt = new Date()
  notify(trade)
  return success({ out_trade_no: trade.out_trade_no, trade_no: trade.trade_no })
}

/** Gives all money back when the buyer has paid. */
const cancel = (trade: SimulatedTrade, deps: CallDeps): GatewayAnswer => {
  const action = trade.paidAt ? 'refund' : 'close'
  if (trade.paidAt) refund(trade, trade.total - refundedOf(trade), `cancel-${trade.code}`, deps)
  else if (trade.status === 'WAIT_BUYER_PAY') close(trade, deps)
  return success({ action, out_trade_no: trade.out_trade_no, retry_flag: 'N', trade_no: trade.trade_no })
}

/** Gives money back and notifies the site. @param amount cents */
export const refund = (trade: SimulatedTrade, amount: number, requestNo: string, { notify }: CallDeps): void => {
  trade.refunds.set(requestNo, amount)
  trade.refundedAt = new Date()
  if (refundedOf(trade) === trade.total) {
    trade.status = 'TRADE_CLOSED'
    trade.closedAt = trade.refundedAt
  }
  notify(trade, { out_biz_no: requestNo })
}

const answerRefund = (trade: SimulatedTrade, content: Content, deps: CallDeps): GatewayAnswer => {
  const requestNo = textOf(content, 'out_request_no') || trade.out_trade_no
  const amount = toCents(textOf(content, 'refund_amount'))
  if (amount === undefined || amount === 0) return invalidParameter
  if (!trade.paidAt) return businessFailure('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
  const earlier = trade.refunds.get(requestNo)
  if (earlier !== undefined && earlier !== amount)
    return businessFailure('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致')
  if (earlier === undefined) {
    if (trade.status === 'TRADE_FINISHED') return businessFailure('ACQ.TRADE_HAS_FINISHED', '交易已完结')
    if (refundedOf(trade) + amount > trade.total)
      return businessFailure('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
    refund(trade, amount, requestNo, deps)
  }
  return success({
    buyer_logon_id: '159****5620',
    fund_change: earlier === undefined ? 'Y' : 'N',
    gmt_refund_pay: formatTime(trade.refundedAt ?? new Date()),
    out_trade_no: trade.out_trade_no,
    refund_fee: toYuan(refundedOf(trade)),
    trade_no: trade.trade_no,
  })
}

const queryRefund = (trade: SimulatedTrade, content: Content): GatewayAnswer => {
  const requestNo = textOf(content, 'out_request_no')
  const amount = trade.refunds.get(requestNo)
  if (amount === undefined) return success()
  return success({
    out_request_no: requestNo,
    out_trade_no: trade.out_trade_no,
    refund_amount: toYuan(amount),
    refund_status: 'REFUND_SUCCESS',
    total_amount: toYuan(trade.total),
    trade_no: trade.trade_no,
  })
}

/** @returns the signed part of the answer */
export const answerCall = (method: string, content: Content, notifyUrl: string, deps: CallDeps): GatewayAnswer => {
  if (method === 'alipay.trade.precreate') return precreate(content, notifyUrl, deps)
  const trade = deps.trades.find(textOf(content, 'out_trade_no'))
  if (trade) expire(trade)
  const isKnown = isScanned(trade)
  switch (method) {
    case 'alipay.trade.query':
      return isKnown ? query(trade) : unknownTrade
    case 'alipay.trade.close':
      return isKnown ? close(trade, deps) : unknownTrade
    case 'alipay.trade.cancel':
      return isKnown ? cancel(trade, deps) : unknownTrade
    case 'alipay.trade.refund':
      return isKnown ? answerRefund(trade, content, deps) : unknownTrade
    case 'alipay.trade.fastpay.refund.query':
      return isKnown ? queryRefund(trade, content) : unknownTrade
    default:
      return invalidArguments('isv.invalid-method', '不存在的方法名')
  }
}
