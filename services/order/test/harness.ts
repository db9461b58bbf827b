import { randomUUID } from 'node:crypto'
import type { PayType } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import type { EventDefinition } from '@pandex/platform/events/event-definition'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { capturedLogger, testContext } from '@pandex/platform/testing/fixtures'
import { startFakeService, startTestService } from '@pandex/platform/testing/service-harness'
import { createApp } from '../app.ts'
import { createManualPayments } from '../clients/payments/manual.ts'
import type { PaymentProvider, ProviderPayment, RefundRequest } from '../clients/payments/payment-provider.ts'
import { createPaymentProviders } from '../clients/payments/payment-providers.ts'
import { createSiteConfig } from '../clients/site-config.ts'
import type { OrderRow } from '../repositories/orders.ts'

export const adminId = 42
export const asAdmin = () => testContext({ user: { id: adminId, role: 'admin' } })
export const asUser = (id: number) => testContext({ user: { id, role: 'user' } })

const nothing = { trade_no: '', amount: 0, paid_at: null }

/** A payment provider in memory, which behaves as its interface promises and can be switched off. */
const createFakeProvider = () => {
  const payments = new Map<string, ProviderPayment>()
  const refunds = new Map<string, RefundRequest>()
  const calls = { create: 0, find: 0, close: 0, refund: 0 }
  const state = { isAway: false, refusal: '' }
  const enter = (call: keyof typeof calls): void => {
    calls[call] += 1
    if (state.isAway) throw new AppError('unavailable', 'order.provider_unavailable', '支付平台暂时没有响应')
  }
  const provider: PaymentProvider = {
    payType: 'alipay_face' satisfies PayType,
    isEnabled: async () => true,
    createPayment: async ({ order_no }) => {
      enter('create')
      if (!payments.has(order_no)) payments.set(order_no, { state: 'waiting', ...nothing })
      return { kind: 'qr', url: `https://pay.example.com/${order_no}` }
    },
    findPayment: async ({ order_no }) => {
      enter('find')
      return payments.get(order_no) ?? { state: 'unknown', ...nothing }
    },
    closePayment: async ({ order_no }) => {
      enter('close')
      const payment = payments.get(order_no)
      // As at Alipay, a payment whose code is unscanned cannot be closed.
      if (!payment) return { state: 'unknown', ...nothing }
      if (payment.state === 'paid') return payment
      payments.set(order_no, { state: 'closed', ...nothing })
      return { state: 'closed', ...nothing }
    },
    refundPayment: async (refund) => {
      enter('refund')
      if (state.refusal !== '') return { state: 'refused', message: state.refusal }
      refunds.set(refund.refund_no, refund)
      return { state: 'returned' }
    },
  }
  const pay = (order_no: string, amount: number): ProviderPayment => {
    const payment = { state: 'paid' as const, trade_no: `T${order_no}`, amount, paid_at: new Date() }
    payments.set(order_no, payment)
    return payment
  }
  return { provider, payments, refunds, calls, state, pay }
}

export interface FakeGrant {
  id: number
  order_no: string
  user_id: number
  coin: number
  vip_days: number
  ledger_coin: number
  revoked_coin: number
  revoked_vip_days: number
  create_time: string
}

const startFakes = async () => {
  const said = {
    buyers: new Map<number, { username: string; status: string; is_vip_forever: boolean }>(),
    grants: [] as FakeGrant[],
    isUserAway: false,
    settings: {
      pay_type: { alipay_face: true, manual: true },
      manual_transfer: { qr_url: '/pay.png', text: '扫码付款' },
      alipay_face: {} as Record<string, string>,
    },
  }
  const checkThere = (): void => {
    if (said.isUserAway) throw new AppError('unavailable', 'unavailable', '服务繁忙')
  }
  const config = await startFakeService(protos.config, {
    ListAll: async () => ({
      values: Object.fromEntries(Object.entries(said.settings).map(([name, value]) => [name, JSON.stringify(value)])),
    }),
  })
  const user = await startFakeService(protos.user, {
    FindBuyer: async ({ user_id }) => {
      checkThere()
      return said.buyers.get(user_id) ?? { username: `user-${user_id}`, status: 'normal', is_vip_forever: false }
    },
    ListGrants: async ({ order_nos, after_id, limit }) => {
      checkThere()
      if (order_nos.length > 1_000) throw new AppError('invalid', 'user.bad_value', '参数错误')
      const named = said.grants.filter(({ order_no }) => order_nos.includes(order_no))
      const next = said.grants.filter(({ id }) => id > after_id).slice(0, limit)
      return { list: order_nos.length > 0 ? named : next }
    },
  })
  return { said, config, user }
}

