/** Bare PostgreSQL transactions with the rows that the order and user services write for an order and its payment. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface OrderPools {
  order: pg.Pool
  user: pg.Pool
}

/** Price of the bench's goods, in cents. */
export const cents = 990

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

export interface NewOrder {
  userId: number
  goodsId: number
  payType: 'alipay_face' | 'manual'
}

/** Inserts unpaid orders that the sweeper leaves alone. */
export const insertOrders = async (client: pg.Pool | pg.PoolClient, orders: readonly NewOrder[]): Promise<string[]> => {
  const { rows } = await client.query<{ order_no: string }>(
    `insert into orders
       (order_no, user_id, username, request_id, goods_id, goods_name, price, amount, coin, vip_days, pay_type, next_check_at)
     select lpad(abs(hashtextextended($1 || n, 0))::text, 20, '9'), user_id, 'bench', $1 || n, goods_id, '会员', $3, $3, 0, 30,
       pay_type, now() + interval '1 hour'
     from rows from (jsonb_to_recordset($2::jsonb) as (user_id bigint, goods_id bigint, pay_type text)) with ordinality
       as row (user_id, goods_id, pay_type, n)
     returning order_no`,
    [
      randomUUID(),
      JSON.stringify(
        orders.map(({ userId, goodsId, payType }) => ({ user_id: userId, goods_id: goodsId, pay_type: payType })),
      ),
      cents,
    ],
  )
  return rows.map(({ order_no }) => order_no)
}

const addEvent = (client: pg.PoolClient, orderNo: string, kind: string) =>
  client.query('insert into order_events (order_id, kind, text) select id, $2, $2 from orders where order_no = $1', [
    orderNo,
    kind,
  ])

/** The event counts as sent, so that the reference causes no work elsewhere. */
const addToOutbox = (client: pg.PoolClient, topic: string, orderNo: string) =>
  client.query(
    `insert into outbox (event_id, topic, key, payload, headers, published_at) values ($1, $2, $3, '{}', '{}', now())`,
    [randomUUID(), topic, orderNo],
  )

const addToInbox = (client: pg.PoolClient) =>
  client.query(`insert into inbox (consumer, event_id) values ('bench', $1)`, [randomUUID()])

export const writeOrder = async ({ order: pool }: OrderPools, order: NewOrder): Promise<void> =>
  inTransaction(pool, async (client) => {
    const [orderNo = ''] = await insertOrders(client, [order])
    await addEvent(client, orderNo, 'created')
  })

const writePaid = async (client: pg.PoolClient, orderNo: string): Promise<void> => {
  const found = await client.query<{ id: string }>('select id from orders where order_no = $1 for update', [orderNo])
  const id = found.rows[0]?.id
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
  await addEvent(client, orderNo, 'notified')
  await addEvent(client, orderNo, 'paid')
  await addToOutbox(client, 'order.paid.v1', orderNo)
}

const writeGrant = async (client: pg.PoolClient, orderNo: string, userId: number): Promise<void> => {
  await addToInbox(client)
  await client.query('select id from accounts where id = $1 for update', [userId])
  await client.query('insert into order_grants (order_no, user_id, coin, vip_days) values ($1, $2, 0, 30)', [
    orderNo,
    userId,
  ])
  await client.query(`update accounts set vip_until = coalesce(vip_until, now()) + interval '30 days' where id = $1`, [
    userId,
  ])
  await addToOutbox(client, 'user.receipt-requested.v1', orderNo)
  await addToOutbox(client, 'user.order-granted.v1', orderNo)
}

const writeFinished = async (client: pg.PoolClient, orderNo: string): Promise<void> => {
  await addToInbox(client)
  await client.query('select id from orders where order_no = $1 for update', [orderNo])
  await client.query(
    `update orders set status = 'finished', finished_at = now(), update_time = now() where order_no = $1`,
    [orderNo],
  )
  await addEvent(client, orderNo, 'granted')
}

/** The transactions from a payment notification to the finished order: paid, granted, receipt handled, finished. */
export const writePayment = async (pools: OrderPools, orderNo: string, userId: number): Promise<void> => {
  await inTransaction(pools.order, (client) => writePaid(client, orderNo))
  await inTransaction(pools.user, (client) => writeGrant(client, orderNo, userId))
  await inTransaction(pools.user, async (client) => {
    await addToInbox(client)
  })
  await inTransaction(pools.order, (client) => writeFinished(client, orderNo))
}
