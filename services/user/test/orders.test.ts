import { OrderGranted, OrderPaid, OrderRefunded, OrderRevoked, ReceiptMailed } from '@pandex/contracts/events'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openFakeMailServer } from './fake-mail-server.ts'
import { startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'

let points: Points
let mailBox: Awaited<ReturnType<typeof openFakeMailServer>>

beforeAll(async () => {
  points = await startPoints({ retryDelaysMs: [100, 200, 30_000] })
  mailBox = await openFakeMailServer()
})

afterAll(async () => {
  await points[Symbol.asyncDispose]()
  await mailBox[Symbol.asyncDispose]()
})

const background = () => backgroundContext(silentLogger())

const makeOrderNo = (): string => `2026112308${String(randomInt(10 ** 10)).padStart(10, '0')}`

interface Grant {
  coin?: number
  vip_days?: number
}

const paidEvent = (order_no: string, user_id: number, { coin = 0, vip_days = 0 }: Grant) => ({
  order_no,
  user_id,
  coin,
  vip_days,
  goods_name: '月度会员',
  amount: 990,
  paid_at: points.time.now.toISOString(),
})

/** Sends events of one key, each under an id of its own unless given. @returns their ids */
const send = async (
  topic: string,
  key: string,
  payloads: readonly object[],
  eventId: () => string = randomUUID,
): Promise<string[]> => {
  const messages = payloads.map((payload) => ({
    key,
    value: JSON.stringify(payload),
    headers: { event_id: eventId() },
  }))
  await waitFor(async () => {
    await points.kafka?.send([{ topic, messages }])
    return true
  })
  return messages.map(({ headers }) => headers.event_id)
}

const waitUntilApplied = async (ids: readonly string[]): Promise<void> => {
  for (const event_id of ids) await waitFor(() => points.db('inbox').where({ event_id }).first())
}

const pay = async (order_no: string, user_id: number, grant: Grant, times = 1): Promise<void> => {
  const payload = paidEvent(order_no, user_id, grant)
  await waitUntilApplied(
    await send(
      OrderPaid.name,
      order_no,
      Array.from({ length: times }, () => payload),
    ),
  )
}

const refund = async (refund_id: number, order_no: string, user_id: number, { coin = 0, vip_days = 0 }: Grant) => {
  const payload = { refund_id, order_no, user_id, coin, vip_days, goods_name: '月度会员' }
  return send(OrderRefunded.name, order_no, [payload, payload])
}

const answersIn = async (topic: string, order_no: string): Promise<Record<string, unknown>[]> =>
  (await points.db('outbox').where({ topic, key: order_no }).orderBy('id').select('payload')).map(
    ({ payload }: { payload: Record<string, unknown> }) => payload,
  )

const inDays = (days: number): Date => new Date(points.time.now.getTime() + days * 86_400_000)

describe('A paid order', () => {
  test('is granted once when its event comes fifty times, and every event is answered', async () => {
    const [user, order_no] = [await points.addUser(5), makeOrderNo()]
    await pay(order_no, user, { coin: 100, vip_days: 30 }, 50)
    expect(await points.walletOf(user)).toMatchObject({ coin: 105, vip_until: inDays(30) })
    const answers = await answersIn(OrderGranted.name, order_no)
    expect(answers).toHaveLength(50)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ order_no, coin: 100, vip_days: 30 })
    await points.expectBooksToBalance()
  })

  test('is granted to a banned account, and leaves a membership without an end as it is', async () => {
    const [user, order_no] = [await points.addUser(), makeOrderNo()]
    const vip_until = new Date('9999-12-31T23:59:59Z')
    await points.db('accounts').where({ id: user }).update({ status: 'banned', vip_until })
    await pay(order_no, user, { coin: 7, vip_days: 30 })
    expect(await points.walletOf(user)).toMatchObject({ coin: 7, vip_until })
  })

  test('changes nothing and is not answered when the account does not exist', async () => {
    const order_no = makeOrderNo()
    await send(OrderPaid.name, order_no, [paidEvent(order_no, 2 ** 40, { coin: 7 })])
    const other = makeOrderNo()
    await pay(other, await points.addUser(), { coin: 1 })
    expect(await answersIn(OrderGranted.name, order_no)).toEqual([])
  })
})

