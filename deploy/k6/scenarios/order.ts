/** Users order goods, look at the payment and cancel, so that no order waits for money that nobody sends. */
import { vu } from 'k6/execution'
import { checkAnswer, get, post } from '../site/calls.ts'
import { createLoadOptions } from '../site/load.ts'
import { clearSite, maxBuyers, prepareSite } from '../site/prepare.ts'
import type { PreparedSite } from '../site/prepare.ts'

export const options = createLoadOptions({ most: maxBuyers })

export const setup = prepareSite
export const teardown = clearSite

interface Order {
  order_no: string
  status: string
}

export default ({ accounts, goodsId, payType }: PreparedSite): void => {
  const token = accounts[vu.idInTest % accounts.length]?.token
  const input = { goods_id: goodsId, pay_type: payType, request_id: crypto.randomUUID() }
  const created = post('/auth/v1/order/create', input, token)
  const order = checkAnswer<Order>('an order is created', created, ({ status }) => status === 'pending')
  if (!order) return
  const { order_no } = order
  const checked = get(`/auth/v1/order/check?order_no=${order_no}`, token)
  checkAnswer<Order>('an order is looked at', checked, ({ status }) => status === 'pending')
  const cancelled = post('/auth/v1/order/cancel', { order_no }, token)
  checkAnswer<Order>('an order is cancelled', cancelled, ({ status }) => status === 'timeout')
}
