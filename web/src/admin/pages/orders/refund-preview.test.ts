import { expect, it } from 'vitest'
import { describeRevocation, readRefund, refundableOf } from './refund-preview.ts'

const order = { status: 'finished', amount: 1_000, received: 1_000, refunded: 0, coin: 100, vip_days: 31 }

it('reads an amount in yuan, and everything that is left when it is empty', () => {
  expect(readRefund('', { ...order, refunded: 400 })).toBe(600)
  expect(readRefund('2.50', order)).toBe(250)
  expect([readRefund('0', order), readRefund('半价', order)]).toEqual([undefined, undefined])
})

it('takes back the same share of each grant, and exactly the grant in total', () => {
  expect(describeRevocation(order, 1_000)).toBe('31 天会员、100 积分')
  expect(describeRevocation(order, 500)).toBe('15 天会员、50 积分')
  expect(describeRevocation({ ...order, refunded: 500 }, 500)).toBe('16 天会员、50 积分')
})

it('gives back a second payment first, which takes nothing back', () => {
  const paidTwice = { ...order, received: 2_000 }
  expect([refundableOf(paidTwice), describeRevocation(paidTwice, 1_000)]).toEqual([1_000, ''])
  const returned = { ...paidTwice, refunded: 1_000 }
  expect([refundableOf(returned), describeRevocation(returned, 1_000)]).toEqual([1_000, '31 天会员、100 积分'])
})

it('gives back money that did not pay the order, which takes nothing back', () => {
  const wrong = { ...order, status: 'pending', received: 500 }
  expect([refundableOf(wrong), describeRevocation(wrong, 500)]).toEqual([500, ''])
})