const callsOf = (client: Awaited<ReturnType<typeof startOrders>>['client']) => ({
  addGoods: async (fields: Partial<Parameters<typeof client.CreateGoods>[0]> = {}) =>
    client.CreateGoods(
      { name: '月度会员', price: 990, coin: 100, vip_days: 30, on_shelf: true, request_id: randomUUID(), ...fields },
      asAdmin(),
    ),
  addCoupon: async (fields: Partial<Parameters<typeof client.CreateCoupon>[0]> = {}) =>
    client.CreateCoupon(
      { code: randomUUID().slice(0, 8), kind: 'percent', value: 20, enabled: true, ...fields },
      asAdmin(),
    ),
  create: async (userId: number, goodsId: number, fields: Partial<Parameters<typeof client.CreateOrder>[0]> = {}) =>
    client.CreateOrder(
      { goods_id: goodsId, pay_type: 'alipay_face', request_id: randomUUID(), ...fields },
      asUser(userId),
    ),
})

export interface HarnessOptions {
  /** Replaces the provider in memory. */
  alipay?: PaymentProvider
  outbound?: OutboundClient
}

const startOrders = async ({ alipay, outbound }: HarnessOptions) => {
  const { log, lines } = capturedLogger()
  const { said, config, user } = await startFakes()
  const provider = createFakeProvider()
  const built: Parameters<typeof createApp>[0][] = []
  const service = await startTestService({
    service: 'order',
    definition: protos.order,
    createApp: ({ db, secret, ...stores }) => {
      stores.use(config)
      stores.use(user)
      const siteConfig = createSiteConfig(
        stores.use(openGrpcClient(protos.config, { address: config.address, secret })),
        log,
      )
      const users = stores.use(openGrpcClient(protos.user, { address: user.address, secret }))
      const providers = createPaymentProviders([alipay ?? provider.provider, createManualPayments(siteConfig)])
      const deps = {
        db,
        users,
        providers,
        siteConfig,
        outbound: outbound ?? stores.use(openOutboundClient()),
        clock: () => new Date(),
        log,
      }
      built.push(deps)
      return createApp(deps)
    },
    log,
    timing: { retryDelaysMs: [50, 50, 50] },
  })
  const [deps] = built
  if (!deps) throw new Error('the service was not built')
  return { ...service, deps, said, provider, lines, log }
}

export const startOrderService = async (options: HarnessOptions = {}) => {
  const service = await startOrders(options)
  const { db } = service
  let lastUser = 1_000
  return {
    ...service,
    ...callsOf(service.client),
    newUser: (): number => (lastUser += 1),
    row: async (orderNo: string): Promise<OrderRow> => {
      const row = (await db('orders').where({ order_no: orderNo }).first()) as OrderRow | undefined
      if (!row) throw new Error('no such order')
      return row
    },
    events: async (orderNo: string): Promise<string[]> => {
      const rows: { kind: string }[] = await db('order_events')
        .join('orders', 'orders.id', 'order_events.order_id')
        .where({ order_no: orderNo })
        .orderBy('order_events.id')
        .select('kind')
      return rows.map(({ kind }) => kind)
    },
    sent: async (event: Pick<EventDefinition, 'name'>, orderNo: string): Promise<Record<string, unknown>[]> => {
      const rows: { payload: Record<string, unknown> }[] = await db('outbox')
        .where({ topic: event.name, key: orderNo })
        .orderBy('id')
        .select('payload')
      return rows.map(({ payload }) => payload)
    },
    goodsRow: async (id: number): Promise<{ stock: number | null }> => db('goods').where({ id }).first('stock'),
  }
}

export type OrderTestService = Awaited<ReturnType<typeof startOrderService>>
