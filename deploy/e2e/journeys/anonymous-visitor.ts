import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import {
  findOverflowingWidths,
  openPage,
  automaticCallsOf,
  clickAndWait,
  searchAddress,
  visit,
  visitUntilCallsMade,
  visitUntilIdle,
} from '../harness/browser.ts'
import type { TestProduct } from '../harness/open-product.ts'
import { openProductClient } from '../harness/product-client.ts'
import { findAxeViolations } from '../harness/axe.ts'
import { makeShares, toText } from '../fixtures/shares.ts'

let product: TestProduct
let browser: Browser

const importShares = async (count: number): Promise<{ name: string; link: string; docId: string }[]> => {
  const client = openProductClient(product.url)
  const shares = makeShares(count)
  const { envelope } = await client.importText(toText(shares))
  const { items } = await waitFor(() => client.readEnded(envelope.data.task_no))
  await waitFor(() => client.isFound(shares.at(-1)))
  return shares.map((share, index) => ({ ...share, docId: items[index]?.doc_id ?? '' }))
}

/** Journeys without an account. They need no content. */
export const describeAnonymousVisitor = (open: () => { product: TestProduct; browser: Browser }): void => {
  beforeAll(() => {
    ;({ product, browser } = open())
  })

  describe('a visitor', () => {
    it('previews pasted text, follows the import and finds the resource by search', async () => {
      const shares = makeShares(3)
      const { page, activity, context } = await openPage(browser, product.url)
      await visit(page, '/')
      await page.getByRole('button', { name: '导入' }).first().click()
      const dialog = page.getByRole('dialog')
      await clickAndWait(dialog.getByRole('button', { name: '导入', exact: true }), page.getByText('请输入文本'))
      await dialog.getByLabel('含有分享链接的文本').fill(`${toText(shares)}\nhttps://www.123pan.com/s/abcd-efgh`)
      const preview = dialog.getByLabel('识别结果')
      await waitFor(async () => /识别到 3 条，1 处不支持/.test(await preview.innerText()))
      expect(await preview.innerText()).toContain(shares[2]?.name)
      await dialog.getByRole('button', { name: '导入', exact: true }).click()
      await dialog.getByRole('link', { name: shares[0]?.name ?? '' }).waitFor()
      await dialog.getByText('3 条已收录').waitFor()
      await dialog.getByRole('button', { name: '完成' }).click()

      const client = openProductClient(product.url)
      await waitFor(() => client.isFound(shares[1]))
      await page
        .getByRole('combobox', { name: '搜索资源' })
        .first()
        .fill(shares[1]?.name ?? '')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/search\?q=/)
      await page.locator('[data-result]').first().waitFor()
      expect(await page.locator('[data-result]').first().innerText()).toContain(shares[1]?.name)
      expect(await page.locator('[data-result] mark').first().innerText()).not.toBe('')
      expect({ ...activity, calls: [] }).toEqual({ consoleMessages: [], calls: [], foreignRequests: [] })
      await context.close()
    })

    it('gets the data of a page in its first HTML without further calls', async () => {
      const [share] = await importShares(1)
      if (!share) throw new Error('no share was imported')
      const word = share.name.split(' ')[0] ?? ''
      for (const path of [searchAddress(share.name), `/doc/${share.docId}`, '/']) {
        const readHtml = async (): Promise<string> => (await fetch(new URL(path, product.url))).text()
        await waitFor(async () => (await readHtml()).replaceAll(/<\/?mark[^>]*>/g, '').includes(word))
        const { page, activity, context } = await openPage(browser, product.url)
        await visitUntilCallsMade(page, activity, path)
        expect({ path, ...activity }).toEqual({
          path,
          consoleMessages: [],
          calls: automaticCallsOf(path),
          foreignRequests: [],
        })
        await context.close()
      }
    })

    it('reads pages without JavaScript', async () => {
      const [share] = await importShares(1)
      const { page, context } = await openPage(browser, product.url, { javaScriptEnabled: false })
      await page.goto(searchAddress(share?.name ?? ''))
      await page.locator('[data-result] h2 a').first().click()
      await page.waitForURL(`**/doc/${share?.docId}`)
      expect(await page.locator('h1').innerText()).toContain(share?.name.split(' ')[0])
      await context.close()
    })

    it('copies link and name of a result with one click', async () => {
      const [share] = await importShares(1)
      const { page, context } = await openPage(browser, product.url)
      await visit(page, searchAddress(share?.name ?? ''))
      await clickAndWait(page.getByRole('button', { name: /^复制/ }).first(), page.getByText('复制成功'))
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain(share?.link)
      await context.close()
    })

    it('keeps the chosen theme from the first paint', async () => {
      const { page, context } = await openPage(browser, product.url, { colorScheme: 'light' })
      await visit(page, '/')
      const readBackground = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
      const light = await readBackground()
      await page.getByRole('button', { name: '切换深色或浅色' }).click()
      await waitFor(async () => (await readBackground()) !== light)
      const dark = await readBackground()
      const { expires } = await waitFor(async () => (await context.cookies()).find(({ name }) => name === 'is_dark'))
      const days = (expires - Date.now() / 1000) / 86_400
      expect(Math.round(days)).toBe(300)
      await page.reload({ waitUntil: 'commit' })
      await waitFor(() => page.evaluate<boolean>(`performance.getEntriesByType('paint').length > 0`))
      expect(await readBackground()).toBe(dark)
      await context.close()
    })

    it('sees a not-found page with a link to the home page for an unknown URL', async () => {
      const { page, context } = await openPage(browser, product.url)
      expect((await fetch(new URL('/no/such/page', product.url))).status).toBe(404)
      await visit(page, '/no/such/page')
      await page.getByText('你来到了一片荒芜').waitFor()
      await page.getByRole('link', { name: '返回首页' }).click()
      await page.waitForURL(`${product.url}/`)
      const unknownDoc = await page.goto('/doc/a123456789012345678901234')
      expect(unknownDoc?.status()).toBe(404)
      await context.close()
    })
  })

  describe('a page', () => {
    // public-pages.ts tests pages that show content.
    it.each(['light', 'dark'] as const)(
      'without resources passes the accessibility checks and fits four widths (%s)',
      async (colorScheme) => {
        const { page, context } = await openPage(browser, product.url, { colorScheme })
        for (const path of ['/login', '/register', '/find_pass', '/nope']) {
          await visitUntilIdle(page, path)
          const axeViolations = await findAxeViolations(page)
          const overflowingWidths = await findOverflowingWidths(page, [320, 768, 1024, 1440])
          expect({ path, axeViolations, overflowingWidths }).toEqual({ path, axeViolations: [], overflowingWidths: [] })
        }
        await context.close()
      },
    )
  })

  describe('the admin area', () => {
    it('requires the login of an admin', async () => {
      const { page, context, activity } = await openPage(browser, product.url)
      await visit(page, '/admin')
      await page.waitForURL('**/login**')
      await page.getByRole('button', { name: '登录' }).click()
      await waitFor(async () => (await page.getByText('必填').count()) === 2)
      await page.getByLabel('用户名或邮箱').fill(product.adminName)
      await page.getByRole('textbox', { name: '密码' }).fill('not-the-password')
      await page.getByRole('button', { name: '登录' }).click()
      await page.getByText('用户名或密码错误').first().waitFor()
      await page.getByRole('textbox', { name: '密码' }).fill(product.adminPassword ?? '')
      await page.getByRole('button', { name: '登录' }).click()
      await page.waitForURL('**/admin**')
      await page.getByText('网盘管理').first().waitFor()
      await page.goto('/admin/list_goods')
      await page.getByRole('heading', { name: '商品管理' }).waitFor()
      expect(activity.foreignRequests).toEqual([])
      await context.close()
    })
  })
}
