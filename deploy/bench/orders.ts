/** Compares orders and payment notifications of the order service with bare PostgreSQL transactions that write the same rows. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openGrpcClient } from '../../services/platform/src/grpc/client.ts'
import { backgroundContext } from '../../services/platform/src/grpc/context.ts'
import type { Context } from '../../services/platform/src/grpc/context.ts'
import { protos } from '../../services/platform/src/grpc/protos.ts'
import { createLogger } from '../../services/platform/src/logging/logger.ts'
import { databaseUrl } from '../../services/platform/src/postgres/postgres.ts'
import { configure, unwrap } from '../e2e/harness/admin.ts'
import type { ProductClient } from '../e2e/harness/product-client.ts'
import { createAccountKeys, createSimulatedAccount } from '../simulators/alipay/simulated-account.ts'
import { compare } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'

/** Calls at once; the reference has as many connections. */
const concurrency = 8
const roundMs = 3_000
const rounds = 5
/** More than a round can use; a user may leave three orders unpaid. */
const users = 8_000
const ordersOfUser = 3
const notifications = 10_000
/** More than the fastest reference uses. */
const referencePayments = 60_000
const cents = 990

export interface OrderBenchTarget {
  postgresUrl: string
  databaseNameOf: (service: string) => string
  dataDir: string
  admin: ProductClient
}

