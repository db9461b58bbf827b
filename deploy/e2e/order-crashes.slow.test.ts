/** Tests that orders are paid, granted and recorded once while services are killed and Kafka is away. */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startKafkaProxy } from '../../services/platform/testing/fault-proxy.ts'
import type { FaultProxy } from '../../services/platform/testing/fault-proxy.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { unwrap } from './harness/admin.ts'
import { openShopSite } from './fixtures/shop.ts'
import type { Buyer, OrderPayment, ShopSite } from './fixtures/shop.ts'
import { isReady } from './harness/open-product.ts'
import { query } from './harness/stores.ts'

const buyers = 50
const ordersOfBuyer = 8
const kills = 6
const kafkaOutageMs = 20_000
const coin = 7

let kafka: FaultProxy
let site: ShopSite
let goodsId: number

beforeAll(async () => {
  kafka = await startKafkaProxy(inject('engines').kafkaBrokers)
  site = await openShopSite({ engineUrls: { kafkaBrokers: kafka.address } })
  goodsId = await site.addGoods({ name: '积分包', price: 100, coin })
})

afterAll(async () => {
  kafka.restore()
  await site[Symbol.asyncDispose]()
  await kafka[Symbol.asyncDispose]()
})

const create = (buyer: Buyer, request_id: string) =>
  buyer.post<OrderPayment>('/auth/v1/order/create', { goods_id: goodsId, pay_type: 'alipay_face', request_id })

const sendNotification = async (orderNo: string): Promise<string> => {
  const response = await fetch(`${site.product.url}/v1/pay/alipay/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: site.simulator.buildNotification(orderNo),
  })
  return response.text()
}

const ledgerOf = (orderNo: string) =>
  query<{ delta: number }>(site.product, 'user', `select delta from coin_ledger where reason = 'order' and ref = $1`, [
    orderNo,
  ])

const statusOf = async (buyer: Buyer, orderNo: string): Promise<string> =>
  (await unwrap(buyer.get<{ status: string }>(`/auth/v1/order/check?order_no=${orderNo}`))).status

it('an order is paid and granted once by 200 notifications at once', async () => {
  const buyer = await site.addBuyer()
  const { order_no } = await unwrap(create(buyer, randomUUID()))
  site.simulator.setNotificationMode('drop')
  site.simulator.pay(order_no)
  site.simulator.setNotificationMode('normal')
  // A busy service answers `failure`, and the provider repeats the notification.
  const repeatUntilRead = () => waitFor(async () => (await sendNotification(order_no)) === 'success')
  await Promise.all(Array.from({ length: 200 }, repeatUntilRead))
  await waitFor(async () => (await statusOf(buyer, order_no)) === 'finished')
  expect(await ledgerOf(order_no)).toEqual([{ delta: coin }])
  const payments = 'select payments.amount from payments join orders on orders.id = order_id where order_no = $1'
  expect(await query(site.product, 'order', payments, [order_no])).toEqual([{ amount: 100 }])
})

/** Creates an order despite killed services: a repeat with the same request id is the same order. */
const createUntilAccepted = async (buyer: Buyer): Promise<string> => {
  const requestId = randomUUID()
  for (;;) {
    const { envelope } = await create(buyer, requestId).catch(() => ({ envelope: undefined }))
    if (envelope?.code === 200) return envelope.data.order_no
    await delay(randomInt(100, 400))
  }
}

const buyRepeatedly = async (buyer: Buyer): Promise<string[]> => {
  const orderNos: string[] = []
  for (let count = 0; count < ordersOfBuyer; count += 1) {
    const orderNo = await createUntilAccepted(buyer)
    site.simulator.pay(orderNo)
    orderNos.push(orderNo)
  }
  return orderNos
}

const killServices = async (): Promise<void> => {
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(randomInt(500, 3_000))
    const service = site.product.services[kill % 2 === 0 ? 'order' : 'user']
    await service?.kill()
    await service?.restart()
  }
}

const stopKafka = async (): Promise<void> => {
  await delay(3_000)
  kafka.cut()
  await delay(kafkaOutageMs)
  kafka.restore()
}

interface Sums {
  count: number
  coin: number
}

const readSums = async (service: string, sql: string): Promise<Sums> => {
  const [sums] = (await query<Sums>(site.product, service, sql)) as [Sums]
  return sums
}

it(
  'orders, grants and points agree after kills of both services and an outage of Kafka',
  { timeout: 900_000 },
  async () => {
    const all: Buyer[] = []
    while (all.length < buyers) all.push(...(await Promise.all([site.addBuyer(), site.addBuyer()])))
    const bought = Promise.all(all.map(buyRepeatedly))
    await Promise.all([killServices(), stopKafka()])
    const orderNos = (await bought).flat()
    expect(new Set(orderNos).size).toBe(buyers * ordersOfBuyer)
    await waitFor(
      async () => (await Promise.all(['order', 'user'].map((name) => isReady(site.product, name)))).every(Boolean),
      180_000,
    )
    const unfinished = `select count(*)::int as count, 0 as coin from orders where status <> 'finished'`
    await waitFor(async () => (await readSums('order', unfinished)).count === 0, 400_000)

    const orders = await readSums('order', 'select count(*)::int as count, sum(coin)::int as coin from orders')
    const payments = await readSums('order', 'select count(*)::int as count, sum(amount)::int as coin from payments')
    const grants = await readSums('user', 'select count(*)::int as count, sum(coin)::int as coin from order_grants')
    const ledger = `select count(*)::int as count, sum(delta)::int as coin from coin_ledger where reason = 'order'`
    const balances = `select count(*)::int as count, sum(coin)::int as coin from accounts where coin > 0`
    const expected = { count: buyers * ordersOfBuyer + 1, coin: coin * (buyers * ordersOfBuyer + 1) }
    expect(orders).toEqual(expected)
    expect(payments).toEqual({ count: expected.count, coin: 100 * expected.count })
    expect(grants).toEqual(expected)
    expect(await readSums('user', ledger)).toEqual(expected)
    expect((await readSums('user', balances)).coin).toBe(expected.coin)
    expect(await query(site.product, 'order', 'select kind, text from differences')).toEqual([])
  },
)
