import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testContext } from '@pandex/platform/testing/fixtures'
import type { NotificationMode } from '../../../../deploy/simulators/alipay/notifier.ts'
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
  alipay.simulator.setNotificationMode('normal')
  Object.assign(alipay.config, configOf(alipay.simulator))
})

const createOrder = async () => {
  const order = makePayable({ goods_name: '会员+1 100% 中文' })
  await alipay.provider.createPayment(order, testContext())
  alipay.simulator.scan(order.order_no)
  return order
}

const verify = async (form: string | Buffer) => alipay.provider.notifications?.verify(Buffer.from(form))

const bad = { kind: 'invalid', code: 'order.bad_notification' }

test('reads a payment', async () => {
  const order = await createOrder()
  alipay.simulator.pay(order.order_no)
  const read = await verify(alipay.simulator.buildNotification(order.order_no))
  expect(read).toMatchObject({
    order_no: order.order_no,
    notify_id: expect.stringMatching(/^\w{34}$/),
    payment: { state: 'paid', trade_no: expect.stringMatching(/^\d{28}$/), amount: 1990, paid_at: expect.any(Date) },
    refunded: 0,
  })
  expect(Math.abs((read?.payment.paid_at?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
})

test('keeps the fields without signature and account number of the buyer', async () => {
  const order = await createOrder()
  const fields = (await verify(alipay.simulator.buildNotification(order.order_no)))?.fields ?? {}
  expect(fields).toMatchObject({
    out_trade_no: order.order_no,
    subject: '会员+1 100% 中文',
    buyer_logon_id: '159****5620',
  })
  expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['sign']))
  expect(fields).not.toHaveProperty('buyer_id')
})

test('reads each state', async () => {
  const [waiting, closed, finished] = [await createOrder(), await createOrder(), await createOrder()]
  await alipay.provider.closePayment(closed, testContext())
  alipay.simulator.pay(finished.order_no)
  alipay.simulator.finish(finished.order_no)
  const stateOf = async (order_no: string) =>
    (await verify(alipay.simulator.buildNotification(order_no)))?.payment.state
  expect(await stateOf(waiting.order_no)).toBe('waiting')
  expect(await stateOf(closed.order_no)).toBe('closed')
  expect(await stateOf(finished.order_no)).toBe('paid')
})

test('reads what went back: a part, and everything', async () => {
  const order = await createOrder()
  alipay.simulator.pay(order.order_no)
  alipay.simulator.refund(order.order_no, 490)
  expect(await verify(alipay.simulator.buildNotification(order.order_no))).toMatchObject({
    payment: { state: 'paid', amount: 1990 },
    refunded: 490,
  })
  alipay.simulator.refund(order.order_no, 1500)
  expect(await verify(alipay.simulator.buildNotification(order.order_no))).toMatchObject({
    payment: { state: 'paid', amount: 1990 },
    refunded: 1990,
  })
})

test.each<NotificationMode>(['unsigned', 'wrong_sign', 'wrong_app', 'wrong_seller'])(
  'refuses a notification that is %s',
  async (mode) => {
    const order = await createOrder()
    alipay.simulator.pay(order.order_no)
    alipay.simulator.setNotificationMode(mode)
    await expect(verify(alipay.simulator.buildNotification(order.order_no))).rejects.toMatchObject(bad)
  },
)

test.each<[string, (form: URLSearchParams) => void]>([
  ['another amount', (form) => form.set('total_amount', '0.01')],
  ['another order', (form) => form.set('out_trade_no', '0'.repeat(20))],
  ['another state', (form) => form.set('trade_status', 'TRADE_FINISHED')],
  ['one more field', (form) => form.set('more', '1')],
  ['a field twice', (form) => form.append('total_amount', '0.01')],
  ['the weak algorithm', (form) => form.set('sign_type', 'RSA')],
  ['no algorithm', (form) => form.delete('sign_type')],
  ['an empty signature', (form) => form.set('sign', '')],
])('refuses a notification that was changed: %s', async (_what, change) => {
  const order = await createOrder()
  alipay.simulator.pay(order.order_no)
  const form = new URLSearchParams(alipay.simulator.buildNotification(order.order_no))
  change(form)
  await expect(verify(form.toString())).rejects.toMatchObject(bad)
})

test.each<[string, Record<string, string>]>([
  ['an unknown state', { trade_status: 'TRADE_PENDING' }],
  ['an amount with a sign', { total_amount: '-19.90', trade_status: 'TRADE_SUCCESS' }],
  ['an amount in scientific notation', { total_amount: '1e9', trade_status: 'TRADE_SUCCESS' }],
  ['a refund that is no amount', { refund_fee: 'all' }],
  ['a number of another kind', { out_trade_no: "1' or '1'='1" }],
  ['no id', { notify_id: '' }],
])('refuses a signed notification with %s', async (_what, more) => {
  const order = await createOrder()
  await expect(verify(alipay.simulator.buildNotification(order.order_no, more))).rejects.toMatchObject(bad)
})

test.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['no form', '{"trade_status":"TRADE_SUCCESS"}'],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ['many fields', Array.from({ length: 5_000 }, (_, index) => `f${index}=1`).join('&')],
  ['names of prototypes', '__proto__=1&constructor=2&sign=AAAA&sign_type=RSA2'],
])('refuses %s', async (_what, body) => {
  await expect(verify(body)).rejects.toMatchObject(bad)
})

test('without keys a notification is to be sent again', async () => {
  const order = await createOrder()
  const form = alipay.simulator.buildNotification(order.order_no)
  alipay.config.alipay_face = { ...alipay.config.alipay_face, private_key: '' }
  await expect(verify(form)).rejects.toMatchObject({ kind: 'unavailable' })
})

test('notifications count after Alipay was switched off', async () => {
  const order = await createOrder()
  alipay.config.pay_type = { alipay_face: false }
  expect(await verify(alipay.simulator.buildNotification(order.order_no))).toMatchObject({ order_no: order.order_no })
})