describe('A refunded order', () => {
  test('loses what it gave once when its event comes twice', async () => {
    const [user, order_no, refundId] = [await points.addUser(5), makeOrderNo(), randomInt(2 ** 40)]
    await pay(order_no, user, { coin: 100, vip_days: 30 })
    await waitUntilApplied(await refund(refundId, order_no, user, { coin: 100, vip_days: 30 }))
    expect(await points.walletOf(user)).toMatchObject({ coin: 5, vip_until: points.time.now })
    const answers = await answersIn(OrderRevoked.name, order_no)
    expect(answers).toHaveLength(2)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ refund_id: refundId, coin: 100, vip_days: 30, missing_coin: 0 })
    await points.expectBooksToBalance()
  })

  test('takes points down to zero and reports what was spent', async () => {
    const [user, order_no, refundId] = [await points.addUser(), makeOrderNo(), randomInt(2 ** 40)]
    await pay(order_no, user, { coin: 100 })
    const spent = { user_id: user, coin: 80, reason: 'buy', ref: `${user}:doc`, note: '' }
    await points.client.SpendCoins(spent, background())
    await waitUntilApplied(await refund(refundId, order_no, user, { coin: 100 }))
    expect(await points.walletOf(user)).toMatchObject({ coin: 0 })
    const [answer] = await answersIn(OrderRevoked.name, order_no)
    expect(answer).toMatchObject({ coin: 20, missing_coin: 80 })
    await points.expectBooksToBalance()
  })

  test('waits for its grant when the events are reordered', async () => {
    const [user, order_no, refundId] = [await points.addUser(), makeOrderNo(), randomInt(2 ** 40)]
    const events = await refund(refundId, order_no, user, { coin: 100 })
    await pay(order_no, user, { coin: 100 })
    await waitUntilApplied(events)
    expect(await points.walletOf(user)).toMatchObject({ coin: 0 })
    await points.expectBooksToBalance()
  })

  test('never makes a balance negative while the points are being spent', async () => {
    const user = await points.addUser()
    const orders = Array.from({ length: 10 }, () => makeOrderNo())
    for (const order_no of orders) await pay(order_no, user, { coin: 10 })
    const spending = Array.from({ length: 40 }, (_, index) =>
      points.client
        .SpendCoins({ user_id: user, coin: 3, reason: 'buy', ref: `${user}:race${index}`, note: '' }, background())
        .catch(() => undefined),
    )
    const refunds = orders.map((order_no) => refund(randomInt(2 ** 40), order_no, user, { coin: 10 }))
    await waitUntilApplied((await Promise.all(refunds)).flat())
    await Promise.all(spending)
    const [{ coin, missing }] = (await points
      .db('order_revocations')
      .whereIn('order_no', orders)
      .select(points.db.raw('sum(coin)::int as coin, sum(missing_coin)::int as missing'))) as [
      { coin: number; missing: number },
    ]
    const spent = await points.db('coin_ledger').where({ user_id: user, reason: 'buy' }).count({ count: '*' }).first()
    const { coin: left } = await points.walletOf(user)
    expect(coin + missing).toBe(100)
    expect(coin + left + 3 * Number(spent?.['count'])).toBe(100)
    await points.expectBooksToBalance()
  })
})

