import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { configure } from '../harness/admin.ts'
import { openPage, clickAndWait, searchAddress, visit } from '../harness/browser.ts'
import type { PublicSite } from './public-site.ts'
import type { TestProduct } from '../harness/open-product.ts'
import { openProductClient } from '../harness/product-client.ts'
import { query } from '../harness/stores.ts'

interface Session {
  token: string
  info: { id: number; username: string }
}

const password = 'correct horse battery'
const startCoin = 20
const price = 6

let product: TestProduct
let browser: Browser
let site: PublicSite

const register = async (username: string): Promise<Session> => {
  const account = { username, email: `${username}@example.com`, password }
  const { envelope } = await openProductClient(product.url).post<Session>('/v1/user/register', account)
  expect(envelope.code).toBe(200)
  return envelope.data
}

const logIn = async (page: Page, { info }: Session): Promise<void> => {
  await page.getByLabel('用户名或邮箱').fill(info.username)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const coinOf = async ({ token }: Session): Promise<number> =>
  (await openProductClient(product.url, token).get<{ coin: number }>('/auth/v1/user/info')).envelope.data.coin

/** Sets the price of a resource and waits until call and page show it. */
const setPrice = async (docId: string): Promise<void> => {
  const { envelope } = await site.admin.get<{ id: number }>(`/v1/disk/doc/${docId}`)
  const changed = await site.admin.post('/admin/v1/disk/update_meta', { id: envelope.data.id, cost_coin: price })
  expect(changed.envelope.code).toBe(200)
  await waitFor(async () => (await openProductClient(product.url).get(`/v1/disk/doc/${docId}`)).envelope.code === 410)
  await waitFor(async () => (await (await fetch(`${product.url}/doc/${docId}`)).text()).includes(`${price} 积分`))
}

/** Journeys of readers and buyers. Enables accounts and a policy for further pages. */
export const describeSearchAndPurchase = (open: () => Promise<PublicSite>): void => {
  beforeAll(async () => {
    site = await open()
    ;({ product, browser } = site)
    await configure(site.admin, { user: { enable_user_system: true, register_coin: startCoin } })
  })

  describe('a visitor who searches', () => {
    it('types pinyin initials, picks a suggestion, filters the results and returns to them', async () => {
      const { page, activity, context } = await openPage(browser, product.url)
      const first = page.getByRole('option').filter({ hasText: site.film }).first()
      // Suggestions that come late are not shown: the test types again, as a visitor would.
      await waitFor(async () => {
        await visit(page, '/')
        await page.getByRole('combobox').first().fill('qyn')
        await first.waitFor({ timeout: 5_000 })
        return true
      }, 120_000)
      await first.click()
      await page.waitForURL(/\/search\?/)
      await page.locator('[data-result]').first().waitFor()
      const all = await page.locator('[data-result]').count()
      const drive = page.getByLabel('筛选', { exact: true }).getByRole('link', { name: /夸克/ })
      await drive.click()
      await page.waitForURL(/type=QUARK/)
      await waitFor(async () => (await page.locator('[data-result]').count()) < all)
      await page.locator('[data-result] h2 a').first().click()
      await page.waitForURL(/\/doc\//)
      await page.goBack()
      await page.waitForURL(/type=QUARK/)
      await page.locator('[data-result]').first().waitFor()
      expect(activity.consoleMessages).toEqual([])
      await context.close()
    })

    it('is counted as opening a hit, with and without a page load', async () => {
      const { page, context } = await openPage(browser, product.url)
      const firstHit = page.locator('[data-result] h2 a').first()
      const clicksOf = (key: string): Promise<number> =>
        waitFor(
          async () => (await query(product, 'search', 'select 1 from searched_click where key = $1', [key])).length,
        )
      await visit(page, searchAddress(`${site.film} 高清`))
      await firstHit.click()
      await page.waitForURL(/\/doc\//)
      // The page asks for its data after the address has changed, so the test must not leave it before.
      expect(await clicksOf(`${site.film} 高清`)).toBe(1)
      await visit(page, searchAddress(`${site.film} 全集 -预告`))
      const [tab] = await Promise.all([context.waitForEvent('page'), firstHit.click({ modifiers: ['ControlOrMeta'] })])
      await tab.waitForURL(/\/doc\//)
      expect(await clicksOf(`${site.film} 全集`)).toBe(1)
      await context.close()
    })

    it('sees an empty state with an import button when nothing is found', async () => {
      const { page, context } = await openPage(browser, product.url)
      await visit(page, searchAddress('鼍黾龘䶮齾'))
      expect(await page.locator('[data-result]').count()).toBe(0)
      await page.getByText('没有找到相关资源').first().waitFor()
      await page.getByRole('button', { name: '导入' }).first().waitFor()
      await context.close()
    })
  })

  describe('a resource with a price', () => {
    it('shows its price before the purchase and opens for its buyer only, permanently', async () => {
      const buyer = await register('buyer')
      const { docId } = site
      await setPrice(docId)
      const { page, activity, context } = await openPage(browser, product.url)
      await visit(page, `/doc/${docId}`)
      const accessPanel = page.getByLabel('获取链接')
      const share = page.getByLabel('分享链接')
      await accessPanel.getByText(`${price} 积分`).first().waitFor()
      expect(await page.locator('a[href^="https://pan."]').count()).toBe(0)
      await accessPanel.getByRole('link', { name: '登录后购买' }).click()
      await logIn(page, buyer)
      await page.waitForURL(new RegExp(`/doc/${docId}`))
      await accessPanel.getByRole('button', { name: '购买' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(`${startCoin - price} 积分`).waitFor()
      await dialog.getByRole('button', { name: '确认购买' }).click()
      await share.getByRole('button', { name: /复制/ }).first().waitFor()
      expect(await coinOf(buyer)).toBe(startCoin - price)
      await page.reload()
      await share.getByRole('button', { name: /复制/ }).first().waitFor()
      expect(activity.consoleMessages).toEqual([])
      await visit(page, '/profile?tab=bought')
      await page.locator(`a[href="/doc/${docId}"]`).first().waitFor()
      await context.close()

      const anonymous = await openPage(browser, product.url)
      await visit(anonymous.page, `/doc/${docId}`)
      await anonymous.page.getByText(`${price} 积分`).first().waitFor()
      await anonymous.context.close()
    })
  })

  describe('a visitor who reports a resource', () => {
    it('needs two clicks, and admins see the report', async () => {
      const { envelope } = await openProductClient(product.url).get<{ doc_id: string }[]>('/v1/disk/latest?size=5')
      const docId = envelope.data.find(({ doc_id }) => doc_id !== site.docId)?.doc_id ?? ''
      const { page, context } = await openPage(browser, product.url)
      await visit(page, `/doc/${docId}`)
      await page.getByRole('button', { name: '反馈问题' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('内容与名称不符').click()
      await clickAndWait(dialog.getByRole('button', { name: '提交' }), page.getByText('感谢反馈'))
      const statusOf = async (): Promise<number> =>
        (await openProductClient(product.url).get<{ status: number }>(`/v1/disk/doc/${docId}`)).envelope.data.status
      expect(await waitFor(async () => (await statusOf()) || undefined)).toBe(1)
      await context.close()
    })
  })

  describe('further pages of a search', () => {
    it('require a login of anonymous visitors', async () => {
      await configure(site.admin, { search_basic: { policy: 'login', policy_from_page: 2, page_size: 5 } })
      const reader = await register('reader')
      const { page, context } = await openPage(browser, product.url)
      await waitFor(async () => {
        const { envelope } = await openProductClient(product.url).search('第', { page: 2, size: 5 })
        return envelope.code === 405
      })
      await visit(page, `${searchAddress('第')}&page=2`)
      const panel = page.getByLabel('继续查看')
      await panel.getByRole('link', { name: '登录' }).click()
      await logIn(page, reader)
      await page.waitForURL(/page=2/)
      await page.locator('[data-result]').first().waitFor()
      await expect.poll(() => panel.count()).toBe(0)
      await context.close()
    })
  })
}
