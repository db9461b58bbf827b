import { capturedLogger, testContext } from '@pandex/platform/testing/fixtures'
import { generateKeyPairSync } from 'node:crypto'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GatewayMode } from '../../../../deploy/simulators/alipay/start-alipay-simulator.ts'
import type { AlipayConfig } from './alipay.ts'
import type { PayableOrder } from './payment-provider.ts'
import { configOf, makePayable, openAlipayFixture } from '../../test/alipay-fixture.ts'
import type { AlipayFixture } from '../../test/alipay-fixture.ts'

let alipay: AlipayFixture

beforeAll(async () => {
  alipay = await openAlipayFixture()
})

afterAll(async () => {
  await alipay[Symbol.asyncDispose]()
})

beforeEach(() => {
  alipay.simulator.setGatewayMode('normal')
  alipay.simulator.setNotificationMode('normal')
  Object.assign(alipay.config, configOf(alipay.simulator))
})

const ctx = (budgetMs = 10_000) => testContext({ budgetMs })

const create = async (order: PayableOrder) => alipay.provider.createPayment(order, ctx())
const find = async (order: PayableOrder) => alipay.provider.findPayment(order, ctx())
const close = async (order: PayableOrder) => alipay.provider.closePayment(order, ctx())
const refund = async ({ order_no }: PayableOrder, amount: number, refund_no = `${order_no}R1`) =>
  alipay.provider.refundPayment({ order_no, refund_no, amount, reason: '订单退款' }, ctx())

const createPaid = async (more: Partial<PayableOrder> = {}) => {
  const order = makePayable(more)
  await create(order)
  alipay.simulator.pay(order.order_no)
  return order
}

const unavailable = { kind: 'unavailable', code: 'order.provider_unavailable' }
const nothing = { trade_no: '', amount: 0, paid_at: null }

test('creates a payment with the exact amount and the time limit of the order', async () => {
  const order = makePayable({ amount: 123_456_701, expire_at: new Date('2030-01-02T03:04:05Z') })
  expect(await create(order)).toEqual({
    kind: 'qr',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/bax\w+$/),
  })
  expect(alipay.simulator.asked().at(-1)).toMatchObject({
    method: 'alipay.trade.precreate',
    content: { total_amount: '1234567.01', time_expire: '2030-01-02 11:04:05', subject: '月度会员' },
  })
})

test('creates one payment of an order, however often it is asked', async () => {
  const order = makePayable()
  expect(await create(order)).toEqual(await create(order))
})

test('sends the address for notifications of a site with a public address only', async () => {
  const sentAddress = async (site_address: string) => {
    Object.assign(alipay.config, { site_address })
    await create(makePayable())
    return alipay.simulator.asked().at(-1)?.fields['notify_url']
  }
  expect(await sentAddress('https://pan.example')).toBe('https://pan.example/v1/pay/alipay/notify')
  expect(await sentAddress('')).toBeUndefined()
})

test('goods with characters that Alipay refuses can be sold', async () => {
  expect(await create(makePayable({ goods_name: 'A/B=C&D\n%26 😀 '.repeat(30) }))).toMatchObject({ kind: 'qr' })
})

test('a payment is unknown before the code was scanned, then waiting, then paid', async () => {
  const order = makePayable()
  expect(await find(order)).toEqual({ state: 'unknown', ...nothing })
  await create(order)
  expect(await find(order)).toEqual({ state: 'unknown', ...nothing })
  alipay.simulator.scan(order.order_no)
  expect(await find(order)).toEqual({ state: 'waiting', ...nothing })
  alipay.simulator.pay(order.order_no)
  expect(await find(order)).toEqual({
    state: 'paid',
    trade_no: expect.stringMatching(/^\d{28}$/),
    amount: 1990,
    paid_at: expect.any(Date),
  })
  alipay.simulator.finish(order.order_no)
  expect(await find(order)).toMatchObject({ state: 'paid', amount: 1990 })
})

test('reports the amount that was paid, not the one that was asked for', async () => {
  const order = await createPaid()
  alipay.simulator.setGatewayMode('wrong_amount')
  expect(await find(order)).toMatchObject({ state: 'paid', amount: 1 })
})

test('closes a payment that waits, and one whose code is unscanned', async () => {
  const [scanned, unscanned] = [makePayable(), makePayable()]
  await create(scanned)
  await create(unscanned)
  alipay.simulator.scan(scanned.order_no)
  expect(await close(scanned)).toEqual({ state: 'closed', ...nothing })
  expect(await close(scanned)).toEqual({ state: 'closed', ...nothing })
  expect(await close(unscanned)).toEqual({ state: 'unknown', ...nothing })
})

test('closing a paid payment gives nothing back and reports the payment', async () => {
  const order = await createPaid()
  expect(await close(order)).toMatchObject({ state: 'paid', amount: 1990 })
  expect(alipay.simulator.trades().find(({ out_trade_no }) => out_trade_no === order.order_no)).toMatchObject({
    status: 'TRADE_SUCCESS',
    refunds: new Map(),
  })
})