/** Runs calls until the time of a round is over. @returns calls per second */
const measure = async (call: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  let count = 0
  const work = async (): Promise<void> => {
    while (performance.now() - startedAt < roundMs) {
      await call()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return count / ((performance.now() - startedAt) / 1_000)
}

const openPool = (url: string, database: string): pg.Pool =>
  new pg.Pool({ connectionString: databaseUrl(url, database), max: concurrency })

const inTransaction = async (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const addUsers = async (pool: pg.Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into accounts (username, password) select 'bench' || $1 || n, 'none' from generate_series(1, $2::int) n returning id`,
    [randomBytes(3).toString('hex'), users],
  )
  return rows.map(({ id }) => Number(id))
}

/** The rows of new orders. */
const insertOrders = async (client: pg.Pool | pg.PoolClient, goodsId: number, payType: string, count: number) => {
  const { rows } = await client.query<{ id: string; order_no: string }>(
    `insert into orders (order_no, user_id, username, request_id, goods_id, goods_name, price, amount, coin, vip_days, pay_type)
     select lpad(abs(hashtextextended($1 || n, 0))::text, 20, '9'), 1, 'bench', $1 || n, $2, '会员', $3, $3, 0, 30, $4
     from generate_series(1, $5::int) n returning id, order_no`,
    [randomUUID(), goodsId, cents, payType, count],
  )
  return rows
}

const addEvent = (client: pg.PoolClient, orderId: string, kind: string) =>
  client.query('insert into order_events (order_id, kind, text) values ($1, $2, $3)', [orderId, kind, kind])

const writeOrder = (pool: pg.Pool, goodsId: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    const [{ id } = { id: '' }] = await insertOrders(client, goodsId, 'manual', 1)
    await addEvent(client, id, 'created')
    await addEvent(client, id, 'shown')
  })

/** The event counts as sent, so that the reference causes no work elsewhere. */
const writePayment = (pool: pg.Pool, orderNo: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const found = await client.query<{ id: string }>('select id from orders where order_no = $1 for update', [orderNo])
    const { id } = found.rows[0] as { id: string }
    await client.query(
      `insert into notifications (order_id, provider, notify_id, fields) values ($1, 'alipay_face', $2, '{}')`,
      [id, randomUUID()],
    )
    await client.query(
      `insert into payments (order_id, provider, trade_no, kind, amount, paid_at) values ($1, 'alipay_face', $2, 'main', $3, now())`,
      [id, randomUUID(), cents],
    )
    await client.query(
      `update orders set status = 'paid', paid_at = now(), received = amount, update_time = now() where id = $1`,
      [id],
    )
    await addEvent(client, id, 'notified')
    await addEvent(client, id, 'paid')
    await client.query(
      `insert into outbox (event_id, topic, key, payload, headers, published_at) values ($1, 'order.paid.v1', $2, '{}', '{}', now())`,
      [randomUUID(), orderNo],
    )
  })

const takeFrom =
  <T>(list: T[]): (() => T) =>
  () => {
    const next = list.pop()
    if (next === undefined) throw new Error('the bench prepared too few rows')
    return next
  }

const account = createSimulatedAccount()
const keys = createAccountKeys(account)

const notificationOf = (orderNo: string): Buffer => {
  const fields = {
    app_id: account.app_id,
    seller_id: account.seller_id,
    charset: 'utf-8',
    notify_id: randomUUID(),
    notify_time: '2026-11-23 11:00:00',
    notify_type: 'trade_status_sync',
    out_trade_no: orderNo,
    total_amount: (cents / 100).toFixed(2),
    trade_no: orderNo,
    trade_status: 'TRADE_SUCCESS',
    gmt_payment: '2026-11-23 11:00:00',
    version: '1.0',
  }
  const sign = keys.signNotification(fields)
  return Buffer.from(new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' }).toString())
}

const toResult = (name: string, { measured, reference, ratio }: Awaited<ReturnType<typeof compare>>): Result => ({
  name: `${name} (${concurrency} at once)`,
  measured: `${Math.round(measured)}/s`,
  reference: `PostgreSQL alone ${Math.round(reference)}/s`,
  ratio,
})

export const benchOrders = async ({
  postgresUrl,
  databaseNameOf,
  dataDir,
  admin,
}: OrderBenchTarget): Promise<Result[]> => {
  const { app_id, seller_id, private_key, alipay_public_key } = account
  await configure(admin, {
    pay_type: { alipay_face: true, manual: true },
    manual_transfer: { text: '请扫码付款' },
    alipay_face: { app_id, seller_id, private_key, alipay_public_key },
  })
  const goods = { name: '会员', price: cents, vip_days: 30, on_shelf: true, request_id: randomUUID() }
  const { id: goods_id } = await unwrap(admin.post<{ id: number }>('/admin/v1/goods/create', goods))
  const { serviceSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { serviceSecret: string }
  const ports = JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')) as Record<string, number>

  const log = createLogger('bench', 'silent')
  const address = `127.0.0.1:${ports['order.grpc']}`
  await using client = openGrpcClient(protos.order, { address, secret: serviceSecret })
  const userPool = openPool(postgresUrl, databaseNameOf('user'))
  const pool = openPool(postgresUrl, databaseNameOf('order'))
  try {
    const buyers = (await addUsers(userPool)).flatMap((id) => Array.from({ length: ordersOfUser }, () => id))
    const nextBuyer = takeFrom(buyers.toSorted((one, other) => (one % 997) - (other % 997)))
    const asBuyer = (id: number): Context => ({
      ...backgroundContext(log),
      clientAddress: '127.0.0.1',
      user: { id, role: 'user' },
    })
    const create = () =>
      client.CreateOrder({ goods_id, pay_type: 'manual', request_id: randomUUID(), coupon: '' }, asBuyer(nextBuyer()))
    const created = await compare(
      rounds,
      () => measure(create),
      () => measure(() => writeOrder(pool, goods_id)),
    )

    const addPending = async (count: number): Promise<string[]> =>
      (await insertOrders(pool, goods_id, 'alipay_face', count)).map(({ order_no }) => order_no)
    const nextForm = takeFrom((await addPending(notifications)).map(notificationOf))
    const nextOrderNo = takeFrom(await addPending(referencePayments))
    const notify = () =>
      client.NotifyPayment(
        { provider: 'alipay_face', body: nextForm() },
        { ...backgroundContext(log), clientAddress: '127.0.0.1' },
      )
    const notified = await compare(
      rounds,
      () => measure(notify),
      () => measure(() => writePayment(pool, nextOrderNo())),
    )
    return [toResult('orders created', created), toResult('payment notifications', notified)]
  } finally {
    await Promise.all([userPool.end(), pool.end()])
  }
}
