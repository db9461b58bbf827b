import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { openFakeMailServer } from '../../../services/user/test/fake-mail-server.ts'
import { openBrowser, openPage, searchAddress, visit } from '../harness/browser.ts'
import { readAnswer, recordChallenges, submitAnswer } from '../harness/captcha-solver.ts'
import { openProduct } from '../harness/open-product.ts'
import type { TestProduct } from '../harness/open-product.ts'

export const tourEnv = {
  SETTINGS_CACHE_MS: '0',
  RATE_LIMIT_SCALE: '1000',
  TRUSTED_PROXIES: '127.0.0.1',
  ALLOW_PRIVATE_HOSTS: 'mail',
}

export interface TourSite extends AsyncDisposable {
  product: TestProduct
  browser: Browser
  mailBox: Awaited<ReturnType<typeof openFakeMailServer>>
}

/** Starts an empty product with a mail server. */
export const openTourSite = async (): Promise<TourSite> => {
  const mailBox = await openFakeMailServer()
  const product = await openProduct({ env: tourEnv })
  const browser = await openBrowser()
  return {
    product,
    browser,
    mailBox,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await product[Symbol.asyncDispose]()
      await mailBox[Symbol.asyncDispose]()
    },
  }
}

/** Opens a page whose waits end early enough to name the step that failed. */
export const openTourPage = async (
  browser: Browser,
  { url }: Pick<TestProduct, 'url'>,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const { page, context } = await openPage(browser, url, options)
  context.setDefaultTimeout(30_000)
  return page
}

/** Clicks what asks for a captcha and solves it. */
export const solveCaptcha = async (product: TestProduct, page: Page, button: Locator): Promise<void> => {
  const challenges = recordChallenges(page)
  await button.click()
  const answer = await readAnswer(product, await challenges.newest())
  await Promise.all([page.getByText('验证成功').first().waitFor(), submitAnswer(page, answer)])
}

/** Enters name and password, and solves the captcha if the page asks for one. */
export const signIn = async (product: TestProduct, page: Page, name: string, password: string): Promise<void> => {
  await visit(page, '/login')
  await page.getByLabel('用户名或邮箱').fill(name)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  const captcha = page.getByRole('button', { name: '点击完成安全验证' })
  if ((await captcha.count()) > 0) await solveCaptcha(product, page, captcha)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Opens the address again until the page shows the element. Each time the page gets 5 s for its own calls. */
export const visitUntilShown = async (page: Page, path: string, shown: Locator): Promise<void> => {
  await waitFor(async () => {
    await visit(page, path)
    await shown.first().waitFor({ state: 'attached', timeout: 5_000 })
    return true
  }, 60_000)
}

/** The result of a search whose name is this one. */
export const resultOf = (page: Page, name: string): Locator =>
  page.locator('[data-result] h2 a').filter({ hasText: name })

export const searchUntilFound = (page: Page, name: string): Promise<void> =>
  visitUntilShown(page, searchAddress(name), resultOf(page, name))

export const searchUntilGone = async (page: Page, name: string): Promise<void> => {
  await waitFor(async () => {
    await visit(page, searchAddress(name))
    return (await resultOf(page, name).count()) === 0
  }, 60_000)
}
