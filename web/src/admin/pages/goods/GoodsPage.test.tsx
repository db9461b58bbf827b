import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { expectAddress, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { findUndoButton, openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { sampleCoupon, sampleGoods } from '../../testing/shop-samples.ts'
import { Page } from './GoodsPage.tsx'

const goodsList = 'GET /admin/v1/goods/list'
const couponList = 'GET /admin/v1/coupon/list'
const createGoods = 'POST /admin/v1/goods/create'
const updateGoods = 'POST /admin/v1/goods/update'
const orderGoods = 'POST /admin/v1/goods/update_order'
const createCoupon = 'POST /admin/v1/coupon/create'
const updateCoupon = 'POST /admin/v1/coupon/update'

const open = (answers: Answers = {}, address = '/') =>
  openPage(
    <Page />,
    {
      [goodsList]: listAnswer([sampleGoods(1), sampleGoods(2, { stock: 0, per_user: 1 }), sampleGoods(3)]),
      [couponList]: listAnswer([
        sampleCoupon(1),
        sampleCoupon(2, { kind: 'amount', value: 500, goods_ids: [2], max_uses: 10, to: '2026-11-20T00:00:00+08:00' }),
      ]),
      [updateGoods]: { data: sampleGoods(1) },
      [createGoods]: { data: sampleGoods(4) },
      [createCoupon]: { data: sampleCoupon(3) },
      [updateCoupon]: { data: sampleCoupon(1) },
      ...answers,
    },
    address,
  )

const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'dialog *' })
const fill = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } })
const save = () => screen.getByRole('button', { name: '保存' })

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

