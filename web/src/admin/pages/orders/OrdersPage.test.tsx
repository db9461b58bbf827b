import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { expectAddress, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { sampleGoods, sampleOrder } from '../../testing/shop-samples.ts'
import { Page } from './OrdersPage.tsx'

const list = 'GET /admin/v1/order/list'
const info = 'GET /admin/v1/order/info'
const update = 'POST /admin/v1/order/update'
const differences = 'GET /admin/v1/order/differences'

const time = '2026-11-20T12:00:00+08:00'
const transfer = sampleOrder(2, {
  pay_type: 'manual',
  status: 'pending',
  status_text: '待支付',
  reference: '尾号 8821',
  received: 0,
  paid_at: '',
  finished_at: '',
})

const details = (order = sampleOrder(1)) => ({
  order,
  events: [
    { kind: 'created', time, text: '创建了订单', admin_id: 0 },
    { kind: 'paid', time, text: '收到 19.90 元', admin_id: 3 },
  ],
  notifications: ['{"trade_status":"TRADE_SUCCESS","total_amount":"19.90"}'],
  refunds: [],
})

const open = (answers: Answers = {}, address = '/') =>
  openPage(
    <Page />,
    {
      [list]: {
        data: {
          ...listAnswer([sampleOrder(1), transfer]).data,
          totals: { paid: 1_200, paid_amount: 2_388_000, refunded_amount: 1_990 },
        },
      },
      [info]: ({ query }) => ({ data: details(query.id === '2' ? transfer : sampleOrder(1)) }),
      [update]: { data: sampleOrder(1) },
      [differences]: listAnswer([
        {
          id: 1,
          kind: 'paid_not_granted',
          order_no: sampleOrder(1).order_no,
          order_id: 1,
          text: '没有发放',
          found_at: time,
        },
      ]),
      'GET /admin/v1/goods/list': listAnswer([sampleGoods(1)]),
      ...answers,
    },
    address,
  )

const findPanel = async () => within(await screen.findByRole('dialog', { name: /^订单 2026/ }))
const findDialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }))

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

it('lists orders with amounts in yuan and the totals of the filter', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /20261121120000000001/ }))
  expect(row.getByText('19.90')).toBeTruthy()
  expect(row.getByText('已完成')).toBeTruthy()
  expect(await screen.findByText('23880.00 元')).toBeTruthy()
  expect(screen.getByText('19.90 元')).toBeTruthy()
  expect(screen.getByText('1 200')).toBeTruthy()
})

it('asks for the filters of the address', async () => {
  const { queries } = open({}, '/?state=waiting&username=reader&goods_id=1&pay_type=manual&status=pending')
  await waitFor(() =>
    expect(queries(list)[0]).toMatchObject({
      state: 'waiting',
      username: 'reader',
      goods_id: '1',
      pay_type: 'manual',
      status: 'pending',
    }),
  )
  expect(await screen.findByRole('button', { name: '取消商品：商品 1' })).toBeTruthy()
})

it('opens an order that is not on the page, with its timeline and notifications', async () => {
  open(
    { [list]: { data: { list: [], total: 0, totals: { paid: 0, paid_amount: 0, refunded_amount: 0 } } } },
    '/?open=1',
  )
  const panel = await findPanel()
  expect(panel.getByText('收到 19.90 元')).toBeTruthy()
  expect(panel.getByText('管理员 3', { exact: false })).toBeTruthy()
  expect(panel.getByText(/"trade_status": "TRADE_SUCCESS"/)).toBeTruthy()
  expect(panel.getByText('30 天会员、100 积分')).toBeTruthy()
})

describe('A manual transfer with a reference', () => {
  it('is confirmed from its row, with number and note', async () => {
    const { user, bodies } = open()
    await user.click(await screen.findByRole('button', { name: /^确认到账/ }))
    const dialog = await findDialog('确认收到 19.90 元？')
    expect(dialog.getByText('尾号 8821')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('交易号'), { target: { value: ' T-1 ' } })
    fireEvent.change(dialog.getByLabelText('备注'), { target: { value: '工行' } })
    await user.click(dialog.getByRole('button', { name: '确认到账' }))
    await waitFor(() =>
      expect(bodies(update)).toEqual([
        { id: 2, action: 'mark_paid', trade_no: 'T-1', note: '工行', request_id: expect.any(String) as string },
      ]),
    )
  })

  it('is prominent in the panel', async () => {
    open({}, '/?open=2')
    const waiting = within(await screen.findByRole('region', { name: '待确认转账' }))
    expect(waiting.getByText('尾号 8821')).toBeTruthy()
    expect(waiting.getByRole('button', { name: '确认到账' })).toBeTruthy()
  })
})

