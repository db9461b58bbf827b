/** A visitor meets a resource for members, buys membership and opens it; an admin refunds the order. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { buyerPassword, openShopSite } from './fixtures/shop.ts'
import type { Buyer, ShopSite } from './fixtures/shop.ts'
import { makeShares, toText } from './fixtures/shares.ts'
import { configure, unwrap } from './harness/admin.ts'
import { openBrowser, openPage, visit, visitUntilIdle } from './harness/browser.ts'
import { query } from './harness/stores.ts'

const [share] = makeShares(1) as [ReturnType<typeof makeShares>[number]]

let site: ShopSite
let browser: Browser
let buyer: Buyer
let page: Page
let docId: string

beforeAll(async () => {
  site = await openShopSite()
  browser = await openBrowser()
  await site.addGoods({ name: '年度会员', price: 6_800, vip_days: 365 })
  await site.addGoods({ name: '月度会员', price: 990, vip_days: 30 })
  buyer = await site.addBuyer()
  const { envelope } = await site.admin.importText(toText([share]))
  const { items } = await waitFor(() => site.admin.readEnded(envelope.data.task_no))
  docId = items[0]?.doc_id ?? ''
  await configure(site.admin, { doc_basic: { policy: 'vip' } })
  await waitFor(async () => (await buyer.get(`/v1/disk/doc/${docId}`)).envelope.code === 409)
  ;({ page } = await openPage(browser, site.product.url))
})

afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const link = () => page.getByRole('region', { name: '分享链接' })

it('leads from a resource for members through the login to the shop, with a plan selected', async () => {
  await visit(page, `/doc/${docId}`)
  await page.getByRole('link', { name: '登录查看' }).click()
  await page.getByLabel('用户名或邮箱').fill(buyer.username)
  await page.getByRole('textbox', { name: '密码' }).fill(buyerPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('link', { name: '开通会员' }).click()
  await page.waitForURL(/\/shop\?need=vip&back=/)
  const selected = page.locator('li[data-selected=true]')
  await selected.waitFor()
  expect(await selected.textContent()).toContain('会员')
})

it('sells membership through the page of the payment provider and returns to the open resource', async () => {
  await page.getByRole('button', { name: /购买.*月度会员/ }).click()
  await page.getByRole('button', { name: '支付 ¥9.90' }).click()
  await page.getByRole('img', { name: '付款二维码' }).waitFor()
  const [payPage] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '打开支付宝付款' }).click(),
  ])
  await payPage.getByRole('button', { name: '付款' }).click()
  await payPage.getByText('付款成功').first().waitFor()
  const paidAt = performance.now()
  await payPage.close()
  await page.getByText('已到账：30 天会员').waitFor()
  expect(performance.now() - paidAt).toBeLessThan(30_000)
  await page.getByRole('dialog').getByRole('link', { name: '返回刚才的页面' }).click()
  await page.waitForURL(new RegExp(`/doc/${docId}$`))
  await link().waitFor()
})

it('shows the order in the profile and to admins, who refund it', async () => {
  await visitUntilIdle(page, '/profile?tab=order')
  await page.getByRole('row', { name: /月度会员.*已完成.*9\.90/ }).waitFor()
  const { token, info } = await unwrap(
    site.admin.post<{ token: string; info: object }>('/v1/user/login', {
      username: site.product.adminName,
      password: site.product.adminPassword,
    }),
  )
  const { page: admin } = await openPage(browser, site.product.url)
  await admin.addInitScript(
    (text) => localStorage.setItem('pandex.session', text),
    JSON.stringify({ token, user: info }),
  )
  await visitUntilIdle(admin, '/admin/list_order')
  await admin.getByRole('cell', { name: '月度会员' }).first().click()
  await admin.getByRole('button', { name: '退款' }).first().click()
  const dialog = admin.getByRole('dialog').last()
  await dialog.getByLabel('原因（必填）').fill('买错了')
  await dialog.getByRole('button', { name: /退款 9\.90 元/ }).click()
  const refund = () =>
    query<{ status: string; vip_days: number; amount: number }>(
      site.product,
      'order',
      'select status, vip_days, amount from refunds',
    )
  await waitFor(async () => (await refund())[0]?.status === 'done')
  expect(await refund()).toEqual([{ status: 'done', vip_days: 30, amount: 990 }])
  expect(site.simulator.trades()[0]?.refunds.size).toBe(1)
  await waitFor(async () => (await buyer.get(`/v1/disk/doc/${docId}`)).envelope.code === 409)
})
