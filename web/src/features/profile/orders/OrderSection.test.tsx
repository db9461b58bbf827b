import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveSession } from '../../../lib/session/session.ts'
import { findAxeViolations } from '../../../testing/axe.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import { sampleAccount } from '../../../testing/samples.ts'
import { Page as ProfilePage } from '../ProfilePage.tsx'

const listSpec = 'GET /auth/v1/order/mine'

const order = {
  goods_name: '月度会员',
  order_no: '20261121120000123456',
  status: 'timeout',
  status_text: '已超时',
  coin: 0,
  vip_days: 30,
  amount: 990,
  refunded: 0,
  create_time: '2026-11-20T09:30:00+08:00',
  paid_at: '',
  finished_at: '',
}

const open = (search: string, list: object[], total = list.length) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: {} },
    'GET /auth/v1/user/info': { data: sampleAccount() },
    [listSpec]: { data: { list, total } },
  })
  renderRoutes([{ path: '/profile', element: <ProfilePage /> }], `/profile${search}`)
  return calls
}

beforeEach(() => saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } }))
afterEach(tearDown)

it('lists orders with state, times, refund and number, and continues only those that are pending', async () => {
  open('?tab=order', [
    { ...order, status: 'pending', status_text: '待支付' },
    {
      ...order,
      order_no: '20261120120000123456',
      goods_name: '年度会员',
      status: 'finished',
      status_text: '已完成',
      refunded: 500,
      paid_at: '2026-11-20T09:31:00+08:00',
      finished_at: '2026-11-20T09:32:00+08:00',
    },
  ])
  const section = await screen.findByRole('region', { name: '订单' })
  const [, pending, finished] = await within(section).findAllByRole('row')
  expect(pending?.textContent).toMatch(/月度会员.*30 天会员.*20261121120000123456.*待支付.*继续付款.*¥9\.90/)
  expect(pending?.textContent).toContain('下单 2026-11-20 09:30待支付')
  expect(finished?.textContent).toContain('下单 2026-11-20 09:30付款 2026-11-20 09:31完成 2026-11-20 09:32')
  expect(finished?.textContent).toMatch(/已完成已退款 ¥5\.00/)
  expect(within(section).getAllByRole('button', { name: /继续付款/ })).toHaveLength(1)
  expect(await findAxeViolations(section)).toEqual([])
})

it('lists the orders of the state in the address, page by page', async () => {
  const calls = open('?tab=order&status=timeout&page=2', [order], 30)
  await screen.findByRole('table')
  expect(calls.find(({ spec }) => spec === listSpec)?.query).toMatchObject({ status: 'timeout', page: '2' })
  const states = within(screen.getByRole('navigation', { name: '订单状态' }))
  expect(states.getByRole('link', { current: true }).textContent).toBe('已超时')
  expect(states.getByRole('link', { name: '已支付' }).getAttribute('href')).toBe('/profile?tab=order&status=paid')
  expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/profile?tab=order&status=timeout')
})

it.each([
  ['?tab=order', '还没有订单', '看看会员和积分'],
  ['?tab=order&status=paid', '没有这种状态的订单', '查看全部订单'],
  ['?tab=order&status=nothing', '还没有订单', '看看会员和积分'],
])('explains an empty list of orders at %s', async (address, title, link) => {
  open(address, [])
  await screen.findByText(title)
  expect(screen.getByRole('link', { name: link })).toBeTruthy()
})
