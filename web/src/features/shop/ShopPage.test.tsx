import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answer, Answers } from '../../testing/render-routes.tsx'
import { sampleAccount } from '../../testing/samples.ts'
import { Page as ShopPage } from './ShopPage.tsx'

const createSpec = 'POST /auth/v1/order/create'
const checkSpec = 'GET /auth/v1/order/check'

const goods = [
  { id: 1, name: '月度会员', price: 990, coin: 0, vip_days: 30, description: '全站畅看' },
  { id: 2, name: '年度会员', price: 6_800, coin: 100, vip_days: 365, description: '' },
  { id: 3, name: '积分小包', price: 500, coin: 50, vip_days: 0, description: '' },
  { id: 4, name: '积分大包', price: 2_000, coin: 300, vip_days: 0, description: '', stock: 0 },
]

const order = { order_no: '20261121120000123456', status: 'pending', status_text: '待支付', coin: 0, vip_days: 30 }
const payment = {
  ...order,
  goods_name: '月度会员',
  amount: 990,
  pay_type: 'alipay_face',
  pay: { kind: 'qr', url: 'https://qr.example.com/bax01', qr_svg: '<svg><script/></svg>', image: '', text: '' },
  expire_at: '2026-11-21T14:00:00+08:00',
  reference: '',
}
const created: Answer<typeof createSpec> = { data: payment }

interface Options {
  answers?: Answers
  address?: string
  payTypes?: object
}

const open = ({ answers = {}, address = '/shop', payTypes = { alipay_face: true, manual: false } }: Options = {}) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: { pay_type: JSON.stringify(payTypes) } },
    'GET /v1/goods/list': { data: goods },
    'GET /auth/v1/user/info': { data: sampleAccount({ coin: 100 }) },
    'GET /auth/v1/order/mine': { data: { list: [], total: 0 } },
    [createSpec]: created,
    [checkSpec]: { data: order },
    ...answers,
  })
  const routes = [
    { path: '/shop', element: <ShopPage /> },
    { path: '*', element: null },
  ]
  renderRoutes(routes, address)
  const user = userEvent.setup()
  const dialog = () => screen.getByRole('dialog')
  return {
    user,
    dialog,
    sent: (spec: string) =>
      calls.filter((call) => call.spec === spec).map(({ body }) => body as Record<string, string>),
    choose: async (name: string) =>
      user.click(await screen.findByRole('button', { name: new RegExp(`购买.*${name}`) })),
    pay: async () => user.click(await within(dialog()).findByRole('button', { name: /支付 ¥/ })),
  }
}

const logIn = () => saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } })

beforeEach(() => {
  mockDialogs()
  logIn()
})
afterEach(tearDown)

it('shows plans and packs with prices, and marks the best value', async () => {
  open()
  const plans = within(await screen.findByRole('region', { name: '会员' })).getAllByRole('article')
  expect(plans.map((plan) => plan.textContent)).toEqual([
    expect.stringMatching(/月度会员.*¥9\.90.*每天 0\.33 元.*30 天会员.*全站畅看/),
    expect.stringMatching(/年度会员.*最划算.*¥68.*365 天会员 \+ 100 积分/),
  ])
  const packs = screen.getByRole('region', { name: '积分' })
  expect(within(packs).getByRole('button', { name: /已售罄/ })).toHaveProperty('disabled', true)
  expect(await findAxeViolations(packs)).toEqual([])
})

it('sends visitors to the login and back to the selected goods', async () => {
  tearDown()
  const { choose } = open({ address: '/shop?need=vip&back=%2Fdoc%2Fd1' })
  await choose('月度会员')
  await expectAddress(`/login?${new URLSearchParams({ back: '/shop?need=vip&back=%2Fdoc%2Fd1' }).toString()}`)
})

it('creates one order when the button is pressed three times', async () => {
  const reply = Promise.withResolvers<typeof created>()
  const { user, choose, dialog, sent } = open({ answers: { [createSpec]: () => reply.promise } })
  await choose('月度会员')
  await user.tripleClick(await within(dialog()).findByRole('button', { name: '支付 ¥9.90' }))
  reply.resolve(created)
  await within(dialog()).findByRole('img', { name: '付款二维码' })
  expect(new Set(sent(createSpec).map(({ request_id }) => request_id)).size).toBe(1)
  expect(sent(createSpec)[0]).toMatchObject({ goods_id: 1, pay_type: 'alipay_face', coupon: '' })
  expect(sent(createSpec)[0]).not.toHaveProperty('amount')
})

it('repeats an order with the same request id when no answer arrived', async () => {
  let isUnavailable = true
  const { choose, pay, dialog, sent } = open({
    answers: {
      [createSpec]: () => {
        if (isUnavailable) throw new TypeError('Failed to fetch')
        return created
      },
    },
  })
  await choose('月度会员')
  await pay()
  expect(await within(dialog()).findByText('没有收到结果。再按一次不会重复下单。')).toBeTruthy()
  isUnavailable = false
  await pay()
  await within(dialog()).findByRole('img', { name: '付款二维码' })
  const [first, second] = sent(createSpec)
  expect(second?.request_id).toBe(first?.request_id)
})

it('shows the QR code as an image, never as part of the page', async () => {
  const { choose, pay, dialog } = open()
  await choose('月度会员')
  await pay()
  const image = await within(dialog()).findByRole<HTMLImageElement>('img', { name: '付款二维码' })
  expect(decodeURIComponent(image.src)).toBe('data:image/svg+xml,<svg><script/></svg>')
  expect(dialog().querySelector('script')).toBeNull()
  expect(await findAxeViolations(dialog())).toEqual([])
})

