import { expect, test } from 'vitest'
import { compareGrant } from './compare-grant.ts'

const order = {
  user_id: 5,
  coin: 100,
  vip_days: 30,
  is_overdue: true,
  has_overdue_refund: false,
  revoked_coin: 0,
  revoked_vip_days: 0,
}
const grant = { user_id: 5, coin: 100, vip_days: 30, ledger_coin: 100, revoked_coin: 0, revoked_vip_days: 0 }

const kinds = (...given: Parameters<typeof compareGrant>): string[] => compareGrant(...given).map(({ kind }) => kind)

test('finds no difference in what fits, also after a refund', () => {
  expect(compareGrant(order, grant)).toEqual([])
  const refunded = { ...order, revoked_coin: 40, revoked_vip_days: 10 }
  expect(compareGrant(refunded, { ...grant, revoked_coin: 40, revoked_vip_days: 10 })).toEqual([])
})

test('waits for the grant of an order that was paid lately', () => {
  expect(kinds({ ...order, is_overdue: false }, undefined)).toEqual([])
  expect(kinds(order, undefined)).toEqual(['paid_not_granted'])
})

test.each([{ user_id: 6 }, { coin: 99, ledger_coin: 99 }, { vip_days: 31 }, { ledger_coin: 0 }, { ledger_coin: 200 }])(
  'reports a grant of something else: %j',
  (change) => {
    expect(kinds(order, { ...grant, ...change })).toEqual(['wrong_grant'])
  },
)

test('reports a refund that is not revoked', () => {
  expect(kinds({ ...order, has_overdue_refund: true }, grant)).toEqual(['refund_not_revoked'])
  expect(kinds({ ...order, revoked_coin: 40 }, grant)).toEqual(['refund_not_revoked'])
})
