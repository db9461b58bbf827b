import type { OrderPayment__Output as OrderPayment } from '@pandex/platform/gen/pandex/order/v1/OrderPayment'
import type { Payment__Output as Payment } from '@pandex/platform/gen/pandex/order/v1/Payment'
import type { Context } from '@pandex/platform/grpc/context'
import { statusText } from '../domain/transitions.ts'
import { addEventOnce } from '../repositories/order-events.ts'
import { storePayUrl } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import { toPayable } from './close-order.ts'
import type { ProviderDeps } from './close-order.ts'
import { qrSvg } from './qr-svg.ts'

const nothingToPay: Payment = { kind: '', url: '', qr_svg: '', image: '', text: '' }

const toQr = (url: string): Payment => ({ ...nothingToPay, kind: 'qr', url, qr_svg: qrSvg(url) })

const isPayable = ({ status, expire_at }: OrderRow): boolean => status === 'pending' && expire_at.getTime() > Date.now()

/** Asks the provider for a payment unless the order has one. @throws AppError unavailable order.provider_unavailable */
const findPay = async ({ db, providers }: ProviderDeps, order: OrderRow, ctx: Context): Promise<Payment> => {
  if (!isPayable(order)) return nothingToPay
  if (order.pay_url !== '') return toQr(order.pay_url)
  const request = await providers.get(order.pay_type).createPayment(toPayable(order), ctx)
  if (request.kind === 'qr') {
    await storePayUrl(db, order.id, request.url, '已向支付平台取得付款码')
    return toQr(request.url)
  }
  await addEventOnce(db, order.id, { kind: 'shown', text: '已显示收款码' })
  return { ...nothingToPay, kind: 'manual', image: request.image, text: request.text }
}

/** @throws AppError unavailable order.provider_unavailable: the order stays, and may be asked for again */
export const showPayment = async (deps: ProviderDeps, order: OrderRow, ctx: Context): Promise<OrderPayment> => ({
  order_no: order.order_no,
  goods_name: order.goods_name,
  amount: order.amount,
  pay_type: order.pay_type,
  status: order.status,
  status_text: statusText(order.status),
  pay: await findPay(deps, order, ctx),
  expire_at: order.expire_at.toISOString(),
  reference: order.reference,
  coin: order.coin,
  vip_days: order.vip_days,
})
