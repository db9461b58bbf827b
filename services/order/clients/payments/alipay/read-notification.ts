import { AppError } from '@pandex/platform/errors'
import type { ProviderPayment, VerifiedNotification } from '../payment-provider.ts'
import { toCents } from './alipay-amounts.ts'
import type { AlipayGateway } from './alipay-gateway.ts'
import type { AlipaySetup } from './alipay-settings.ts'

const maxFields = 100
const maxValueLength = 2_000

/** @param reason for the log and tests, in English; Alipay only learns that it failed */
const refuse = (reason: string): AppError =>
  new AppError('invalid', 'order.bad_notification', '支付通知无效', { data: { reason } })

const readForm = (body: Buffer): Record<string, string> => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw refuse('not UTF-8')
  }
  const pairs = [...new URLSearchParams(text)]
  const fields = Object.fromEntries(pairs)
  if (pairs.length > maxFields || Object.keys(fields).length !== pairs.length) throw refuse('fields')
  return fields
}

/** Times of Alipay are those of Shanghai. */
export const readTime = (text: string | undefined): Date | null => {
  const time = new Date(`${(text ?? '').slice(0, 19).replace(' ', 'T')}+08:00`)
  return Number.isNaN(time.getTime()) ? null : time
}

const readAmount = (text: string | undefined): number => {
  const cents = toCents(text ?? '')
  if (cents === undefined) throw refuse('amount')
  return cents
}

/** After a full refund a trade is closed too; `refunded` tells both apart. */
const stateOf = (status: string | undefined, refunded: number): ProviderPayment['state'] => {
  switch (status) {
    case 'WAIT_BUYER_PAY':
      return 'waiting'
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return 'paid'
    case 'TRADE_CLOSED':
      return refunded > 0 ? 'paid' : 'closed'
    default:
      throw refuse('state')
  }
}

/** The signature is of no use any more, and the buyer's account number concerns nobody. */
const omittedFields = new Set(['sign', 'sign_type', 'buyer_id', 'buyer_open_id'])

const fieldsToStore = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !omittedFields.has(name))
      .map(([name, value]) => [name.slice(0, 100), value.replaceAll('\0', '').slice(0, maxValueLength)]),
  )

/** @throws AppError invalid order.bad_notification */
export const readNotification = (
  body: Buffer,
  setup: Pick<AlipaySetup, 'appId' | 'sellerId'>,
  gateway: Pick<AlipayGateway, 'isSigned'>,
): VerifiedNotification => {
  const fields = readForm(body)
  if (!gateway.isSigned(fields)) throw refuse('signature')
  if (fields['app_id'] !== setup.appId) throw refuse('application')
  if (fields['seller_id'] !== setup.sellerId) throw refuse('seller')
  const { out_trade_no: orderNo = '', notify_id: notifyId = '', trade_no: tradeNo = '' } = fields
  if (!/^\d{20}$/.test(orderNo)) throw refuse('order number')
  if (!/^[\w-]{1,128}$/.test(notifyId) || !/^\d{1,64}$/.test(tradeNo)) throw refuse('ids')
  const refunded = fields['refund_fee'] ? readAmount(fields['refund_fee']) : 0
  const state = stateOf(fields['trade_status'], refunded)
  const isPaid = state === 'paid'
  return {
    order_no: orderNo,
    notify_id: notifyId,
    payment: {
      state,
      trade_no: isPaid ? tradeNo : '',
      amount: isPaid ? readAmount(fields['total_amount']) : 0,
      paid_at: isPaid ? readTime(fields['gmt_payment']) : null,
    },
    refunded,
    fields: fieldsToStore(fields),
  }
}