test('gives money back once per number', async () => {
  const order = await createPaid()
  expect(await refund(order, 500)).toEqual({ state: 'returned' })
  expect(await refund(order, 500)).toEqual({ state: 'returned' })
  expect(await refund(order, 1490, `${order.order_no}R2`)).toEqual({ state: 'returned' })
  expect(await refund(order, 1490, `${order.order_no}R2`)).toEqual({ state: 'returned' })
  const trade = alipay.simulator.trades().find(({ out_trade_no }) => out_trade_no === order.order_no)
  expect([...(trade?.refunds.values() ?? [])]).toEqual([500, 1490])
  expect(await find(order)).toEqual({ state: 'closed', ...nothing })
})

test('says why a refund is refused', async () => {
  const order = await createPaid()
  expect(await refund(order, 1991)).toEqual({ state: 'refused', message: '退款金额超过了可退金额' })
  alipay.simulator.setGatewayMode('poor')
  expect(await refund(order, 100)).toEqual({ state: 'refused', message: '收款账户余额不足，请充值后再退款' })
  alipay.simulator.setGatewayMode('normal')
  alipay.simulator.finish(order.order_no)
  expect(await refund(order, 100)).toMatchObject({ state: 'refused', message: expect.stringContaining('已完结') })
})

test.each<GatewayMode>([
  'busy',
  'refuse',
  'forbidden',
  'wrong_sign',
  'unsigned',
  'garbage',
  'huge',
  'truncated',
  'wrong_types',
  'redirect_inside',
])('an answer that is %s means nothing', async (mode) => {
  const order = await createPaid()
  alipay.simulator.setGatewayMode(mode)
  const calls = [create(order), find(order), close(order), refund(order, 100)]
  for (const result of await Promise.allSettled(calls))
    expect(result).toMatchObject({ status: 'rejected', reason: unavailable })
  alipay.simulator.setGatewayMode('normal')
  expect(await find(order)).toMatchObject({ state: 'paid' })
})

test('a gateway without an answer is given up before the deadline of the caller', async () => {
  const order = await createPaid()
  alipay.simulator.setGatewayMode('hang')
  const startedMs = performance.now()
  await expect(alipay.provider.findPayment(order, ctx(1_500))).rejects.toMatchObject(unavailable)
  expect(performance.now() - startedMs).toBeLessThan(1_500)
})

const otherKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64')

test('changed keys take effect with the next call', async () => {
  const order = await createPaid()
  const { alipay_face } = alipay.config
  alipay.config.alipay_face = { ...alipay_face, private_key: otherKey() }
  await expect(find(order)).rejects.toMatchObject(unavailable)
  alipay.config.alipay_face = alipay_face
  expect(await find(order)).toMatchObject({ state: 'paid' })
})

test.each<[string, (config: AlipayConfig) => Partial<AlipayConfig>, boolean]>([
  ['complete settings', () => ({}), true],
  ['the switch is off', () => ({ pay_type: { alipay_face: false } }), false],
  ['no key', ({ alipay_face }) => ({ alipay_face: { ...alipay_face, private_key: '' } }), false],
  ['no seller', ({ alipay_face }) => ({ alipay_face: { ...alipay_face, seller_id: '' } }), false],
])('%s: enabled %#', async (_what, change, isEnabled) => {
  Object.assign(alipay.config, change(alipay.config))
  expect(await alipay.provider.isEnabled()).toBe(isEnabled)
})

test('without keys, payments are closed as unknown, and no other call is possible', async () => {
  const order = await createPaid()
  alipay.config.alipay_face = { ...alipay.config.alipay_face, private_key: '' }
  expect(await close(order)).toMatchObject({ state: 'unknown' })
  for (const work of [() => find(order), () => create(order)]) await expect(work()).rejects.toMatchObject(unavailable)
})

test('a private gateway address is never called', async () => {
  alipay.config.alipay_face = { ...alipay.config.alipay_face, gateway: 'https://127.0.0.1/gateway.do' }
  const before = alipay.simulator.asked().length
  await expect(create(makePayable())).rejects.toMatchObject(unavailable)
  expect(alipay.simulator.asked()).toHaveLength(before)
})

test('no key and no content of a request reaches the log', async () => {
  const { log, lines } = capturedLogger()
  for (const mode of ['garbage', 'wrong_sign', 'refuse', 'hang'] as const) {
    alipay.simulator.setGatewayMode(mode)
    await expect(alipay.provider.findPayment(makePayable(), { ...ctx(1_000), log })).rejects.toMatchObject(unavailable)
  }
  expect(lines).toHaveLength(4)
  const text = JSON.stringify(lines)
  for (const key of [alipay.config.alipay_face.private_key, alipay.config.alipay_face.alipay_public_key])
    expect(text).not.toContain(key.slice(40, 80))
  expect(text).not.toMatch(/sign=|biz_content|BEGIN/)
})

test('loading the SDK leaves sockets as they are', () => {
  expect(Object.hasOwn(Socket.prototype, 'destroy')).toBe(false)
})
