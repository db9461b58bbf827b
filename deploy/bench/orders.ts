/**
 * Compares orders and paid orders with bare PostgreSQL transactions that write the same rows. PostgreSQL flushes each commit, as it does for
 * an operator.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openGrpcClient } from '../../services/platform/src/grpc/client.ts'
import { backgroundContext } from '../../services/platform/src/grpc/context.ts'
import type { Context } from '../../services/platform/src/grpc/context.ts'
import { protos } from '../../services/platform/src/grpc/protos.ts'
import type { OrderServiceDefinition } from '../../services/platform/src/gen/pandex/order/v1/OrderService.ts'
import type { ClientOf } from '../../services/platform/src/grpc/types.ts'
import { createLogger } from '../../services/platform/src/logging/logger.ts'
import type { Logger } from '../../services/platform/src/logging/logger.ts'
import { databaseUrl } from '../../services/platform/src/postgres/postgres.ts'
import { configure, unwrap } from '../e2e/harness/admin.ts'
import type { ProductClient } from '../e2e/harness/product-client.ts'
import { createAccountKeys, createSimulatedAccount } from '../simulators/alipay/simulated-account.ts'
import { compare } from './harness/comparison.ts'
import type { Comparison, Result } from './harness/comparison.ts'
import { cents, insertOrders, writeOrder, writePayment } from './order-reference.ts'
import type { NewOrder, OrderPools } from './order-reference.ts'

/** Calls at once; the reference has as many connections. */
const concurrency = 8
const roundMs = 3_000
const rounds = 5
/** More than a round can use; a user may leave three orders unpaid. */
const users = 9_000
/** Owners of the orders that the reference writes. */
const referenceUsers = 1_000
const ordersOfUser = 3
const payments = 10_000
/** More than the fastest reference uses. */
const referencePayments = 40_000

export interface OrderBenchTarget {
  postgresUrl: string
  databaseNameOf: (service: string) => string
  dataDir: string
  admin: ProductClient
}

/**
 * Runs calls until the time of a round is over.
 * @param settle waits for what the calls have caused
 * @returns calls per second
 */
const measure = async (call: () => Promise<unknown>, settle?: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now()
  let count = 0
  const work = async (): Promise<void> => {
    while (performance.now() - startedAt < roundMs) {
      await call()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  await settle?.()
  return count / ((performance.now() - startedAt) / 1_000)
}

const openPool = (url: string, database: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: databaseUrl(url, database), max: concurrency })
  // Connections close after `end()` has returned; the stopping engine may end them first.
  pool.on('error', () => undefined)
  return pool
}

const addUsers = async (pool: pg.Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into accounts (username, password) select 'bench' || $1 || n, 'none' from generate_series(1, $2::int) n returning id`,
    [randomBytes(3).toString('hex'), users],
  )
  return rows.map(({ id }) => Number(id))
}

const pollMs = 50

const waitUntilFinished = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query(`select from orders where status = 'paid' limit 1`)
  if (rows.length === 0) return
  await setTimeout(pollMs)
  await waitUntilFinished(pool)
}

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

interface Bench {
  /** Opens a connection to the order service. */
  connect: () => ClientOf<OrderServiceDefinition> & AsyncDisposable
  log: Logger
  pools: OrderPools
  userIds: readonly number[]
  goodsId: number
}

const referenceUserOf = ({ userIds }: Bench, place: number): number => userIds[place % referenceUsers] ?? 0

const benchCreated = async (bench: Bench): Promise<Comparison> => {
  const { connect, log, pools, userIds, goodsId } = bench
  const buyers = userIds.slice(referenceUsers)
  // Orders of one user wait for each other, so a user buys again only after all others.
  const nextBuyer = takeFrom(Array.from({ length: ordersOfUser }, () => buyers).flat())
  const asBuyer = (id: number): Context => ({
    ...backgroundContext(log),
    clientAddress: '127.0.0.1',
    user: { id, role: 'user' },
  })
  await using client = connect()
  const create = () =>
    client.CreateOrder(
      { goods_id: goodsId, pay_type: 'manual', request_id: randomUUID(), coupon: '' },
      asBuyer(nextBuyer()),
    )
  let place = 0
  const nextOrder = (): NewOrder => ({ userId: referenceUserOf(bench, place++), goodsId, payType: 'manual' })
  return await compare(
    rounds,
    () => measure(create),
    () => measure(() => writeOrder(pools, nextOrder())),
  )
}

const addUnpaid = async (bench: Bench, count: number): Promise<{ orderNo: string; userId: number }[]> => {
  const orders = Array.from({ length: count }, (_, place): NewOrder => ({
    userId: referenceUserOf(bench, place),
    goodsId: bench.goodsId,
    payType: 'alipay_face',
  }))
  const orderNos = await insertOrders(bench.pools.order, orders)
  return orderNos.map((orderNo, place) => ({ orderNo, userId: referenceUserOf(bench, place) }))
}

/** From the notification to the finished order. Both sides take the time until the last order is finished. */
const benchPaid = async (bench: Bench): Promise<Comparison> => {
  const { connect, log, pools } = bench
  const nextForm = takeFrom((await addUnpaid(bench, payments)).map(({ orderNo }) => notificationOf(orderNo)))
  const nextUnpaid = takeFrom(await addUnpaid(bench, referencePayments))
  // Signing has blocked this process for seconds, and a connection opened before would count as lost.
  await using client = connect()
  const notify = () =>
    client.NotifyPayment(
      { provider: 'alipay_face', body: nextForm() },
      { ...backgroundContext(log), clientAddress: '127.0.0.1' },
    )
  const pay = () => {
    const { orderNo, userId } = nextUnpaid()
    return writePayment(pools, orderNo, userId)
  }
  return await compare(
    rounds,
    () => measure(notify, () => waitUntilFinished(pools.order)),
    () => measure(pay),
  )
}

/** @returns id of the goods that are ordered */
const openShop = async (admin: ProductClient): Promise<number> => {
  const { app_id, seller_id, private_key, alipay_public_key } = account
  await configure(admin, {
    pay_type: { alipay_face: true, manual: true },
    manual_transfer: { text: '请扫码付款' },
    alipay_face: { app_id, seller_id, private_key, alipay_public_key },
  })
  const goods = { name: '会员', price: cents, vip_days: 30, on_shelf: true, request_id: randomUUID() }
  const { id } = await unwrap(admin.post<{ id: number }>('/admin/v1/goods/create', goods))
  return id
}

export const benchOrders = async ({
  postgresUrl,
  databaseNameOf,
  dataDir,
  admin,
}: OrderBenchTarget): Promise<Result[]> => {
  const goodsId = await openShop(admin)
  const { serviceSecret: secret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    serviceSecret: string
  }
  const ports = JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')) as Record<string, number>
  const address = `127.0.0.1:${ports['order.grpc']}`
  const log = createLogger('bench', 'silent')
  const pools: OrderPools = {
    order: openPool(postgresUrl, databaseNameOf('order')),
    user: openPool(postgresUrl, databaseNameOf('user')),
  }
  try {
    const connect = () => openGrpcClient(protos.order, { address, secret })
    const bench: Bench = { connect, log, pools, userIds: await addUsers(pools.user), goodsId }
    return [
      toResult('orders created', await benchCreated(bench)),
      toResult('orders paid and granted', await benchPaid(bench)),
    ]
  } finally {
    await Promise.all([pools.order.end(), pools.user.end()])
  }
}