describe('Goods', () => {
  it('are listed with prices in yuan and counts or 不限', async () => {
    open()
    const row = within(await screen.findByRole('row', { name: /商品 2/ }))
    expect(row.getByText('19.90')).toBeTruthy()
    const other = within(screen.getByRole('row', { name: /商品 1/ }))
    expect(other.getAllByText('不限')).toHaveLength(2)
  })

  it('are created with the price in whole cents, shown as the card while it is typed', async () => {
    const { user, bodies } = open()
    await user.click(await screen.findByRole('button', { name: '添加商品' }))
    fill('名称', '月度会员')
    fill('价格（元）', '19.99')
    fill('会员天数', '31')
    fill('说明', '不限次数\n无广告')
    const preview = within(screen.getByRole('region', { name: '访客看到的卡片' }))
    expect(preview.getByRole('heading', { name: '月度会员' })).toBeTruthy()
    expect(preview.getByText('¥19.99')).toBeTruthy()
    expect(preview.getByText('每天 0.65 元')).toBeTruthy()
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['不限次数', '无广告'])
    await user.click(save())
    await waitFor(() => expect(bodies(createGoods)).toHaveLength(1))
    const [body] = bodies(createGoods) as Record<string, unknown>[]
    expect(body).toMatchObject({ price: '1999', vip_days: '31', coin: '0', on_shelf: 'false' })
    expect(body).not.toHaveProperty('stock')
    expect(body?.request_id).toBeTruthy()
  })

  it('are refused without a gain or with a price that is no amount', async () => {
    const { user, bodies } = open()
    await user.click(await screen.findByRole('button', { name: '添加商品' }))
    fill('名称', '空')
    fill('价格（元）', '1.999')
    await user.click(save())
    expect(await screen.findByText('金额写成 12 或 12.50')).toBeTruthy()
    expect(screen.getByText('会员天数和积分至少填一个')).toBeTruthy()
    expect(bodies(createGoods)).toEqual([])
  })

  it('become unlimited when the limit is emptied', async () => {
    const { user, bodies } = open({}, '/?open=2')
    await screen.findByRole('dialog', { name: '商品 2' })
    fill('库存', '')
    await user.click(save())
    await waitFor(() => expect(bodies(updateGoods)).toEqual([{ id: 2, stock: '-1' }]))
  })

  it('leave the shelf in the row and return by the undo button', async () => {
    const { user, bodies } = open()
    await user.click(await screen.findByRole('switch', { name: '上架 商品 1' }))
    await user.click(await findUndoButton('商品 1 已下架'))
    await waitFor(() =>
      expect(bodies(updateGoods)).toEqual([
        { id: 1, on_shelf: false },
        { id: 1, on_shelf: true },
      ]),
    )
  })

  it('move in the order of the shop', async () => {
    const { user, bodies } = open({ [orderGoods]: { data: null } })
    await user.click(await screen.findByRole('button', { name: '下移 商品 1' }))
    await waitFor(() => expect(bodies(orderGoods)).toEqual([{ ids: [2, 1, 3] }]))
  })

  it('keep their place while a filter or another order is shown', async () => {
    open({}, '/?sort=price')
    await screen.findByRole('switch', { name: '上架 商品 1' })
    expect(screen.queryByRole('button', { name: /^移动/ })).toBeNull()
  })

  it('that were ordered stay, with the reason for each', async () => {
    const { user } = open({
      'POST /admin/v1/goods/delete': { data: { done: 0, failed: [{ id: 1, msg: '有订单，不能删除' }] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: '选中 商品 1' }))
    await user.click(screen.getByRole('button', { name: '删除' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: /删除 1/ })).getByRole('button', { name: '删除' }),
    )
    expect(await screen.findByText('：有订单，不能删除')).toBeTruthy()
  })

  it('pass the accessibility checks with an open form', async () => {
    open({}, '/?open=2')
    await screen.findByRole('dialog', { name: '商品 2' })
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('Coupons', () => {
  it('are listed with their value, goods and uses', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: /优惠码/ }))
    await expectAddress('/?type=coupons')
    const first = within(await screen.findByRole('row', { name: /NEW-1/ }))
    expect(first.getByText('8 折')).toBeTruthy()
    expect(first.getByText('全部商品')).toBeTruthy()
    const second = within(screen.getByRole('row', { name: /NEW-2/ }))
    expect(second.getByText('减 5 元')).toBeTruthy()
    expect(await second.findByText('商品 2')).toBeTruthy()
    expect(second.getByText('3 / 10')).toBeTruthy()
    expect(second.getByText('已过期')).toBeTruthy()
  })

  it('are created from a discount in 折, described in a sentence', async () => {
    const { user, bodies } = open({}, '/?type=coupons&open=new')
    await screen.findByRole('dialog', { name: '添加优惠码' })
    fill('优惠码', 'autumn-26')
    fill('优惠', '8.5')
    await user.click(await screen.findByRole('checkbox', { name: '商品 3' }))
    expect(screen.getByText('1 个商品8.5 折，长期，次数不限。')).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(bodies(createCoupon)).toHaveLength(1))
    expect(bodies(createCoupon)[0]).toMatchObject({
      code: 'AUTUMN-26',
      kind: 'percent',
      value: '15',
      goods_ids: ['3'],
    })
  })

  it('are created from an amount in yuan', async () => {
    const { user, bodies } = open({}, '/?type=coupons&open=new')
    await screen.findByRole('dialog', { name: '添加优惠码' })
    fill('优惠码', 'MINUS5')
    await user.click(screen.getByRole('radio', { name: '减价' }))
    fill('优惠', '5.50')
    await user.click(save())
    await waitFor(() => expect(bodies(createCoupon)[0]).toMatchObject({ kind: 'amount', value: '550' }))
  })

  it('keep the goods that a change does not touch', async () => {
    const { user, bodies } = open({}, '/?type=coupons&open=2')
    await screen.findByRole('dialog', { name: 'NEW-2' })
    fill('总次数', '')
    await user.click(save())
    await waitFor(() => expect(bodies(updateCoupon)).toEqual([{ id: 2, max_uses: '-1' }]))
  })

  it('pass the accessibility checks', async () => {
    open({}, '/?type=coupons&open=2')
    await screen.findByRole('dialog', { name: 'NEW-2' })
    expect(await findAxeViolations()).toEqual([])
  })
})