describe('A refund', () => {
  const openRefund = async (answers: Answers = {}) => {
    const opened = open(answers, '/?open=1')
    const panel = await findPanel()
    await opened.user.click(panel.getByRole('button', { name: '退款' }))
    return { ...opened, dialog: await findDialog('退款？') }
  }

  it('needs a reason and says what it revokes', async () => {
    const { user, dialog, bodies } = await openRefund()
    expect(dialog.getByText(/会从 reader-1 收回 30 天会员、100 积分/)).toBeTruthy()
    const submit = dialog.getByRole('button', { name: '退款 19.90 元' })
    expect(submit).toHaveProperty('disabled', true)
    fireEvent.change(dialog.getByLabelText('原因（必填）'), { target: { value: '买错了' } })
    await user.click(submit)
    await waitFor(() => expect(bodies(update)).toHaveLength(1))
    expect(bodies(update)[0]).toMatchObject({ id: 1, action: 'refund', amount: 1_990, note: '买错了' })
  })

  it('of money that an admin confirmed is done by hand', async () => {
    const { dialog } = await openRefund()
    expect(dialog.getByText(/请先把 19.90 元转回给买家/)).toBeTruthy()
  })

  it('of money from a provider goes back the way that it came', async () => {
    const events = details().events.map((event) => ({ ...event, admin_id: 0 }))
    const { dialog } = await openRefund({ [info]: { data: { ...details(), events } } })
    expect(dialog.getByText(/19.90 元会原路退回/)).toBeTruthy()
  })

  it('of a part revokes the same part', async () => {
    const { user, dialog, bodies } = await openRefund()
    fireEvent.change(dialog.getByLabelText('金额（元）'), { target: { value: '9.95' } })
    expect(dialog.getByText(/收回 15 天会员、50 积分/)).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('原因（必填）'), { target: { value: '补偿' } })
    await user.click(dialog.getByRole('button', { name: '退款 9.95 元' }))
    await waitFor(() => expect(bodies(update)[0]).toMatchObject({ amount: 995 }))
  })

  it('of more than what is left is refused', async () => {
    const { dialog } = await openRefund()
    fireEvent.change(dialog.getByLabelText('金额（元）'), { target: { value: '20' } })
    fireEvent.change(dialog.getByLabelText('原因（必填）'), { target: { value: '补偿' } })
    expect(dialog.getByText('最多 19.90 元')).toBeTruthy()
    expect(dialog.getByRole('button', { name: '退款' })).toHaveProperty('disabled', true)
  })

  it('keeps its number when it is sent again, and gets a new one when it changes', async () => {
    const failure = { code: 503, msg: '支付方暂时没有回答', status: 503 }
    const { user, dialog, bodies } = await openRefund({ [update]: failure })
    const submit = () => user.click(dialog.getByRole('button', { name: /^退款 / }))
    fireEvent.change(dialog.getByLabelText('原因（必填）'), { target: { value: '补偿' } })
    await submit()
    expect(await dialog.findByText('支付方暂时没有回答')).toBeTruthy()
    await submit()
    await waitFor(() => expect(bodies(update)).toHaveLength(2))
    fireEvent.change(dialog.getByLabelText('金额（元）'), { target: { value: '1' } })
    await submit()
    await waitFor(() => expect(bodies(update)).toHaveLength(3))
    const [first, second, third] = (bodies(update) as { request_id: string }[]).map((body) => body.request_id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows what could not be revoked, or why it failed', async () => {
    const refund = {
      id: 1,
      amount: 1_000,
      status: 'done',
      coin: 20,
      vip_days: 15,
      missing_coin: 30,
      missing_vip_days: 0,
      failure: '',
      note: '补偿',
      admin_id: 3,
      create_time: time,
      update_time: time,
    }
    const refunds = [refund, { ...refund, id: 2, status: 'failed', failure: '余额不足' }]
    open({ [info]: { data: { ...details(), refunds } } }, '/?open=1')
    const panel = await findPanel()
    expect(panel.getByText('收回了 15 天会员、20 积分；已经用掉、收不回的：30 积分')).toBeTruthy()
    expect(panel.getByText('失败原因：余额不足')).toBeTruthy()
  })
})

it('offers only what the state of the order allows', async () => {
  open({}, '/?open=2')
  const panel = await findPanel()
  expect(panel.getByRole('button', { name: '关闭订单' })).toBeTruthy()
  expect(panel.queryByRole('button', { name: '退款' })).toBeNull()
})

it('lists the differences of the reconciliation with their orders', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: '对账差异' }))
  await expectAddress('/?state=difference')
  const block = within(await screen.findByRole('region', { name: '对账差异' }))
  expect(await block.findByText('付了款，没有发放')).toBeTruthy()
  await user.click(block.getByRole('link', { name: sampleOrder(1).order_no }))
  await expectAddress('/?state=difference&open=1')
})

it('passes the accessibility checks with an open order and a dialog', async () => {
  const { user } = open({}, '/?open=2')
  const panel = await findPanel()
  expect(await findAxeViolations()).toEqual([])
  await user.click(panel.getByRole('button', { name: '确认到账' }))
  await findDialog('确认收到 19.90 元？')
  expect(await findAxeViolations()).toEqual([])
})