it('shows the grant after the order is finished, and returns to the page before', async () => {
  const states = ['pending', 'paid', 'finished']
  const { choose, pay, dialog } = open({
    address: '/shop?need=vip&back=%2Fdoc%2Fd1',
    answers: { [checkSpec]: () => ({ data: { ...order, status: states.length > 1 ? states.shift() : states[0] } }) },
  })
  await choose('月度会员')
  await pay()
  expect(await within(dialog()).findByText('已到账：30 天会员', {}, { timeout: 10_000 })).toBeTruthy()
  expect(within(dialog()).getByRole('link', { name: '返回刚才的页面' }).getAttribute('href')).toBe('/doc/d1')
})

it('shows the grant of an order that was paid while it was cancelled', async () => {
  let status = 'pending'
  const { user, choose, pay, dialog } = open({
    answers: {
      [checkSpec]: () => ({ data: { ...order, status } }),
      'POST /auth/v1/order/cancel': () => {
        status = 'finished'
        return { data: { ...order, status: 'paid' } }
      },
    },
  })
  await choose('月度会员')
  await pay()
  await user.click(await within(dialog()).findByRole('button', { name: '取消订单' }))
  expect(await within(dialog()).findByText('已到账：30 天会员', {}, { timeout: 10_000 })).toBeTruthy()
})

it('tells late payers not to pay again', async () => {
  const { choose, pay, dialog } = open({ answers: { [checkSpec]: { data: { ...order, status: 'timeout' } } } })
  await choose('月度会员')
  await pay()
  expect(await within(dialog()).findByRole('heading', { name: '订单已超时' })).toBeTruthy()
  expect(dialog().textContent).toContain('请不要再付')
})

it('asks no more after the order timed out, and shows money that arrived late when the visitor returns', async () => {
  let status = 'timeout'
  const { choose, pay, dialog, sent } = open({ answers: { [checkSpec]: () => ({ data: { ...order, status } }) } })
  await choose('月度会员')
  await pay()
  await within(dialog()).findByRole('heading', { name: '订单已超时' })
  const asked = sent(checkSpec).length
  await delay(2_000)
  expect(sent(checkSpec)).toHaveLength(asked)
  status = 'finished'
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await within(dialog()).findByText('已到账：30 天会员')).toBeTruthy()
})

it('applies a coupon before the order, and sends it with the order', async () => {
  const { user, choose, pay, dialog, sent } = open({
    answers: { 'GET /auth/v1/order/price': { data: { price: 990, amount: 792, discount: 198 } } },
  })
  await choose('月度会员')
  await user.type(within(dialog()).getByLabelText('优惠码'), 'spring{Enter}')
  expect(await within(dialog()).findByRole('button', { name: '支付 ¥7.92' })).toBeTruthy()
  await pay()
  await waitFor(() => expect(sent(createSpec)[0]).toMatchObject({ coupon: 'SPRING' }))
})

it('shows why a coupon is refused, and does not order at the full price', async () => {
  const { user, choose, dialog, sent } = open({
    answers: { 'GET /auth/v1/order/price': { code: 0, msg: '优惠码已过期' } },
  })
  await choose('月度会员')
  await user.type(within(dialog()).getByLabelText('优惠码'), 'old{Enter}')
  expect(await within(dialog()).findByText('优惠码已过期')).toBeTruthy()
  expect(within(dialog()).getByRole('button', { name: /支付 ¥/ })).toHaveProperty('disabled', true)
  expect(sent(createSpec)).toEqual([])
})

it('finds the pending order again', async () => {
  const { user, dialog } = open({
    answers: {
      'GET /auth/v1/order/mine': { data: { list: [{ ...order, goods_name: '月度会员', amount: 990 }], total: 1 } },
      'GET /auth/v1/order/payment': created,
    },
  })
  await user.click(await screen.findByRole('button', { name: /继续付款/ }))
  expect(await within(dialog()).findByRole('img', { name: '付款二维码' })).toBeTruthy()
})

it('takes the reference of a manual transfer', async () => {
  const pay = { kind: 'manual', url: '', qr_svg: '', image: '/static/upload/a.png', text: '备注订单号' }
  const {
    user,
    choose,
    pay: press,
    dialog,
    sent,
  } = open({
    payTypes: { alipay_face: true, manual: true },
    answers: {
      [createSpec]: { data: { ...payment, pay_type: 'manual', pay } },
      'POST /auth/v1/order/reference': { data: order },
    },
  })
  await choose('月度会员')
  await user.click(within(dialog()).getByLabelText('扫码转账'))
  await press()
  await user.type(await within(dialog()).findByLabelText('付款备注'), '4821{Enter}')
  expect(await within(dialog()).findByText(/等待管理员确认到账/)).toBeTruthy()
  expect(sent(createSpec)[0]).toMatchObject({ pay_type: 'manual' })
  expect(sent('POST /auth/v1/order/reference')).toEqual([{ order_no: order.order_no, reference: '4821' }])
})

it('sells nothing while no way to pay is switched on', async () => {
  open({ payTypes: { alipay_face: false, manual: false } })
  expect(await screen.findByText('本站暂时没有开放支付，请稍后再来。')).toBeTruthy()
  for (const button of screen.getAllByRole('button', { name: /购买/ })) expect(button).toHaveProperty('disabled', true)
})