describe('Grants', () => {
  test('are listed with their ledger rows and revocations, by number and in pages', async () => {
    const [user, one, other] = [await points.addUser(), makeOrderNo(), makeOrderNo()]
    await pay(one, user, { coin: 100, vip_days: 30 })
    await pay(other, user, { vip_days: 365 })
    await waitUntilApplied(await refund(randomInt(2 ** 40), one, user, { coin: 50, vip_days: 15 }))
    const request = { order_nos: [one, other], after_id: 0, limit: 0 }
    const { list } = await points.client.ListGrants(request, background())
    expect(list).toMatchObject([
      { order_no: one, user_id: user, coin: 100, ledger_coin: 100, revoked_coin: 50, revoked_vip_days: 15 },
      { order_no: other, coin: 0, vip_days: 365, ledger_coin: 0, revoked_coin: 0 },
    ])
    const [first] = list as [(typeof list)[0]]
    const next = await points.client.ListGrants({ order_nos: [], after_id: first.id, limit: 1 }, background())
    expect(next.list.map(({ order_no }) => order_no)).toEqual([other])
  })

  test('are refused to callers from outside and in more than a thousand at once', async () => {
    const user = await points.addUser()
    const request = { order_nos: [], after_id: 0, limit: 10 }
    await expect(points.client.ListGrants(request, points.as(user))).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(points.client.FindBuyer({ user_id: user }, points.as(user))).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const tooMany = { ...request, limit: 1_001 }
    await expect(points.client.ListGrants(tooMany, background())).rejects.toMatchObject({ code: 'user.bad_value' })
  })
})

describe('Points of a purchase', () => {
  test('are given back once, and only if they were spent', async () => {
    const user = await points.addUser(10)
    const ref = `${user}:dead`
    const request = { user_id: user, ref, note: '庆余年' }
    await expect(points.client.RefundCoins(request, background())).rejects.toMatchObject({ code: 'user.nothing_spent' })
    await points.client.SpendCoins({ user_id: user, coin: 4, reason: 'buy', ref, note: '' }, background())
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => points.client.RefundCoins(request, background())),
    )
    expect(new Set(replies.map(({ coin }) => coin))).toEqual(new Set([4]))
    expect(await points.walletOf(user)).toMatchObject({ coin: 10 })
    await points.expectBooksToBalance()
  })
})

describe('A receipt', () => {
  const mailOn = (enabled: boolean) => ({
    email: { enabled, host: '127.0.0.1', port: mailBox.port, tls: false, from: 'site@example.com' },
  })

  const addReader = async (email: string | null): Promise<number> => {
    const user = await points.addUser()
    await points.db('accounts').where({ id: user }).update({ email })
    return user
  }

  test('is mailed once, and the order service learns about it', async () => {
    await points.configure(mailOn(true))
    onTestFinished(() => points.configure(mailOn(false)))
    const order_no = makeOrderNo()
    await pay(order_no, await addReader('buyer@example.com'), { coin: 100, vip_days: 30 }, 3)
    await waitFor(async () => (await answersIn(ReceiptMailed.name, order_no))[0])
    const mails = mailBox.to('buyer@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('测试站 订单已完成')
    expect(mails[0]?.text?.trim()).toBe(`月度会员：会员 30 天、积分 100。9.90 元，${order_no}`)
    expect(JSON.stringify(points.lines)).not.toMatch(/buyer@example/)
  })

  test('is not sent while mail is off or to an account without an address', async () => {
    const [off, without] = [makeOrderNo(), makeOrderNo()]
    await pay(off, await addReader('off@example.com'), { coin: 1 })
    const outcomeOf = (orderNo: string) => points.lines.find(({ order_no }) => order_no === orderNo)?.outcome
    await waitFor(() => outcomeOf(off))
    await points.configure(mailOn(true))
    onTestFinished(() => points.configure(mailOn(false)))
    await pay(without, await addReader(null), { coin: 1 })
    await waitFor(() => outcomeOf(without))
    expect([outcomeOf(off), outcomeOf(without)]).toEqual([
      'dropped: mail is switched off',
      'dropped: nobody has the address',
    ])
    expect([...(await answersIn(ReceiptMailed.name, off)), ...mailBox.to('off@example.com')]).toEqual([])
  })
})
